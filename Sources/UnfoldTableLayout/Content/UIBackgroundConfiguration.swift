import UnfoldAutoLayout
import Foundation

/// Background of a cell, header or footer, as a value. Stored; nothing is drawn and layout does not depend on it.
public struct UIBackgroundConfiguration {
    /// Stored; it does not take part in layout.
    public var customView: UIView?
    /// Points.
    public var cornerRadius: CGFloat = 0
    /// Points between the cell's edges and the background.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// Nil for the tint.
    public var backgroundColor: UIColor?
    /// Stored.
    public var strokeColor: UIColor?
    /// Points.
    public var strokeWidth: CGFloat = 0
    /// Points.
    public var strokeOutset: CGFloat = 0
    /// Stored.
    public var image: UIImage?
    /// Stored.
    public var imageContentMode: UIView.ContentMode = .scaleToFill

    /// No background.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    /// Of a cell in a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    /// Of a cell in a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    /// Of a cell in any list.
    public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    /// Of a header in a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    /// Of a header in a grouped list.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    /// Of a cell in a sidebar.
    public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    /// Of a header in a sidebar.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

    /// The configuration for another state; here the same.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
}
