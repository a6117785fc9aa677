// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldTableLayout/Inert/Heights.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldAutoLayout

/// A row's height, with where it comes from.
public struct RowHeight: Hashable, Sendable {
    /// Row height in points, separator included.
    public var height: CGFloat
    /// What the content view gets, and `UIView-Encapsulated-Layout-Height` pins.
    public var contentHeight: CGFloat
    /// Kind of the height.
    public var source: Source
    /// The list's step (`measurementStep`) when it was fitted; nil if it never was.
    public var measuredAtStep: Int?
    /// Why it was fitted; nil if it never was.
    public var reason: Reason?
    /// Width in points of the content view when it was fitted.
    public var measuredAtWidth: CGFloat?
    /// Traits when it was fitted.
    public var traits: MeasurementTraits?
    /// The step at which a change made the height out of date; nil while it is fresh.
    public var staleSinceStep: Int?
    /// The change that did so.
    public var staleBecause: LayoutChange?
    package init(height: CGFloat, contentHeight: CGFloat, source: Source) { (self.height, self.contentHeight, self.source) = (height, contentHeight, source) }
    /// Fitted and still what a fitting would give, or given.
    public var isFresh: Bool { staleSinceStep == nil && source != .estimated }
    /// Steps since it was fitted; nil if it never was.
    public func age(at step: Int) -> Int? { measuredAtStep.map { step - $0 } }
}

extension RowHeight {
    /// Kind of a height.
    public enum Source: String, Sendable, Codable {
        /// Fitted in the step asked about.
        case measured
        /// Fitted in an earlier step. Valid unless ``RowHeight/staleSinceStep`` says otherwise.
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
        /// The width of its content changed.
        case widthChanged
        /// Text size, display scale, direction or a size class changed.
        case traitsChanged
        /// The cell announced another size (`selfSizingInvalidation`).
        case invalidated
        /// Its own layout changed it: it was fitted again at once.
        case changedByLayout
        /// Asked for by `measureAllRows()`.
        case asked
    }
}

/// What a fitting depends on next to the cell and its width.
public struct MeasurementTraits: Hashable, Sendable {
    /// Pixels per point.
    public var displayScale: CGFloat
    /// The user's text size.
    public var contentSizeCategory: UIContentSizeCategory
    /// Reading direction of the interface.
    public var layoutDirection: UIUserInterfaceLayoutDirection
    /// The size class across.
    public var horizontalSizeClass: UIUserInterfaceSizeClass
    /// The size class down.
    public var verticalSizeClass: UIUserInterfaceSizeClass
    /// Kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom
    /// The imitated UIKit.
    public var generation: UIKitGeneration
    public init(_ environment: LayoutEnvironment) { displayScale = environment.displayScale; contentSizeCategory = environment.contentSizeCategory; layoutDirection = environment.layoutDirection; horizontalSizeClass = environment.horizontalSizeClass; verticalSizeClass = environment.verticalSizeClass; userInterfaceIdiom = environment.userInterfaceIdiom; generation = environment.generation }
}

/// Where a height comes from: shared by all rows fitted in the same circumstances, so that a row keeps four bytes.
package struct HeightOrigin: Hashable {
    package var kind: Kind
    package var share: CGFloat
    package var step: Int
    package var reason: RowHeight.Reason
    package var condition: Int
    package var staleSince: Int?
    package var staleBecause: LayoutChange?
    package init(kind: Kind, share: CGFloat, step: Int = 0, reason: RowHeight.Reason = .appeared, condition: Int = 0) { (self.kind, self.share, self.step, self.reason, self.condition) = (kind, share, step, reason, condition) }
}

package struct MeasuringCondition: Hashable {
    package var width: CGFloat
    package var traits: MeasurementTraits
    package init(width: CGFloat, traits: MeasurementTraits) { (self.width, self.traits) = (width, traits) }
    package func hash(into hasher: inout Hasher) { hasher.combine(width) }
}
