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
    /// Light or dark, where no view or controller overrides it. Default `.light`.
    public var userInterfaceStyle = UIUserInterfaceStyle.light
    /// The user's preference for bold text: system fonts that are made then are heavier. Default `.regular`.
    public var legibilityWeight = UILegibilityWeight.regular
    /// Natural sizes of controls; nil, the default, for those of the generation.
    public var controlMetrics: ControlMetrics?
    /// The language of an adapted app's texts, such as `de` or `pt-BR`; nil, the default, for the app's own: `Base`,
    /// else English, else the first by its name.
    public var language: String?
    /// By how much lines of text styles are higher than the font's. Since iOS 17 those of users with a language of tall
    /// letters among theirs are: 1.195 times in recorded frames of Interface Builder. Default 1.
    package var textStyleLineScale: CGFloat = 1
    /// Whether the system font is spaced as up to iOS 13: so it is in generation ``UIKitGeneration/old``, and in documents
    /// of Xcode 11, whose generation begins with iOS 13. Default false.
    package var hasEarlierTracking = false

    /// An environment; each part has the default that its property names.
    public init(
        displayScale: CGFloat = 3, screenSize: CGSize = CGSize(width: 390, height: 844),
        generation: UIKitGeneration = .mid, layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
        contentSizeCategory: UIContentSizeCategory = .large, userInterfaceIdiom: UIUserInterfaceIdiom = .phone,
        horizontalSizeClass: UIUserInterfaceSizeClass = .compact, verticalSizeClass: UIUserInterfaceSizeClass = .regular
    ) {
        (self.displayScale, self.screenSize, self.generation) = (displayScale, screenSize, generation)
        (self.layoutDirection, self.contentSizeCategory) = (layoutDirection, contentSizeCategory)
        self.userInterfaceIdiom = userInterfaceIdiom
        (self.horizontalSizeClass, self.verticalSizeClass) = (horizontalSizeClass, verticalSizeClass)
    }

    /// The environment in force: the process's, or that of a task with settings of its own (``LayoutSettings``). May be
    /// read and set from any thread. Where traits differ, what depends on the difference is measured again, and nothing
    /// else.
    public static var current: LayoutEnvironment {
        get { store.current }
        set { store.set(newValue) }
    }

    /// The scale of ``current``, which is asked for with every size.
    package static var displayScale: CGFloat { store.displayScale }

    /// The generation of ``current``, which is asked for with every row: a copy of all costs several times as much.
    package static var generation: UIKitGeneration { store.generation }

    /// The height of text styles' lines in ``current``, which is asked for with every size.
    static var textStyleLineScale: CGFloat { store.textStyleLineScale }

    /// Whether the system font is spaced as up to iOS 13 in ``current``, which is asked for with every text.
    static var hasEarlierTracking: Bool { store.hasEarlierTracking }

    /// The preference for bold text of ``current``, which is asked for with every font.
    static var legibilityWeight: UILegibilityWeight { store.legibilityWeight }

    package static var version: Int { store.version }

    package static var numbered: (environment: LayoutEnvironment, version: Int) { store.numbered }

    /// What had that number; nil when that is too long ago.
    package static func environment(ofVersion version: Int) -> LayoutEnvironment? {
        EnvironmentStore.environment(ofVersion: version)
    }

    private static var store: EnvironmentStore { TaskSettings.store(process) }
    private static let process = EnvironmentStore(LayoutEnvironment(), version: 0)
}

extension LayoutEnvironment {
    /// A number for ``hasEarlierTracking``, with what follows from the generation.
    fileprivate var trackingCode: UInt { hasEarlierTracking || generation == .old ? 1 : 0 }
}

extension UIKitGeneration {
    /// A number for what fits in no word.
    fileprivate var code: UInt { self == .old ? 0 : self == .mid ? 1 : 2 }
    fileprivate init(code: UInt) { self = code == 0 ? .old : code == 1 ? .mid : .ios26 }
}

/// An environment in force. Numbers of environments are the same everywhere, so that a view can learn what it was
/// laid out in, in whatever task that was.
private final class EnvironmentStore: SettingStore {
    private struct Numbered {
        var environment: LayoutEnvironment
        var version: Int
    }

    /// The environments of the last versions.
    private struct History {
        var past: [Int: LayoutEnvironment] = [:]
        var last = 0
        static let remembered = 256

        mutating func number(_ environment: LayoutEnvironment) -> Int {
            last += 1
            past[last] = environment
            past[last - Self.remembered] = nil
            return last
        }
    }

    private static let history = Locked(History(past: [0: LayoutEnvironment()]))
    private let stored: Locked<Numbered>
    // The parts of `stored` that are asked for with every view or size, to be read without the lock: each by itself,
    // so no one sees half of one.
    private let scale = SharedWord(0)
    private let lineScale = SharedWord(0)
    private let earlierTracking = SharedWord(0)
    private let boldText = SharedWord(0)
    private let generationCode = SharedWord(0)
    private let versionCode = SharedWord(0)

    init(_ environment: LayoutEnvironment, version: Int) {
        let numbered = Numbered(environment: environment, version: version)
        stored = Locked(numbered)
        share(numbered)
    }

    private func share(_ now: Numbered) {
        scale.store(now.environment.displayScale.bitPattern)
        lineScale.store(now.environment.textStyleLineScale.bitPattern)
        earlierTracking.store(now.environment.trackingCode)
        boldText.store(now.environment.legibilityWeight == .bold ? 1 : 0)
        generationCode.store(now.environment.generation.code)
        versionCode.store(UInt(bitPattern: now.version))
    }

    func copy() -> EnvironmentStore {
        let now = stored.withLock { $0 }
        return EnvironmentStore(now.environment, version: now.version)
    }

    var current: LayoutEnvironment { stored.withLock { $0.environment } }
    var numbered: (environment: LayoutEnvironment, version: Int) { stored.withLock { ($0.environment, $0.version) } }
    var displayScale: CGFloat { CGFloat(bitPattern: scale.load()) }
    var textStyleLineScale: CGFloat { CGFloat(bitPattern: lineScale.load()) }
    var hasEarlierTracking: Bool { earlierTracking.load() != 0 }
    var legibilityWeight: UILegibilityWeight { boldText.load() == 0 ? .regular : .bold }
    var generation: UIKitGeneration { UIKitGeneration(code: generationCode.load()) }
    var version: Int { Int(bitPattern: versionCode.load()) }

    func set(_ environment: LayoutEnvironment) {
        let resized: Bool = stored.withLock { stored in
            guard environment != stored.environment else { return false }
            let resized = environment.contentSizeCategory != stored.environment.contentSizeCategory
            let version = Self.history.withLock { history in
                // One that was in force for long is remembered from when it ends.
                history.past[stored.version] = stored.environment
                return history.number(environment)
            }
            stored = Numbered(environment: environment, version: version)
            share(stored)
            return resized
        }
        if resized { NotificationCenter.default.post(name: UIContentSizeCategory.didChangeNotification, object: nil) }
    }

    static func environment(ofVersion version: Int) -> LayoutEnvironment? { history.withLock { $0.past[version] } }
}
