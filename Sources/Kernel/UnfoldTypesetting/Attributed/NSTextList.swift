/// How items of a list are marked (developer.apple.com/documentation/uikit/nstextlist).
// Sendable: as Apple's, set up before it goes into a text that others read.
open class NSTextList: Hashable, @unchecked Sendable {
    /// A kind of marker, in braces.
    public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let disc = Self("{disc}")
        public static let circle = Self("{circle}")
        public static let square = Self("{square}")
        public static let box = Self("{box}")
        public static let diamond = Self("{diamond}")
        public static let check = Self("{check}")
        public static let hyphen = Self("{hyphen}")
        /// 1, 2
        public static let decimal = Self("{decimal}")
        public static let lowercaseAlpha = Self("{lower-alpha}")
        public static let uppercaseAlpha = Self("{upper-alpha}")
        public static let lowercaseLatin = Self("{lower-latin}")
        public static let uppercaseLatin = Self("{upper-latin}")
        public static let lowercaseRoman = Self("{lower-roman}")
        public static let uppercaseRoman = Self("{upper-roman}")
    }
    public let markerFormat: MarkerFormat
    public let listOptions: Options
    open var startingItemNumber = 1
    public init(markerFormat: MarkerFormat, options: Options = []) {
        (self.markerFormat, listOptions) = (markerFormat, options)
    }
    /// The mark of an item, without the spaces around it.
    open func marker(forItemNumber itemNumber: Int) -> String {
        let marks: [(MarkerFormat, String)] = [
            (.disc, "•"), (.circle, "◦"), (.square, "▪"), (.box, "▫"), (.diamond, "◆"), (.check, "✓"), (.hyphen, "⁃"),
        ]
        var text = markerFormat.rawValue
        for (format, mark) in marks { text = text.replacingOccurrences(of: format.rawValue, with: mark) }
        let letters = Self.letters(itemNumber)
        let roman = Self.roman(itemNumber)
        let numbers: [(MarkerFormat, String)] = [
            (.decimal, "\(itemNumber)"), (.lowercaseAlpha, letters), (.lowercaseLatin, letters),
            (.uppercaseAlpha, letters.uppercased()), (.uppercaseLatin, letters.uppercased()), (.lowercaseRoman, roman),
            (.uppercaseRoman, roman.uppercased()),
        ]
        for (format, mark) in numbers { text = text.replacingOccurrences(of: format.rawValue, with: mark) }
        return text
    }
    private static func letters(_ number: Int) -> String {
        var (rest, text) = (number, "")
        while rest > 0 {
            text = String(UnicodeScalar(UInt8(97 + (rest - 1) % 26))) + text
            rest = (rest - 1) / 26
        }
        return text
    }
    private static func roman(_ number: Int) -> String {
        guard (1..<4000).contains(number) else { return "\(number)" }
        let steps = [
            (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"), (10, "x"),
            (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
        ]
        var (rest, text) = (number, "")
        for (value, letter) in steps {
            while rest >= value {
                text += letter
                rest -= value
            }
        }
        return text
    }
    /// Lists are told apart by identity, as on iOS.
    public static func == (left: NSTextList, right: NSTextList) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension NSAttributedString {
    /// The text of a range as plain text in UTF-8, whatever type was asked for but a page, whose marks are added.
    public func data(
        from range: NSRange, documentAttributes: [DocumentAttributeKey: Any] = [:]
    ) throws -> Data {
        let text = attributedSubstring(from: range).string
        guard documentAttributes[.documentType] as? DocumentType == .html else { return Data(text.utf8) }
        var page = text
        for (character, name) in [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\n", "<br>")] {
            page = page.replacingOccurrences(of: character, with: name)
        }
        return Data("<html><body><p>\(page)</p></body></html>".utf8)
    }
}
