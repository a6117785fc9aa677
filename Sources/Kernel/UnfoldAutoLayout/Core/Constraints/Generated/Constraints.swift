// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/Core/Constraints.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldTypesetting

extension NSLayoutConstraint {
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let alignAllLeft = Self(rawValue: 1 << 1)
        public static let alignAllRight = Self(rawValue: 1 << 2)
        public static let alignAllTop = Self(rawValue: 1 << 3)
        public static let alignAllBottom = Self(rawValue: 1 << 4)
        public static let alignAllLeading = Self(rawValue: 1 << 5)
        public static let alignAllTrailing = Self(rawValue: 1 << 6)
        public static let alignAllCenterX = Self(rawValue: 1 << 9)
        public static let alignAllCenterY = Self(rawValue: 1 << 10)
        public static let alignAllLastBaseline = Self(rawValue: 1 << 11)
        public static let alignAllFirstBaseline = Self(rawValue: 1 << 12)
        public static let directionLeadingToTrailing: NSLayoutConstraint.FormatOptions = []
        public static let directionLeftToRight = Self(rawValue: 1 << 16)
        public static let directionRightToLeft = Self(rawValue: 2 << 16)
        public static let spacingEdgeToEdge: NSLayoutConstraint.FormatOptions = []
        public static let spacingBaselineToBaseline = Self(rawValue: 1 << 19)
    }
}

/// A constraint as it is printed, as a value: it says what the constraint said when this was made.
package struct PrintedConstraint: Sendable {
    let first: Anchor
    let second: Anchor
    /// What is taken from an anchor, where it is a distance between two.
    let firstOrigin: Anchor?
    let secondOrigin: Anchor?
    let form: NSLayoutConstraint.Form
    let constant: CGFloat
    let priority: UILayoutPriority
    let origin: NSLayoutConstraint.Origin
    let identifier: String?
    let reportName: String?
    let source: SourcePosition?
    let className: String
    let address: LayoutAddress
    let standardSpace: CGFloat?
    let isActive: Bool
}

extension PrintedConstraint {
    package struct Anchor: Sendable {
        /// Nil once it is gone.
        let item: PrintedItem?
        let attribute: NSLayoutConstraint.Attribute
    }
}
