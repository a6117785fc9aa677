/// A font's face and size, to derive others from.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    // Sendable: its values are constants.
    let face: FontFace
    public let pointSize: CGFloat
    let dynamicSource: DynamicFontSource?

    init(face: FontFace, size: CGFloat, dynamicSource: DynamicFontSource?) {
        self.face = face
        pointSize = size
        self.dynamicSource = dynamicSource
        super.init()
    }

    /// The descriptor of a font by its name, as `UIFont(name:size:)` finds it; of the system font if there is none.
    /// - Parameter fileID: leave it to the compiler.
    public convenience init(name fontName: String, size: CGFloat, fileID: String = #fileID) {
        self.init(
            face: UIFont.face(named: fontName, fileID) ?? .system(weight: .regular), size: size, dynamicSource: nil)
    }

    /// Descriptors of the same face, size and text style are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return face == other.face && pointSize == other.pointSize && dynamicSource == other.dynamicSource
    }
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(face)
        hasher.combine(pointSize)
        return hasher.finalize()
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
            DispatchQueue.onMain { InertLayout.report("UIFontDescriptor.withDesign", .designOfSystemFont) }
        default: return nil
        }
        return UIFontDescriptor(face: changed, size: pointSize, dynamicSource: dynamicSource)
    }

    /// An attribute that is known; its family and face too.
    public func object(forKey attribute: AttributeName) -> Any? {
        switch attribute {
        case .family: UIFont(descriptor: self, size: pointSize).familyName
        case .face: face.weight.styleName
        default: fontAttributes[attribute]
        }
    }
    public convenience override init() { self.init(fontAttributes: [:]) }
    public convenience init(fontAttributes attributes: [AttributeName: Any]) {
        let size = CGFloat(anyNumber: attributes[.size]) ?? 12
        let name = attributes[.name] as? String ?? attributes[.family] as? String ?? ".SFUI-Regular"
        let named = UIFontDescriptor(name: name, size: size)
        self.init(face: named.face.applying(attributes[.featureSettings]), size: size, dynamicSource: nil)
    }
    /// The same with another size or weight; other attributes have no effect on layout and are ignored.
    open func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
        var changed = face
        if let traits = attributes[.traits] as? [TraitKey: Any], let weight = traits[.weight] {
            if let weight = weight as? UIFont.Weight { changed.weight = weight }
            if let number = weight as? CGFloat { changed.weight = UIFont.Weight(number) }
            changed.isEmphasized = false
        }
        changed = changed.applying(attributes[.featureSettings])
        guard let size = CGFloat(anyNumber: attributes[.size])
        else { return UIFontDescriptor(face: changed, size: pointSize, dynamicSource: dynamicSource) }
        return UIFontDescriptor(face: changed, size: size, dynamicSource: nil)
    }
}
