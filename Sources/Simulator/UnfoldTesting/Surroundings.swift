import UnfoldScenario

#if canImport(Testing)
    import Testing
#endif

/// A device and its user's settings, which a test runs in.
///
/// ```swift
/// @MainActor @Test(arguments: Surroundings.all(devices: ["iPhone SE (3rd generation)", "iPhone 15"]))
/// func heights(_ surroundings: Surroundings) {
///     withSurroundings(surroundings) { expectHeights(of: makeTable(), [147, 69]) }
/// }
/// ```
public struct Surroundings: Hashable, Sendable, CustomStringConvertible {
    /// As in a scenario's `device`: `iPhone 15`; nil for the screen in force.
    public var device: String?
    /// Points of the screen's width, in place of the device's.
    public var width: Double?
    /// The text size; nil for the one in force.
    public var contentSize: UIContentSizeCategory?
    /// Whether the interface reads from right to left; nil for the direction in force.
    public var isRightToLeft: Bool?
    /// Light or dark; nil for the style in force.
    public var userInterfaceStyle: UIUserInterfaceStyle?

    /// What is left out stays as it is.
    public init(
        device: String? = nil, width: Double? = nil, contentSize: UIContentSizeCategory? = nil,
        isRightToLeft: Bool? = nil, userInterfaceStyle: UIUserInterfaceStyle? = nil
    ) {
        (self.device, self.width, self.contentSize) = (device, width, contentSize)
        (self.isRightToLeft, self.userInterfaceStyle) = (isRightToLeft, userInterfaceStyle)
    }

    /// Every combination, device by device.
    public static func all(
        devices: [String], contentSizes: [UIContentSizeCategory] = [.large], rightToLeft: [Bool] = [false]
    ) -> [Surroundings] {
        devices.flatMap { device in
            contentSizes.flatMap { size in
                rightToLeft.map { Surroundings(device: device, contentSize: size, isRightToLeft: $0) }
            }
        }
    }

    /// `iPhone 15, 320 wide, AX1, right to left, dark`.
    public var description: String {
        var words = [device, width.map { "\(Int($0)) wide" }].compactMap { $0 }
        if let contentSize { words.append(contentSize.rawValue.replacing("UICTContentSizeCategory", with: "")) }
        if isRightToLeft == true { words.append("right to left") }
        if userInterfaceStyle == .dark { words.append("dark") }
        return words.isEmpty ? "as it is" : words.joined(separator: ", ")
    }

    func apply(_ location: ExpectationLocation) {
        var environment = LayoutEnvironment.current
        if !environment.use(device: device, width: width.map { CGFloat($0) }) {
            IssueReporting.report(
                "there is no device '\(device ?? "")'; use one of: "
                    + LayoutEnvironment.deviceNames.joined(separator: ", "), location)
        }
        if let contentSize { environment.contentSizeCategory = contentSize }
        if let isRightToLeft { environment.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }
        if let userInterfaceStyle { environment.userInterfaceStyle = userInterfaceStyle }
        LayoutEnvironment.current = environment
    }
}

/// Runs `body` on another device, or with other settings of its user; what it sets besides is forgotten at its end too.
@MainActor public func withSurroundings<T>(
    _ surroundings: Surroundings, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, _ body: () throws -> T
) rethrows -> T {
    try LayoutSettings.isolated {
        surroundings.apply(ExpectationLocation(fileID: fileID, filePath: filePath, line: line, column: column))
        return try body()
    }
}

/// The same, also across its suspensions.
@MainActor public func withSurroundings<T>(
    _ surroundings: Surroundings, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, _ body: () async throws -> T
) async rethrows -> T {
    try await LayoutSettings.isolated {
        surroundings.apply(ExpectationLocation(fileID: fileID, filePath: filePath, line: line, column: column))
        return try await body()
    }
}

enum RecordingOfTest {
    @TaskLocal static var mode: RecordMode?

    static func effective(_ asked: RecordMode) -> RecordMode {
        let environment = ProcessInfo.processInfo.environment
        let asked = environment["UNFOLD_RECORD"].flatMap(RecordMode.init) ?? mode ?? asked
        return RecordMode.effective(asked, environment: environment)
    }
}

#if canImport(Testing)
    extension Surroundings: CustomTestStringConvertible { public var testDescription: String { description } }

    /// Gives each test of a suite settings of its own: what it sets, no other test sees, so that none of them needs
    /// `.serialized`.
    ///
    /// ```swift
    /// @MainActor @Suite(.isolatedLayout) struct CardTests {
    ///     @Test(.device("iPhone 15"), .contentSize(.accessibilityLarge), .rightToLeft) func opens() { … }
    /// }
    /// ```
    public struct LayoutTrait: TestTrait, SuiteTrait, TestScoping {
        fileprivate var surroundings = Surroundings()
        fileprivate var record: RecordMode?
        fileprivate var tracesConstraints = false
        fileprivate var location = ExpectationLocation(
            fileID: #fileID, filePath: #filePath, line: #line, column: #column)

        public var isRecursive: Bool { true }

        public func provideScope(
            for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
        ) async throws {
            if tracesConstraints { await ConstraintTraces.begin() }
            defer { if tracesConstraints { Task { await ConstraintTraces.end() } } }
            try await LayoutSettings.isolated {
                surroundings.apply(location)
                try await RecordingOfTest.$mode.withValue(record ?? RecordingOfTest.mode) {
                    let traces = tracesConstraints || TracingOfTest.isOn
                    try await TracingOfTest.$isOn.withValue(traces) { try await function() }
                }
            }
        }
    }

    extension Trait where Self == LayoutTrait {
        /// Settings of its own, which begin as those in force.
        public static var isolatedLayout: Self { LayoutTrait() }
        /// Keeps where each `NSLayoutConstraint` is made while the test runs: one that breaks is named with file and
        /// line. On Linux; about half a millisecond a constraint, and a second for each that breaks.
        public static var tracedConstraints: Self {
            var trait = LayoutTrait()
            trait.tracesConstraints = true
            return trait
        }
        /// The screen of a device, upright: `iPhone 15`.
        public static func device(
            _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) -> Self {
            LayoutTrait(
                surroundings: Surroundings(device: name),
                location: ExpectationLocation(fileID: fileID, filePath: filePath, line: line, column: column))
        }
        /// Points of the screen's width; written after a device, it is in its place.
        public static func width(_ points: Double) -> Self { LayoutTrait(surroundings: Surroundings(width: points)) }
        /// The user's text size.
        public static func contentSize(_ size: UIContentSizeCategory) -> Self {
            LayoutTrait(surroundings: Surroundings(contentSize: size))
        }
        /// An interface that is read from the right.
        public static var rightToLeft: Self { LayoutTrait(surroundings: Surroundings(isRightToLeft: true)) }
        /// Dark appearance.
        public static var dark: Self { LayoutTrait(surroundings: Surroundings(userInterfaceStyle: .dark)) }
        /// What `expectHeights` may record; `UNFOLD_RECORD` counts more.
        public static func record(_ mode: RecordMode) -> Self { LayoutTrait(record: mode) }
    }
#endif
