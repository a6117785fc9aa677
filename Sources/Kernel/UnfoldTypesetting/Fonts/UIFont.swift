/// A font as far as layout needs it: exact metrics of the system font at any size (facts E1.1, E1.2), or of a file that
/// was registered with ``FontLibrary``. Lengths are unrounded points.
///
/// No `NSObject`: Foundation on Linux stops the program when it compares attributes of text whose values are.
open class UIFont: Hashable, CustomStringConvertible, @unchecked Sendable {
    // Sendable: its values are constants.

    let face: FontFace
    private let size: CGFloat
    /// Where its size comes from, if that follows the content size category.
    let dynamicSource: DynamicFontSource?

    init(face: FontFace, size: CGFloat, dynamicSource: DynamicFontSource? = nil) {
        self.face = face
        // UIKit takes its default for a size that makes no sense.
        self.size = size > 0 && size.isFinite ? size : UIFont.systemFontSize
        self.dynamicSource = dynamicSource
    }

    /// The system font in its usual size. (On iOS a font without a face; code that makes one replaces it.)
    public convenience init() { self.init(face: .shown(weight: .regular), size: UIFont.systemFontSize) }

    /// The system font of labels: one object is all labels', unless text is bold or another font is in its place.
    package static var ofLabels: UIFont {
        let face = FontFace.shown(weight: .regular)
        return face == plainOfLabels.face ? plainOfLabels : UIFont(face: face, size: labelFontSize)
    }
    private static let plainOfLabels = UIFont(face: FontFace(source: .system), size: labelFontSize)

    /// The system font with the bold trait: on iOS its weight is semibold, not bold, and it equals the font of neither
    /// weight (rule M6.8). `systemFont(ofSize:weight:)` with `.bold` is heavier and wider.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        var face = FontFace.shown(weight: .semibold)
        face.isEmphasized = true
        return UIFont(face: face, size: fontSize)
    }

    /// A font by its PostScript name, full name or family: one that was registered (``FontLibrary``), one in a font file of
    /// an adapted app, or one that comes with iOS; nil, and a finding, when there is none. A size of 0 means 14 points. Of
    /// the fonts of iOS Menlo and Helvetica are measured by their own widths, all others as the system font, which is
    /// reported once as a finding.
    /// - Parameter fileID: leave it to the compiler.
    public convenience init?(name fontName: String, size fontSize: CGFloat, fileID: String = #fileID) {
        guard let face = Self.face(named: fontName, fileID) else { return nil }
        BundledFonts.report(face)
        self.init(face: face, size: fontSize)
    }

    /// As ``init(name:size:)``, but nil for a font whose widths are not known, and for one that is an adapted app's alone:
    /// documents and scenarios name their own files.
    package convenience init?(exactly fontName: String, size fontSize: CGFloat) {
        guard let face = FontLibrary.file(named: fontName).map(FontFace.file) ?? FontFace.builtIn(fontName)
        else { return nil }
        self.init(face: face, size: fontSize)
    }

    static func face(named name: String, _ fileID: String = "") -> FontFace? {
        if let known = FontLibrary.file(named: name).map(FontFace.file) ?? FontFace.builtIn(name) { return known }
        let fonts = AppFont.all(fileID)
        if let own = FontLibrary.face(named: name, in: fonts.map(\.face)) { return .file(own) }
        if let bundled = BundledFonts.face(named: name) { return bundled }
        if AppFont.hasFolders(fileID) {
            let nearest = fonts.max { $0.face.nearness(to: name) < $1.face.nearness(to: name) }
            AppFileProblems.report(.noFont(name: name, nearest: nearest?.face.postScriptName, file: nearest?.path))
        }
        return nil
    }

    /// PostScript names of the fonts that are known without a file.
    package static var builtInNames: [String] { FontFace.builtIn.keys.sorted() }

    /// The font of a descriptor; a size of 0 means the descriptor's.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(
            face: descriptor.face, size: pointSize > 0 ? pointSize : descriptor.pointSize,
            dynamicSource: pointSize > 0 ? nil : descriptor.dynamicSource)
    }

    /// PostScript names of a family's fonts that were registered, or that are an adapted app's.
    open class func fontNames(forFamilyName familyName: String) -> [String] {
        filed.filter { $0.familyName == familyName }.map(\.postScriptName)
    }
    open class var familyNames: [String] { Set(filed.map(\.familyName)).sorted() }
    /// The file that a font of that PostScript name comes from; nil for one that needs none.
    package static func file(ofFontNamed name: String) -> [UInt8]? { filed.first { $0.postScriptName == name }?.bytes }
    private static var filed: [FontFile] {
        let registered = FontLibrary.registered
        let names = Set(registered.map(\.postScriptName))
        return registered + AppFont.all().map(\.face).filter { !names.contains($0.postScriptName) }
    }

    open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(face: face, size: fontSize) }

    /// PostScript name; that of a system font begins with a point.
    open var fontName: String { face.postScriptName }
    open var familyName: String { face.familyName }
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face: face, size: size, dynamicSource: dynamicSource) }
    /// Size in points.
    open var pointSize: CGFloat { size }
    /// Height of a line above its baseline.
    open var ascender: CGFloat { points(\.ascender) * lineScale }
    /// Height of a line below its baseline; negative.
    open var descender: CGFloat { points(\.descender) * lineScale }
    /// Gap between lines. 0 for system fonts (fact E1.1); for a text style what its leading exceeds the line height by,
    /// where the generation uses it (fact E3.3).
    open var leading: CGFloat { dynamicSource?.lineGap(of: self) ?? points(\.leading) }
    /// Ascender less descender; 1.193359375 times the point size for system fonts.
    open var lineHeight: CGFloat {
        face.metrics.points(face.metrics.ascender - face.metrics.descender, at: size) * lineScale
    }
    private func points(_ length: KeyPath<FontFaceMetrics, CGFloat>) -> CGFloat {
        face.metrics.points(face.metrics[keyPath: length], at: size)
    }
    private var lineScale: CGFloat { dynamicSource?.lineScale(of: self) ?? 1 }
    open var capHeight: CGFloat { points(\.capHeight) }
    open var xHeight: CGFloat { size * face.xHeight(at: size) }

    /// Fonts of the same face, size and text style are equal.
    open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return face == other.face && size == other.size && dynamicSource == other.dynamicSource
    }
    open var hash: Int {
        var hasher = Hasher()
        hasher.combine(face)
        hasher.combine(size)
        return hasher.finalize()
    }
    public static func == (left: UIFont, right: UIFont) -> Bool { left.isEqual(right) }
    public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
    open func copy() -> Any { self }
    /// Name, weight and size, as UIKit prints them: the system font under its PostScript name, bold from semibold on.
    open var description: String {
        let isBold = fontDescriptor.symbolicTraits.contains(.traitBold)
        return "<UICTFont> font-family: \"\(face.source == .system ? fontName : familyName)\"; "
            + "font-weight: \(isBold ? "bold" : "normal"); font-style: \(face.isItalic ? "italic" : "normal"); "
            + "font-size: \(String(format: "%.2f", Double(size)))pt"
    }
}
