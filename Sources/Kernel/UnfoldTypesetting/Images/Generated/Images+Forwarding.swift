// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldTypesetting/Inert/Images+Forwarding.tsv.
// swift-format-ignore-file

import Foundation

extension UIImage {
    public var imageOrientation: Orientation { look.orientation }
    public var images: [UIImage]? { look.images }
    public var symbolConfiguration: SymbolConfiguration? { symbol?.configuration }
    public func imageWithoutBaseline() -> UIImage { changed { $0.baseline = nil } }
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage { resizableImage(withCapInsets: capInsets) }
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changed { $0.flips = true } }
    public func withHorizontallyFlippedOrientation() -> UIImage { changed { $0.orientation = .upMirrored } }
    public func preparingThumbnail(of size: CGSize) -> UIImage? { UIImage(size: size) }
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { UIImage(size: size) }
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) { completionHandler(self) }
    public func jpegData(compressionQuality: CGFloat) -> Data? { look.data }
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?, fileID: String = #fileID) { self.init(named: name, fileID: fileID) }
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?, fileID: String = #fileID) { self.init(named: name, fileID: fileID) }
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) { self.init(systemName: name) }
    public convenience init?(systemName name: String, variableValue value: Double, configuration: Configuration? = nil) { self.init(systemName: name, withConfiguration: configuration) }
    public var capInsets: UIEdgeInsets { look.capInsets }
    public var flipsForRightToLeftLayoutDirection: Bool { look.flips }
    public var duration: TimeInterval { look.duration }
    public var configuration: Configuration? { symbol?.configuration }
    public var baselineOffsetFromBottom: CGFloat? { look.baseline }
    public func pngData() -> Data? { look.data }
    public convenience init(size: CGSize) { self.init(size: size, symbol: nil, alignmentRectInsets: .zero) }
    @_disfavoredOverload public convenience init?(named name: String) { self.init(named: name, fileID: "") }
    public var accessibilityLabel: String? { get { look.label } set { setLabel(newValue) } }
    public var accessibilityIdentifier: String? { get { look.label } set { setLabel(newValue) } }
    /// The image with a baseline; stored.
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { changed { $0.baseline = baselineOffset } }
    /// The image that is stretched except for its edges; it is as large.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { changed { $0.capInsets = capInsets } }
    /// Points on the left that ``stretchableImage(withLeftCapWidth:topCapHeight:)`` does not stretch; 0 for any other image.
    public var leftCapWidth: Int { look.stretchedFrom.map { Int($0.left) } ?? 0 }
    /// Points at the top that it does not stretch; 0 for any other image.
    public var topCapHeight: Int { look.stretchedFrom.map { Int($0.top) } ?? 0 }
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first?.changed { ($0.images, $0.duration) = (images, duration) } }
    /// Hands on an image of that size in points, at once.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) { completionHandler(UIImage(size: size)) }
    public convenience init(resource: ImageResource, fileID: String = #fileID) { self.init(size: UIImage(named: resource.name, fileID: fileID)?.size ?? .zero) }
    public static var checkmark: UIImage { symbol("checkmark.circle.fill") }
    public static var strokedCheckmark: UIImage { symbol("checkmark.circle") }
    public static var add: UIImage { symbol("plus.circle.fill") }
    public static var remove: UIImage { symbol("minus.circle.fill") }
    public static var actions: UIImage { symbol("ellipsis.circle.fill") }
}

extension UIColor {
    public convenience init() { self.init(white: 0, alpha: 0) }
    @_disfavoredOverload public convenience init?(named name: String) { self.init(named: name, fileID: "") }
    public convenience init(patternImage image: UIImage) { self.init(white: 0, alpha: 0) }
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { self.init(red: red, green: green, blue: blue, alpha: alpha) }
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?, fileID: String = #fileID) { self.init(named: name, fileID: fileID) }
}

extension UIImage.SymbolConfiguration {
    public convenience init(pointSize: CGFloat) { self.init(pointSize: pointSize, textStyle: nil, scale: nil) }
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) { self.init(pointSize: pointSize, weight: weight, scale: .unspecified) }
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) { self.init(pointSize: pointSize, textStyle: nil, scale: scale, weight: weight) }
    public convenience init(textStyle: UIFont.TextStyle) { self.init(pointSize: nil, textStyle: textStyle, scale: nil) }
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) { self.init(pointSize: nil, textStyle: textStyle, scale: scale) }
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }
    public convenience init(font: UIFont, scale: UIImage.SymbolScale) { self.init(pointSize: font.pointSize, textStyle: nil, scale: scale, weight: font.weight.symbolWeight()) }
    public convenience init(scale: UIImage.SymbolScale) { self.init(pointSize: nil, textStyle: nil, scale: scale) }
    public convenience init(weight: UIImage.SymbolWeight) { self.init(pointSize: nil, textStyle: nil, scale: nil, weight: weight) }
    public convenience init(hierarchicalColor: UIColor) { self.init(colors: hierarchicalColor) }
    public convenience init(paletteColors: [UIColor]) { self.init(colors: paletteColors) }
    public class func preferringMulticolor() -> UIImage.SymbolConfiguration { UIImage.SymbolConfiguration(colors: "multicolor") }
    public class func preferringMonochrome() -> UIImage.SymbolConfiguration { UIImage.SymbolConfiguration(colors: "monochrome") }
    public class func preferringHierarchical() -> UIImage.SymbolConfiguration { UIImage.SymbolConfiguration(colors: "hierarchical") }
    public class var unspecified: UIImage.SymbolConfiguration { UIImage.SymbolConfiguration() }
    /// What both say; where both do, the other one counts.
    public func applying(_ configuration: UIImage.SymbolConfiguration) -> UIImage.SymbolConfiguration { configuration.filled(from: self) }
    /// Without its weight, which makes no difference to sizes.
    public func configurationWithoutWeight() -> UIImage.SymbolConfiguration { UIImage.SymbolConfiguration(pointSize: pointSize, textStyle: textStyle, scale: scale, colors: colors) }
}
