import Foundation

/// A row's height, with where it comes from.
public struct RowHeight: Hashable, Sendable {
    public enum Source: String, Sendable, Codable {
        /// Fitted in the step asked about.
        case measured
        /// Fitted in an earlier step and still valid.
        case cached
        /// Not fitted yet.
        case estimated
        /// Given by the delegate or by `rowHeight`.
        case fixed
    }

    /// Why a row was fitted.
    public enum Reason: String, Sendable {
        /// It came on screen for the first time.
        case appeared
        /// Something its size depends on changed.
        case contentChanged
        /// The table's width changed.
        case widthChanged
        /// Asked for by `measureAllRows()`.
        case asked
    }

    /// Row height in points, separator included.
    public var height: CGFloat
    /// What the content view gets, and `UIView-Encapsulated-Layout-Height` pins.
    public var contentHeight: CGFloat
    public var source: Source
    /// The table's step (``UITableView/measurementStep``) when it was fitted; nil if it never was.
    public var measuredAtStep: Int?
    public var reason: Reason?
    /// Width in points at which it was fitted.
    public var measuredAtWidth: CGFloat?
    /// The step at which a change made the height out of date; nil while it is fresh.
    public var staleSinceStep: Int?
}
