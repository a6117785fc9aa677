// Core Text, https://developer.apple.com/documentation/coretext, on the lines that labels have.
#if !canImport(CoreText)
    /// A font; UIKit's and Core Text's are one.
    public typealias CTFont = UIFont

    /// A font by its name; else Helvetica. A size of 0 means 12 points; the matrix is ignored.
    public func CTFontCreateWithName(
        _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
    ) -> CTFont {
        let points = size > 0 ? size : 12
        return UIFont(name: String(describing: name), size: points) ?? CoreTextDefaults.font.withSize(points)
    }
    public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
    /// Points above the baseline.
    public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
    /// Points below the baseline; positive, as UIKit's `descender` is not.
    public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
    public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { NSString(string: font.familyName) }

    enum CoreTextDefaults {
        /// Of text without a font.
        static var font: UIFont { UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12) }
    }

#endif
