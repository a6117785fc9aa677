// What Swift code written for UIKit expects from the Objective-C runtime, where there is none.
#if !canImport(ObjectiveC)
    /// A method by name, as Objective-C writes it: a colon for each argument (`didTap`, `didTap:`,
    /// `didTapWithSender:`). There is no `#selector` without Objective-C; ``SelectorMethods`` says what a name means to
    /// a class.
    public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
        private let name: String

        public init(_ name: String) { self.name = name }
        public init(stringLiteral value: String) { name = value }
        public var description: String { name }
    }

    public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
    public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
#endif
