// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldTypesetting/Inert/Fonts.tsv.
// swift-format-ignore-file

import Foundation

extension UIFont {
    public static let smallSystemFontSize: CGFloat = 12
    public static let labelFontSize: CGFloat = 17
    public static let buttonFontSize: CGFloat = 18
    public static let systemFontSize: CGFloat = 14
    @_disfavoredOverload public convenience init?(name fontName: String, size fontSize: CGFloat) { self.init(name: fontName, size: fontSize, fileID: "") }
    public var weight: Weight { face.weight }
}

extension UIFont {
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let ultraLight = Self(rawValue: -0.8)
        public static let thin = Self(rawValue: -0.6)
        public static let light = Self(rawValue: -0.4)
        public static let regular = Self(rawValue: 0)
        public static let medium = Self(rawValue: 0.23)
        public static let semibold = Self(rawValue: 0.3)
        public static let bold = Self(rawValue: 0.4)
        public static let heavy = Self(rawValue: 0.56)
        public static let black = Self(rawValue: 0.62)
    }

    public struct Width: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let compressed = Self(rawValue: -0.3)
        public static let condensed = Self(rawValue: -0.2)
        public static let standard = Self(rawValue: 0)
        public static let expanded = Self(rawValue: 0.2)
    }
}

extension UIFontDescriptor {
    public var matrix: CGAffineTransform { .identity }
    public func withFace(_ newFace: String) -> UIFontDescriptor { self }
    public var postscriptName: String { UIFont(descriptor: self, size: pointSize).fontName }
}

extension UIFontDescriptor {
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let traits = Self(rawValue: "NSCTFontTraitsAttribute")
        public static let size = Self(rawValue: "NSFontSizeAttribute")
        public static let family = Self(rawValue: "NSFontFamilyAttribute")
        public static let name = Self(rawValue: "NSFontNameAttribute")
        public static let face = Self(rawValue: "NSFontFaceAttribute")
        public static let featureSettings = Self(rawValue: "NSCTFontFeatureSettingsAttribute")
        public static let textStyle = Self(rawValue: "NSCTFontUIUsageAttribute")
        public static let matrix = Self(rawValue: "NSCTFontMatrixAttribute")
        public static let cascadeList = Self(rawValue: "NSCTFontCascadeListAttribute")
        public static let visibleName = Self(rawValue: "NSFontVisibleNameAttribute")
        public static let characterSet = Self(rawValue: "NSCTFontCharacterSetAttribute")
        public static let fixedAdvance = Self(rawValue: "NSCTFontFixedAdvanceAttribute")
    }

    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let featureIdentifier = Self(rawValue: "CTFeatureTypeIdentifier")
        public static let type = Self(rawValue: "CTFeatureTypeIdentifier")
        public static let typeIdentifier = Self(rawValue: "CTFeatureSelectorIdentifier")
        public static let selector = Self(rawValue: "CTFeatureSelectorIdentifier")
    }

    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let traitItalic = Self(rawValue: 1)
        public static let traitBold = Self(rawValue: 2)
        public static let traitMonoSpace = Self(rawValue: 1 << 10)
        public static let traitExpanded = Self(rawValue: 1 << 5)
        public static let traitCondensed = Self(rawValue: 1 << 6)
        public static let traitVertical = Self(rawValue: 1 << 11)
        public static let traitTightLeading = Self(rawValue: 1 << 15)
        public static let traitLooseLeading = Self(rawValue: 1 << 16)
    }

    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = Self(rawValue: "NSCTFontUIFontDesignDefault")
        public static let monospaced = Self(rawValue: "NSCTFontUIFontDesignMonospaced")
        public static let rounded = Self(rawValue: "NSCTFontUIFontDesignRounded")
        public static let serif = Self(rawValue: "NSCTFontUIFontDesignSerif")
    }

    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let weight = Self(rawValue: "NSCTFontWeightTrait")
        public static let symbolic = Self(rawValue: "NSCTFontSymbolicTrait")
        public static let width = Self(rawValue: "NSCTFontProportionTrait")
        public static let slant = Self(rawValue: "NSCTFontSlantTrait")
    }
}

extension UIFont {
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// 34 points at the default size.
        public static let largeTitle = Self(rawValue: "UICTFontTextStyleTitle0")
        /// 28 points at the default size.
        public static let title1 = Self(rawValue: "UICTFontTextStyleTitle1")
        /// 22 points at the default size.
        public static let title2 = Self(rawValue: "UICTFontTextStyleTitle2")
        /// 20 points at the default size.
        public static let title3 = Self(rawValue: "UICTFontTextStyleTitle3")
        /// 17 points at the default size, semibold.
        public static let headline = Self(rawValue: "UICTFontTextStyleHeadline")
        /// 17 points at the default size.
        public static let body = Self(rawValue: "UICTFontTextStyleBody")
        /// 16 points at the default size.
        public static let callout = Self(rawValue: "UICTFontTextStyleCallout")
        /// 15 points at the default size.
        public static let subheadline = Self(rawValue: "UICTFontTextStyleSubhead")
        /// 13 points at the default size.
        public static let footnote = Self(rawValue: "UICTFontTextStyleFootnote")
        /// 12 points at the default size.
        public static let caption1 = Self(rawValue: "UICTFontTextStyleCaption1")
        /// 11 points at the default size.
        public static let caption2 = Self(rawValue: "UICTFontTextStyleCaption2")
        /// The eleven styles, largest first.
        public static let allStyles: [UIFont.TextStyle] = [ .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1, .caption2 ]
    }
}
