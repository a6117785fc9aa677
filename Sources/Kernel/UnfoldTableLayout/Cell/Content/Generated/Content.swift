// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldTableLayout/Inert/Cell/Content.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldAutoLayout

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

extension UIListContentConfiguration.ImageProperties {
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude
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
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}
