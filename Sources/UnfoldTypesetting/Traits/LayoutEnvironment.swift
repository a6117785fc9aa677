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
    /// Kind of device. Default `.phone`.
    public var userInterfaceIdiom: UIUserInterfaceIdiom
    /// Default `.compact`.
    public var horizontalSizeClass: UIUserInterfaceSizeClass
    /// Default `.regular`.
    public var verticalSizeClass: UIUserInterfaceSizeClass
    /// Natural sizes of controls; nil, the default, for those of the generation.
    public var controlMetrics: ControlMetrics?

    /// An environment; each part has the default that its property names.
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

    /// The environment in force; may be read and set from any thread.
    ///
    /// Views hear of another value in their next layout or fitting: `traitCollectionDidChange` is called where traits
    /// differ, and what depends on the difference, and nothing else, is measured anew.
    public static var current: LayoutEnvironment {
        get { history.current }
        set { history.set(newValue) }
    }

    /// The scale of ``current``, which is asked for with every size.
    package static var displayScale: CGFloat { history.displayScale }

    /// The generation of ``current``, which is asked for with every row: a copy of all of it costs several times as much.
    package static var generation: UIKitGeneration { history.generation }

    /// Counts the values that ``current`` has had.
    package static var version: Int { history.version }

    /// What ``current`` was; nil when that is too long ago.
    package static func environment(ofVersion version: Int) -> LayoutEnvironment? {
        history.environment(ofVersion: version)
    }

    private static let history = EnvironmentHistory()
}

/// The current environment and those before it, so that a view can be told what it was laid out in.
private final class EnvironmentHistory: @unchecked Sendable {
    private let lock = NSLock()
    private var past: [Int: LayoutEnvironment] = [:]
    private var storedVersion = 0
    private var storedCurrent = LayoutEnvironment()
    private static let remembered = 256

    var current: LayoutEnvironment { lock.withLock { storedCurrent } }
    var displayScale: CGFloat { lock.withLock { storedCurrent.displayScale } }
    var generation: UIKitGeneration { lock.withLock { storedCurrent.generation } }
    var version: Int { lock.withLock { storedVersion } }

    func set(_ environment: LayoutEnvironment) {
        let resized: Bool? = lock.withLock {
            guard environment != storedCurrent else { return nil }
            let resized = environment.contentSizeCategory != storedCurrent.contentSizeCategory
            past[storedVersion] = storedCurrent
            past[storedVersion - Self.remembered] = nil
            storedVersion += 1
            storedCurrent = environment
            return resized
        }
        if resized == true {
            NotificationCenter.default.post(name: UIContentSizeCategory.didChangeNotification, object: nil)
        }
    }

    func environment(ofVersion version: Int) -> LayoutEnvironment? {
        lock.withLock { version == storedVersion ? storedCurrent : past[version] }
    }
}
