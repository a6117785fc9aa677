// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldTypesetting/Inert/Fonts+Forwarding.tsv.
// swift-format-ignore-file

import Foundation

extension UIFont {
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(face: .shown(weight: .regular, isItalic: true), size: fontSize) }
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont { preferredFont(forTextStyle: style, in: .current) }
    public class func preferredFont(forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?) -> UIFont { preferredFont(forTextStyle: style, in: traitCollection?.environment ?? .current) }
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont { UIFont(face: .shown(weight: weight), size: fontSize) }
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont { if width != .standard { DispatchQueue.onMain { InertLayout.report("UIFont.systemFont(ofSize:weight:width:)", .standardWidth) } }; return systemFont(ofSize: fontSize, weight: weight) }
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont { UIFont(face: .shown(weight: weight, hasTabularDigits: true), size: fontSize) }
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont { UIFont(face: FontFace(source: .monospaced, weight: weight.shown()), size: fontSize) }
}

extension UIFontDescriptor {
    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }
    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor }
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { UIFontDescriptor(face: face, size: newPointSize, dynamicSource: nil) }
    /// The same face: it is neither slanted nor stretched.
    public func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor { self }
    /// The attributes that are known: name and size, a number of Foundation's.
    public var fontAttributes: [AttributeName: Any] { [.name: postscriptName, .size: NSNumber(value: Double(pointSize))] }
    /// The same of another family, if a face of it was registered.
    public func withFamily(_ newFamily: String) -> UIFontDescriptor { UIFont.fontNames(forFamilyName: newFamily).first.map { UIFontDescriptor(name: $0, size: pointSize) } ?? self }
}

extension UIFontMetrics {
    public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }
    public class func metrics(forTextStyle textStyle: UIFont.TextStyle) -> UIFontMetrics { UIFontMetrics(forTextStyle: textStyle) }
    /// The same, no larger than `maximumPointSize`.
    public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }
    /// The same, no larger than `maximumPointSize`.
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont { scaled(font, maximum: nil, category: (traitCollection?.environment ?? .current).contentSizeCategory) }
    /// The same, no larger than `maximumPointSize`.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil) }
    /// The same, no larger than `maximumPointSize`.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> UIFont { scaled(font, maximum: maximumPointSize, category: (traitCollection?.environment ?? .current).contentSizeCategory) }
    /// A length in points, times the style's leading over that at `large`, to the nearest pixel.
    public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }
}
