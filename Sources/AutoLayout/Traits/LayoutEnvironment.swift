import Foundation

/// Everything outside the views that a layout depends on: one value, set by a test, a scenario or an embedding tool.
public struct LayoutEnvironment: Equatable, Sendable {
    /// Pixels per point: 1, 2 or 3. Default 3.
    public var displayScale: CGFloat
    /// Size of the screen in points. Default 390 by 844.
    public var screenSize: CGSize
    /// Imitated UIKit. Default ``UIKitGeneration/mid``.
    public var generation: UIKitGeneration
    /// Reading direction of the interface. Default left to right.
    public var layoutDirection: UIUserInterfaceLayoutDirection
    /// The user's text size. Default `.large`.
    public var contentSizeCategory: UIContentSizeCategory
    public var userInterfaceIdiom: UIUserInterfaceIdiom
    public var horizontalSizeClass: UIUserInterfaceSizeClass
    public var verticalSizeClass: UIUserInterfaceSizeClass

    public init(
        displayScale: CGFloat = 3, screenSize: CGSize = CGSize(width: 390, height: 844),
        generation: UIKitGeneration = .mid, layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
        contentSizeCategory: UIContentSizeCategory = .large, userInterfaceIdiom: UIUserInterfaceIdiom = .phone,
        horizontalSizeClass: UIUserInterfaceSizeClass = .compact,
        verticalSizeClass: UIUserInterfaceSizeClass = .regular
    ) {
        self.displayScale = displayScale
        self.screenSize = screenSize
        self.generation = generation
        self.layoutDirection = layoutDirection
        self.contentSizeCategory = contentSizeCategory
        self.userInterfaceIdiom = userInterfaceIdiom
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
    }

    /// The environment in force. Views that exist already are told nothing: call
    /// ``UIView/traitEnvironmentDidChange()`` on a root to lay it out anew.
    @MainActor public static var current = LayoutEnvironment()
}
