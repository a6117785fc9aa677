// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldTypesetting/Inert/Fonts+WithoutCoreText.tsv.
// swift-format-ignore-file

import Foundation

#if !canImport(CoreText)

public var kLigaturesType: Int { 1 }
public var kCommonLigaturesOnSelector: Int { 2 }
public var kCommonLigaturesOffSelector: Int { 3 }
public var kLetterCaseType: Int { 3 }
public var kSmallCapsSelector: Int { 3 }
public var kNumberSpacingType: Int { 6 }
public var kMonospacedNumbersSelector: Int { 0 }
public var kProportionalNumbersSelector: Int { 1 }
public var kVerticalPositionType: Int { 10 }
public var kNormalPositionSelector: Int { 0 }
public var kSuperiorsSelector: Int { 1 }
public var kInferiorsSelector: Int { 2 }
public var kOrdinalsSelector: Int { 3 }
public var kFractionsType: Int { 11 }
public var kNoFractionsSelector: Int { 0 }
public var kVerticalFractionsSelector: Int { 1 }
public var kDiagonalFractionsSelector: Int { 2 }
public var kTypographicExtrasType: Int { 14 }
public var kSlashedZeroOnSelector: Int { 4 }
public var kSlashedZeroOffSelector: Int { 5 }
public var kCharacterAlternativesType: Int { 17 }
public var kNumberCaseType: Int { 21 }
public var kLowerCaseNumbersSelector: Int { 0 }
public var kUpperCaseNumbersSelector: Int { 1 }
public var kStylisticAlternativesType: Int { 35 }
public var kStylisticAltOneOnSelector: Int { 2 }
public var kStylisticAltTwoOnSelector: Int { 4 }
public var kStylisticAltThreeOnSelector: Int { 6 }
public var kStylisticAltFourOnSelector: Int { 8 }
public var kStylisticAltFiveOnSelector: Int { 10 }
public var kStylisticAltSixOnSelector: Int { 12 }
public var kStylisticAltSevenOnSelector: Int { 14 }
public var kContextualAlternatesType: Int { 36 }
public var kContextualAlternatesOnSelector: Int { 0 }
public var kLowerCaseType: Int { 37 }
public var kDefaultLowerCaseSelector: Int { 0 }
public var kLowerCaseSmallCapsSelector: Int { 1 }
public var kUpperCaseType: Int { 38 }
public var kDefaultUpperCaseSelector: Int { 0 }
public var kUpperCaseSmallCapsSelector: Int { 1 }

#endif
