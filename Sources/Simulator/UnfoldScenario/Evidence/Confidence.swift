/// How well something of UIKit is known: by the best witness that there is of it.
public enum Confidence: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
    /// Repeated, or taken for want of anything better.
    case guessed
    /// Follows from other facts, or from names.
    case inferred
    /// Stated by Apple, or by an article.
    case documented
    /// Frames that Interface Builder's canvas, which is UIKit, has saved in documents.
    case interfaceBuilder
    /// Figures, messages and calls from running iOS, on devices, in simulators or under Mac Catalyst.
    case device

    /// The weaker is the less.
    public static func < (one: Self, other: Self) -> Bool { one.rank < other.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self)! }

    /// As reports say it: `recorded on a device`.
    package var words: String {
        switch self {
        case .guessed, .inferred, .documented: rawValue
        case .interfaceBuilder: "recorded in Interface Builder"
        case .device: "recorded on a device"
        }
    }
}
