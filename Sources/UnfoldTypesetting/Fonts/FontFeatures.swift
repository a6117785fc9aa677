import Foundation

#if !canImport(CoreText)
    // Features of fonts by the numbers of Core Text's SFNTLayoutTypes.h. What changes widths: digits of equal width.

    public var kLigaturesType: Int { 1 }
    /// A choice of a feature.
    public var kCommonLigaturesOnSelector: Int { 2 }
    /// A choice of a feature.
    public var kCommonLigaturesOffSelector: Int { 3 }
    public var kLetterCaseType: Int { 3 }
    /// A choice of a feature.
    public var kSmallCapsSelector: Int { 3 }
    public var kNumberSpacingType: Int { 6 }
    /// A choice of a feature.
    public var kMonospacedNumbersSelector: Int { 0 }
    /// A choice of a feature.
    public var kProportionalNumbersSelector: Int { 1 }
    public var kVerticalPositionType: Int { 10 }
    /// A choice of a feature.
    public var kNormalPositionSelector: Int { 0 }
    /// A choice of a feature.
    public var kSuperiorsSelector: Int { 1 }
    /// A choice of a feature.
    public var kInferiorsSelector: Int { 2 }
    /// A choice of a feature.
    public var kOrdinalsSelector: Int { 3 }
    public var kFractionsType: Int { 11 }
    /// A choice of a feature.
    public var kNoFractionsSelector: Int { 0 }
    /// A choice of a feature.
    public var kVerticalFractionsSelector: Int { 1 }
    /// A choice of a feature.
    public var kDiagonalFractionsSelector: Int { 2 }
    public var kTypographicExtrasType: Int { 14 }
    /// A choice of a feature.
    public var kSlashedZeroOnSelector: Int { 4 }
    /// A choice of a feature.
    public var kSlashedZeroOffSelector: Int { 5 }
    public var kCharacterAlternativesType: Int { 17 }
    public var kNumberCaseType: Int { 21 }
    /// A choice of a feature.
    public var kLowerCaseNumbersSelector: Int { 0 }
    /// A choice of a feature.
    public var kUpperCaseNumbersSelector: Int { 1 }
    public var kStylisticAlternativesType: Int { 35 }
    /// A choice of a feature.
    public var kStylisticAltOneOnSelector: Int { 2 }
    /// A choice of a feature.
    public var kStylisticAltTwoOnSelector: Int { 4 }
    /// A choice of a feature.
    public var kStylisticAltThreeOnSelector: Int { 6 }
    /// A choice of a feature.
    public var kStylisticAltFourOnSelector: Int { 8 }
    /// A choice of a feature.
    public var kStylisticAltFiveOnSelector: Int { 10 }
    /// A choice of a feature.
    public var kStylisticAltSixOnSelector: Int { 12 }
    /// A choice of a feature.
    public var kStylisticAltSevenOnSelector: Int { 14 }
    public var kContextualAlternatesType: Int { 36 }
    /// A choice of a feature.
    public var kContextualAlternatesOnSelector: Int { 0 }
    public var kLowerCaseType: Int { 37 }
    /// A choice of a feature.
    public var kDefaultLowerCaseSelector: Int { 0 }
    /// A choice of a feature.
    public var kLowerCaseSmallCapsSelector: Int { 1 }
    public var kUpperCaseType: Int { 38 }
    /// A choice of a feature.
    public var kDefaultUpperCaseSelector: Int { 0 }
    /// A choice of a feature.
    public var kUpperCaseSmallCapsSelector: Int { 1 }
#endif

extension FontFace {
    /// The face with those features of a descriptor that change widths.
    func applying(_ settings: Any?) -> FontFace {
        var changed = self
        for setting in settings as? [[UIFontDescriptor.FeatureKey: Any]] ?? [] {
            guard setting[.type] as? Int == 6, let choice = setting[.selector] as? Int else { continue }
            changed.hasTabularDigits = choice == 0
        }
        return changed
    }
}
