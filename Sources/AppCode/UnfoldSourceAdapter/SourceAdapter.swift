/// Rewrites the Swift files of an app where a platform without the Objective-C runtime refuses them, and nowhere else.
/// Lines stay where they were, or `#sourceLocation` says where they were; adapted files stay as they are.
///
/// The files of one module are best given together: an `override` in an extension moves into its class, and a selector
/// is spelled after its method, wherever those are.
public struct SourceAdapter {
    public struct Source: Sendable {
        /// What compiler messages and `#sourceLocation` will name.
        public let path: String
        public let bytes: [UInt8]

        public init(path: String, bytes: [UInt8]) { (self.path, self.bytes) = (path, bytes) }
    }

    public struct Result: Sendable {
        public let path: String
        /// The adapted text, or the text as it was if that cannot be read.
        public let bytes: [UInt8]
        /// Whether it could be read; if not, the last note says why.
        public let isAdapted: Bool
        public let notes: [AdapterNote]

        public var text: String { String(decoding: bytes, as: UTF8.self) }
    }

    /// Longer files are left as they are: no person wrote them. Bytes.
    public static let largestSource = 8 << 20

    /// Adapts files that know of each other.
    /// - Returns: A result for each, in their order.
    /// - Complexity: O(length of all of them).
    public static func adapt(_ sources: [Source]) -> [Result] { adapt(AppModule(sources)) }

    static func adapt(_ module: AppModule) -> [Result] {
        zip(module.sources, plans(for: module)).map { source, plan in
            Result(
                path: plan.path, bytes: plan.edits.applied(to: source.bytes, in: 0..<source.bytes.count),
                isAdapted: plan.isAdapted, notes: plan.notes)
        }
    }

    /// What would become of files that know of each other.
    /// - Parameter elsewhere: files of other modules of the app's, above and below: what they declare is known, unless
    ///   these files declare a type of the name; those that cannot be read say nothing.
    /// - Returns: A plan for each, in their order.
    /// - Complexity: O(length of all of them).
    public static func plans(for sources: [Source], elsewhere: [Source] = []) -> [AdaptationPlan] {
        plans(for: AppModule(sources), elsewhere: elsewhere)
    }

    private static func plans(for module: AppModule, elsewhere: [Source] = []) -> [AdaptationPlan] {
        let plans = AppPlans(module, elsewhere: elsewhere).plans(of: module.sources.indices)
        return plans.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Adapts one file that knows of no other.
    public static func adapt(_ text: String, path: String) -> Result {
        adapt([Source(path: path, bytes: Array(text.utf8))])[0]
    }
}
