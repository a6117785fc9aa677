import Foundation

/// What tables are reported in words.
extension UITableView {
    /// Look of the table.
    public enum Style: Int, Sendable {
        /// Rows from edge to edge; section headers stay at the top while their rows pass.
        case plain = 0
        /// Sections with room between; headers scroll with their rows.
        case grouped
        /// As `grouped`, the rows away from the sides.
        case insetGrouped
    }

    /// How a row comes or goes; kept for the animation record, frames are final at once.
    public enum RowAnimation: Int, Sendable {
        /// It fades.
        case fade = 0
        /// From or to the right.
        case right
        /// From or to the left.
        case left
        /// From or to the top.
        case top
        /// From or to the bottom.
        case bottom
        /// At once.
        case none
        /// From or to the middle of its position.
        case middle
        /// What suits the update.
        case automatic = 100
    }

    /// The line under a row.
    public enum SeparatorStyle: Int, Sendable {
        /// None; the row is as high as its content.
        case none = 0
        /// A line that takes a share of the row: a pixel, in iOS 26 a point.
        case singleLine
        /// Its old name for two lines; as ``singleLine``.
        case singleLineEtched
    }

    /// What separators' insets are measured from.
    public enum SeparatorInsetReference: Int, Sendable {
        /// The cell.
        case fromCellEdges = 0
        /// The insets of the system.
        case fromAutomaticInsets
    }

    /// The magnifying glass of an index.
    public nonisolated static let indexSearch = "{search}"
    /// Never posted: there are no touches.
    public static let selectionDidChangeNotification = Notification.Name("UITableViewSelectionDidChangeNotification")

    /// Where a row ends up when it is scrolled to.
    public enum ScrollPosition: Int, Sendable {
        /// No further than needed.
        case none = 0
        /// At the upper edge of what is visible.
        case top
        /// In the middle of what is visible.
        case middle
        /// At the lower edge of what is visible.
        case bottom
    }

    /// What makes the table measure a visible row again outside an update (fact D10.1).
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Nothing; heights change in updates only.
        case disabled = 0
        /// `invalidateIntrinsicContentSize` of the cell or its content view.
        case enabled
        /// Any change inside the content view that Auto Layout knows of.
        case enabledIncludingConstraints
    }
}

/// Unfold's own choices.
extension UITableView {
    /// See ``UITableView/firstLayout``.
    public enum FirstLayout: Sendable {
        /// At the height that was measured.
        case measured
        /// At the estimate, then at the height that was measured.
        case atEstimate
    }

    /// See ``UITableView/estimateCorrection``.
    public enum EstimateCorrection: Sendable {
        /// The offset stays: what is on screen jumps, which is a finding.
        case none
        /// The offset follows, so that the first row on screen stays where it is.
        case keepsScreen
    }

    /// See ``UITableView/inconsistencyText``.
    public enum InconsistencyText: Sendable {
        /// The list for iOS 26 if the data source did change, else the sentence about one section.
        case byGeneration
        /// "Invalid update: invalid number of rows in section…".
        case sentence
        /// "Invalid batch updates detected…" with both counts and all updates.
        case list
    }
}

extension UITableViewCell {
    /// As UIKit names it.
    public typealias SeparatorStyle = UITableView.SeparatorStyle
}
