// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/Values.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldTypesetting

@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
