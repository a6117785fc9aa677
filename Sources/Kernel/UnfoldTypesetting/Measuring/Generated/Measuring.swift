// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldTypesetting/Inert/Measuring.tsv.
// swift-format-ignore-file

import Foundation

/// What in the width of a text rests on something else than a recording of that very thing (rule M6.3); nothing for a text whose width is as recorded. `docs/text.md` says by what each is inferred.
public struct TextInference: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Characters whose advances come from another font, or from a rule such as one em for an ideograph.
    public static let characters = Self(rawValue: 1)
    /// Pairs of a light weight or an italic, which have the kerning of the upright regular; pairs with a letter that has marks, which have the letter's.
    public static let kerning = Self(rawValue: 2)
    /// Tracking of sizes below 8 or above 40 points, by Apple's published figures, or of sizes between the halves.
    public static let tracking = Self(rawValue: 4)
    /// A weight between the named ones, an italic that is not regular, or a monospaced font that is neither regular nor bold.
    public static let weight = Self(rawValue: 8)
    /// Digits that are all equally wide.
    public static let tabularDigits = Self(rawValue: 16)
}
