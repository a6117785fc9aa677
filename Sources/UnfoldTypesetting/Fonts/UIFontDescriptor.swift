import Foundation

/// A font's face and size, to derive others from.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    // Sendable: its values are constants.
    let face: FontFace
    /// Size in points.
    public let pointSize: CGFloat
    let dynamicSource: DynamicFontSource?

    init(face: FontFace, size: CGFloat, dynamicSource: DynamicFontSource?) {
        self.face = face
        pointSize = size
        self.dynamicSource = dynamicSource
        super.init()
    }

    /// The descriptor of a font by its name, as `UIFont(name:size:)` finds it; of the system font if there is none.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(face: UIFont.face(named: fontName) ?? .system(weight: .regular), size: size, dynamicSource: nil)
    }

    /// Descriptors of the same face, size and text style are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return face == other.face && pointSize == other.pointSize && dynamicSource == other.dynamicSource
    }
    /// Agrees with ``isEqual(_:)``.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(face)
        hasher.combine(pointSize)
        return hasher.finalize()
    }

    /// The descriptor of ``UIFont/preferredFont(forTextStyle:)``.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }
    /// The descriptor of ``UIFont/preferredFont(forTextStyle:compatibleWith:)``.
    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    /// Traits of the face.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt32
        /// A set of bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Slanted.
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        /// Bold.
        public static let traitBold = SymbolicTraits(rawValue: 2)
        /// Letters of equal width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// Wider; no face here has it.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Narrower; no face here has it.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// Upright numbers; no face here has it.
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        /// Lines nearer to each other; ignored.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// Lines further apart; ignored.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    /// A variant of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// UIKit's own name.
        public var rawValue: String
        /// A design by UIKit's own name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// San Francisco.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// SF Mono.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
        /// SF Rounded.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// New York.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    }

    /// Bold from semibold on, italic, equally wide letters.
    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if face.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
        if face.isItalic { traits.insert(.traitItalic) }
        if face.source == .monospaced || face.source == .menlo { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// The face of the same family with those traits; nil if a registered family has none. `traitBold` makes text
    /// styles and the regular system font semibold (rule M6.8), other weights and families bold.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var changed = face
        changed.isItalic = symbolicTraits.contains(.traitItalic)
        if symbolicTraits.contains(.traitBold) != self.symbolicTraits.contains(.traitBold) {
            let isBold = symbolicTraits.contains(.traitBold)
            changed.isEmphasized = isBold && face.source == .system && face.weight == .regular
            let bold: UIFont.Weight = changed.isEmphasized || dynamicSource != nil ? .semibold : .bold
            changed.weight = isBold ? bold : .regular
        }
        if case .file(let file) = face.source {
            guard
                let match = FontLibrary.file(
                    family: file.familyName, weight: changed.weight, isItalic: changed.isItalic)
            else { return nil }
            changed = .file(match)
        } else if symbolicTraits.contains(.traitMonoSpace), face.source != .menlo {
            changed.source = .monospaced
        }
        return UIFontDescriptor(face: changed, size: pointSize, dynamicSource: dynamicSource)
    }

    /// The same face in another design; nil for one that is not known here.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        var changed = face
        switch design {
        case .default:
            changed = .system(weight: face.weight, isItalic: face.isItalic)
            changed.isEmphasized = face.isEmphasized
        case .monospaced: changed.source = .monospaced
        // Reported once: their tables are not known, and the system's are near.
        case .rounded, .serif:
            DispatchQueue.onMain {
                InertLayout.report("UIFontDescriptor.withDesign", .designOfSystemFont)
            }
        default: return nil
        }
        return UIFontDescriptor(face: changed, size: pointSize, dynamicSource: dynamicSource)
    }

    /// The same face, in points.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(face: face, size: newPointSize, dynamicSource: nil)
    }

    /// The same face: it is neither slanted nor stretched.
    open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor { self }

    /// Name of an attribute of a descriptor.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// UIKit's own name.
        public var rawValue: String
        /// An attribute by UIKit's own name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A dictionary of ``TraitKey``.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// Size in points.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// A family's name.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// A face's name.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// A face within its family.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// Features: digits of equal width are; all others are ignored.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// A text style.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
        /// How letters are slanted and stretched; ignored.
        public static let matrix = AttributeName(rawValue: "NSCTFontMatrixAttribute")
        /// Fonts for what the face lacks; ignored.
        public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
        /// The name that users read.
        public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
        /// Which signs it has; ignored.
        public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
        /// The same advance for all signs; ignored.
        public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    }

    /// Name of a trait.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// UIKit's own name.
        public var rawValue: String
        /// A trait by UIKit's own name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A ``UIFont/Weight`` or its number.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// ``SymbolicTraits``.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// Width; ignored.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// Slant; ignored.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// Name of a part of a feature.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        /// UIKit's own name.
        public var rawValue: String
        /// A part by UIKit's own name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Which feature.
        public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// Which feature.
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// What of it.
        public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        /// What of it.
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    }

    /// The attributes that are known: name and size, a number of Foundation's.
    public var fontAttributes: [AttributeName: Any] {
        [.name: postscriptName, .size: NSNumber(value: Double(pointSize))]
    }
    /// The face's name.
    public var postscriptName: String { UIFont(descriptor: self, size: pointSize).fontName }
    /// An attribute that is known; its family and face too.
    public func object(forKey attribute: AttributeName) -> Any? {
        switch attribute {
        case .family: UIFont(descriptor: self, size: pointSize).familyName
        case .face: face.weight.styleName
        default: fontAttributes[attribute]
        }
    }
    /// The system font's.
    public convenience override init() { self.init(fontAttributes: [:]) }
    /// A descriptor of attributes: by name, family and size.
    public convenience init(fontAttributes attributes: [AttributeName: Any]) {
        let size = Self.points(attributes[.size]) ?? 12
        let name = attributes[.name] as? String ?? attributes[.family] as? String ?? ".SFUI-Regular"
        let named = UIFontDescriptor(name: name, size: size)
        self.init(face: named.face.applying(attributes[.featureSettings]), size: size, dynamicSource: nil)
    }
    /// None: descriptors are those of one face.
    public var matrix: CGAffineTransform { .identity }
    /// Itself: faces are found by their names.
    open func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?) -> [UIFontDescriptor] {
        [self]
    }
    /// The same of another family, if a face of it was registered.
    public func withFamily(_ newFamily: String) -> UIFontDescriptor {
        UIFont.fontNames(forFamilyName: newFamily).first.map { UIFontDescriptor(name: $0, size: pointSize) } ?? self
    }
    /// The same of another face.
    public func withFace(_ newFace: String) -> UIFontDescriptor { self }

    /// The same with another size or weight; other attributes have no effect on layout and are ignored.
    open func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
        var changed = face
        if let traits = attributes[.traits] as? [TraitKey: Any], let weight = traits[.weight] {
            if let weight = weight as? UIFont.Weight { changed.weight = weight }
            if let number = weight as? CGFloat { changed.weight = UIFont.Weight(number) }
            changed.isEmphasized = false
        }
        changed = changed.applying(attributes[.featureSettings])
        guard let size = Self.points(attributes[.size]) else {
            return UIFontDescriptor(face: changed, size: pointSize, dynamicSource: dynamicSource)
        }
        return UIFontDescriptor(face: changed, size: size, dynamicSource: nil)
    }
    /// Any number.
    private static func points(_ value: Any?) -> CGFloat? {
        switch value {
        case let points as CGFloat: points
        case let points as Double: CGFloat(points)
        case let points as Float: CGFloat(points)
        case let points as Int: CGFloat(points)
        case let points as NSNumber: CGFloat(points.doubleValue)
        default: nil
        }
    }
}
