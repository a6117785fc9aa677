// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/StackView.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldTypesetting

/// What a stack found out about its views by fitting them.
package struct StackMeasures {
    var system: EngineReference?
    var revision = -1
    /// Natural lengths for proportional shares, in the order of the visible views that have none of their own.
    var lengths: [CGFloat] = []
    /// Whether it matters which view is the tallest.
    var wantsHeights = false
    /// Of views without a natural height.
    var heights: [ObjectIdentifier: CGFloat] = [:]
}
