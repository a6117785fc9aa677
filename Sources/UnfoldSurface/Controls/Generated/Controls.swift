// Made by Tests/Floors/inert.py from Sources/UnfoldSurface/Inert/Controls.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldAutoLayout

@preconcurrency @MainActor open class UIColorWellInert: UIControl {
    open var title: String? { get { inertValues["title"] as? String } set { inertValues["title"] = newValue } }
}
