package struct VisualFormatError: Error, Equatable {
    package enum Problem: Hashable, Sendable {
        case empty, notASCII, afterEdge, noName, openSizes, openSizedView, openView, openDistances, openGap, noAttribute
        case relation, notPositive, noSuperview, priorityOutOfRange
        case noColon(isVertical: Bool)
        case noView(isFirst: Bool)
        case noValue(Value)
        case attributeOfSize(String)
        case alignmentAlong(isVertical: Bool)
        case unknownView(String)
        case unknownMetric(String)
    }

    package enum Value: Sendable {
        case size, distance, priority
        /// A factor, or what is added.
        case amount
    }

    package let problem: Problem
    /// Characters before the position of the mistake.
    package let offset: Int
    package let format: String

    package init(_ problem: Problem, offset: Int, format: String) {
        (self.problem, self.offset, self.format) = (problem, offset, format)
    }

    /// As UIKit raises it, with the position marked below the line.
    package var reason: String {
        "Unable to parse constraint format: \n\(problem.message) \n\(format) \n"
            + "\(String(repeating: " ", count: offset))^"
    }
}

extension VisualFormatError.Problem {
    /// UIKit's words where they are public (Apple's guide to the format and printed exceptions).
    fileprivate var message: String {
        switch self {
        case .empty: "It's an empty string."
        case .notASCII: "It contains non-ASCII characters."
        case .afterEdge: "Expected the end of the format string."
        case .noColon(let isVertical):
            "Expected ':' after '\(isVertical ? "V" : "H")' to specify \(Self.direction(isVertical)) arrangement"
        case .noView: "Expected a view"
        case .noName:
            "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, "
                + "and underscores."
        case .openSizes: "A predicate on a view's thickness must end with ')' and the view must end with ']'"
        case .openSizedView: "Expected ']' after specifying thickness."
        case .openView: "Expected a ']' here. That is how you give the end of a view."
        case .openDistances: "Expected a ')' here. That is how you give the end of a list of predicates."
        case .openGap: "Expected a '-' here. That is how you give the end of a connection."
        case .noAttribute: "Expected an attribute name"
        case .relation: "Unknown relation. Must be ==, >=, or <="
        case .notPositive: "Expected a positive number"
        case .noValue: "Expected a number, a metric or a view here."
        case .attributeOfSize(let name): "\(name) is not an attribute that a thickness can be compared with."
        case .alignmentAlong(let isVertical):
            "Options mask required views to be aligned on a \(Self.direction(isVertical)) edge, which is not allowed "
                + "for layout that is also \(Self.direction(isVertical))."
        case .unknownView(let name): "\(name) is not a key in the views dictionary."
        case .unknownMetric(let name):
            "Encountered metric with name \"\(name)\", but value was not specified in metrics or views dictionaries"
        case .noSuperview: "Unable to interpret '|' character, because the related view doesn't have a superview"
        case .priorityOutOfRange: "Priorities must be greater than 0 and less or equal to 1000."
        }
    }

    private static func direction(_ isVertical: Bool) -> String { isVertical ? "vertical" : "horizontal" }
}
