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
