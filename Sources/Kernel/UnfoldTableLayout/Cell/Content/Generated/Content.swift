// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldTableLayout/Inert/Cell/Content.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldAutoLayout

nonisolated public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    public var traitCollection: UITraitCollection
    public var isDisabled: Bool = false
    public var isHighlighted: Bool = false
    public var isSelected: Bool = false
    public var isFocused: Bool = false
    public var isPinned: Bool = false
    public var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

nonisolated public struct UICellConfigurationState: UIConfigurationState, Hashable {
    public var traitCollection: UITraitCollection
    public var isDisabled: Bool = false
    public var isHighlighted: Bool = false
    public var isSelected: Bool = false
    public var isFocused: Bool = false
    public var isPinned: Bool = false
    public var isEditing: Bool = false
    public var isExpanded: Bool = false
    public var isSwiped: Bool = false
    public var isReordering: Bool = false
    public var cellDragState: DragState = .none
    public var cellDropState: DropState = .none
    public var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

extension UICellConfigurationState {
    public enum DragState: Int, Sendable {
        case none = 0
        case lifting = 1
        case dragging = 2
    }

    public enum DropState: Int, Sendable {
        case none = 0
        case notTargeted = 1
        case targeted = 2
    }
}

public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

extension UIListContentConfiguration {
    @preconcurrency @MainActor public static func sidebarCell() -> UIListContentConfiguration { cell() }
    @preconcurrency @MainActor public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
    @preconcurrency @MainActor public static func sidebarHeader() -> UIListContentConfiguration { plainHeader() }
    @preconcurrency @MainActor public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
    @preconcurrency @MainActor public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
    @preconcurrency @MainActor public static func header() -> UIListContentConfiguration { plainHeader() }
    @preconcurrency @MainActor public static func footer() -> UIListContentConfiguration { plainFooter() }
    @preconcurrency @MainActor public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { plainHeader() }
    @preconcurrency @MainActor public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration { plainHeader() }
    @preconcurrency @MainActor public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(text: TextStyles.body, secondary: TextStyles.subheadline, margin: rowMargin, gap: lineGap, minimumHeight: rowMinimum) }
    @preconcurrency @MainActor public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(text: TextStyles.body, secondary: TextStyles.subheadline, margin: rowMargin, gap: lineGap, minimumHeight: rowMinimum) }
    @preconcurrency @MainActor public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration(text: TextStyles.body, secondary: TextStyles.body, margin: rowMargin, gap: lineGap, minimumHeight: rowMinimum, isSideBySide: true) }
    @preconcurrency @MainActor public static func plainHeader() -> UIListContentConfiguration { section(TextStyles.headline, 4) }
    @preconcurrency @MainActor public static func plainFooter() -> UIListContentConfiguration { section(TextStyles.body, 4) }
    @preconcurrency @MainActor public static func groupedHeader() -> UIListContentConfiguration { section(TextStyles.footnote, 8, .secondaryLabel) }
    @preconcurrency @MainActor public static func groupedFooter() -> UIListContentConfiguration { section(TextStyles.footnote, 8, .secondaryLabel) }
}

extension UIListContentConfiguration {
    public struct TextProperties {
        public var font: UIFont
        public var color: UIColor
        public var numberOfLines: Int
        public var lineBreakMode: NSLineBreakMode
        public var adjustsFontForContentSizeCategory: Bool
        public var alignment: TextAlignment
        public var adjustsFontSizeToFitWidth: Bool = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation: Bool = false
        public var colorTransformer: UIConfigurationColorTransformer?
        public var showsExpansionTextWhenTruncated: Bool = false
        public var transform: TextTransform = .none
        public var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
    }

    public struct ImageProperties {
        public var maximumSize: CGSize
        public var reservedLayoutSize: CGSize
        public var tintColor: UIColor?
        public var cornerRadius: CGFloat
        public var tintColorTransformer: UIConfigurationColorTransformer?
        public var accessibilityIgnoresInvertColors: Bool = false
        public var strokeColor: UIColor?
        public var strokeWidth: CGFloat = 0
        public var strokeColorTransformer: UIConfigurationColorTransformer?
        public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor { let color = strokeColor ?? tintColor; return strokeColorTransformer?(color) ?? color }
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor { let color = self.tintColor ?? tintColor; return tintColorTransformer?(color) ?? color }
        public static let standardDimension: CGFloat = .greatestFiniteMagnitude
    }
}

extension UIListContentConfiguration.TextProperties {
    public enum TextAlignment: Sendable {
        case natural
        case center
        case justified
    }
}

@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
    var configuration: any UIContentConfiguration { get set }
    /// Default: for the same type of configuration.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool { type(of: self.configuration) == type(of: configuration) }
}

public struct HostedEdges: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let top = Self(rawValue: 1)
    public static let leading = Self(rawValue: 2)
    public static let bottom = Self(rawValue: 4)
    public static let trailing = Self(rawValue: 8)
    public static let horizontal: HostedEdges = [.leading, .trailing]
    public static let vertical: HostedEdges = [.top, .bottom]
    public static let all: HostedEdges = [.horizontal, .vertical]
}

/// What a cell shows, as a value that makes its own view.
@preconcurrency @MainActor public protocol UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView
    /// The configuration for another state of the cell; here states never change. Default: itself, as most do not depend on the state.
    func updated(for state: any UIConfigurationState) -> Self
}

extension UIContentConfiguration {
    public func updated(for state: any UIConfigurationState) -> Self { self }
}

extension UIBackgroundConfiguration {
    /// The background for a state: itself.
    @preconcurrency @MainActor public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
}
