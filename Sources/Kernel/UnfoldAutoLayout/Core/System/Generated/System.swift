// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/Core/System.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldTypesetting

package struct SolvedRect: Equatable {
    var minX = 0.0
    var minY = 0.0
    var width = 0.0
    var height = 0.0
}

/// What a stack adds to the optional constraints of a view, so that equals yield in order (facts C3.1, C3.2).
package struct StackOrder: Equatable {
    var axis = UILayoutConstraintAxis.horizontal
    /// How much more than others its hugging and its resistance count among those of their priority: fractions.
    var extra = Extra()
    var hugging: UILayoutPriority?
    var resistance: UILayoutPriority?
    /// How strongly a view without a natural length shuns slack; 0 takes whatever is left.
    var sizeTieBreak = 0.0
}

extension StackOrder {
    package struct Extra: Equatable {
        var hugging = 0.0
        var resistance = 0.0
    }
}

package struct FittingRequest: Equatable {
    var target: CGSize
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority
    /// With what a stack gave the view for itself: a hidden one's length of 0, a share of 0.
    var isArranged = true
    /// Widths at which texts that wrap were laid out, where they keep to them.
    var keptWidths: [Double]?
}
