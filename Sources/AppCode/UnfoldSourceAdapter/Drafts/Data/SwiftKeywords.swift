extension DraftReader {
    /// Words of the language.
    static let words = NameTable.words(
        """
        let var func class struct enum protocol extension init deinit if else guard for in while repeat switch case
        default return throw throws rethrows try await async do catch where is as import typealias associatedtype
        static final private fileprivate public open internal override lazy weak unowned mutating convenience
        required indirect some any inout nil true false break continue fallthrough defer subscript get set willSet
        didSet operator precedencegroup optional nonisolated _
        """)
}

extension DraftWriter {
    /// Names that need quotes.
    static let words: Set<String> = [
        "default", "in", "is", "as", "for", "if", "switch", "case", "class", "func", "var", "let", "return", "where",
        "while",
        "repeat", "do", "else", "guard", "import", "init", "internal", "private", "public", "static", "struct", "enum",
        "protocol", "extension", "operator", "throw", "try", "catch", "break", "continue", "defer", "self", "true",
        "false",
        "nil", "super", "rethrows", "throws", "any", "some", "subscript", "typealias", "fileprivate", "inout",
    ]

    /// Values of types, as text.
    static let standards = [
        "String": "\"\"", "Int": "0", "Double": "0", "Float": "0", "CGFloat": "0", "TimeInterval": "0", "Bool": "false",
        "Decimal": "0", "URL": "URL(fileURLWithPath: \"/\")", "Data": "Data()", "Date": "Date()",
        "UIColor": "UIColor.clear", "AnyHashable": "0",
        "UIFont": "UIFont.systemFont(ofSize: 17)", "UIImage": "UIImage()", "CGRect": ".zero", "CGSize": ".zero",
        "CGPoint": ".zero", "UIEdgeInsets": ".zero", "NSAttributedString": "NSAttributedString(string: \"\")",
    ]
}
