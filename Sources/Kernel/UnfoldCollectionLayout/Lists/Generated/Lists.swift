// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldCollectionLayout/Inert/Lists.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldAutoLayout
import UnfoldTableLayout

extension UICollectionLayoutListConfiguration {
    public enum Appearance: Int, Sendable {
        case plain = 0
        case grouped = 1
        case insetGrouped = 2
        case sidebar = 3
        case sidebarPlain = 4
    }

    public enum FooterMode: Int, Sendable {
        case none = 0
        case supplementary = 1
    }

    public enum HeaderMode: Int, Sendable {
        case none = 0
        case supplementary = 1
        case firstItemInSection = 2
    }
}

extension UIListSeparatorConfiguration {
    public enum Visibility: Int, Sendable {
        case automatic = 0
        case visible = 1
        case hidden = 2
    }
}

/// A list, as a value that makes sections of a compositional layout (facts L3.3 to L3.6).
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
    /// Says what separators one row has, given those of the list.
    public typealias ItemSeparatorHandler = @MainActor (_ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration) -> UIListSeparatorConfiguration
    public init(appearance: Appearance) { self.appearance = appearance; separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance) }
    public let appearance: Appearance
    /// Default none.
    public var headerMode = HeaderMode.none
    /// Default none.
    public var footerMode = FooterMode.none
    /// Points above a header that is a supplementary view; nil for 22 in plain lists, except in ``UIKitGeneration/old``, and none elsewhere (fact L3.5).
    public var headerTopPadding: CGFloat?
    /// Whether there are lines between rows. Default true; false in sidebars.
    public var showsSeparators = true
    /// Lines of all rows.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// Has the last word on a row's lines.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// What a swipe offers for a row; nil for nothing.
    public typealias SwipeActionsConfigurationProvider = @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var backgroundColor: UIColor?
    /// Points of a row before it was measured; nil for 44, in iOS 26 for 52 (fact L3.6).
    public var estimatedRowHeight: CGFloat?
    /// Whether cards lie inside the safe area at the sides, as in tables. UIKit has no such property. Default true.
    public var keepsCardsInSafeArea = true
}

/// Lines above and below a row of a list (fact L3.19).
@preconcurrency @MainActor public struct UIListSeparatorConfiguration {
    /// Lines as a list of that look has them.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
    /// Insets that the system finds: those of the text.
    public nonisolated static var automaticInsets: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets(top: 0, leading: .greatestFiniteMagnitude, bottom: 0, trailing: .greatestFiniteMagnitude) }
    /// The line above. Default automatic: none.
    public var topSeparatorVisibility = Visibility.automatic
    /// The line below. Default automatic: one, but below the last row of a section.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// Points at the sides. Default ``automaticInsets``.
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// Points at the sides. Default ``automaticInsets``.
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    public var color: UIColor?
    public var multipleSelectionColor: UIColor?
}
