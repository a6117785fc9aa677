/// What was copied. Kept in the program; no other app sees it.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
    public static let general = UIPasteboard(name: .general)
    public let name: Name
    init(name: Name) { self.name = name }
    open class func withUniqueName() -> UIPasteboard { UIPasteboard(name: Name(UUID().uuidString)) }

    open private(set) var changeCount = 0
    open var items: [[String: Any]] = [] {
        didSet {
            changeCount += 1
            NotificationCenter.default.post(name: Self.changedNotification, object: self)
        }
    }
    open var types: [String] { items.first?.keys.sorted() ?? [] }
    open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }
    open func data(forPasteboardType pasteboardType: String) -> Data? { items.first?[pasteboardType] as? Data }
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }

    private func all<T>(_ type: String) -> [T]? {
        let found = items.compactMap { $0[type] as? T }
        return found.isEmpty ? nil : found
    }
    private func copy<T>(_ values: [T]?, _ type: String) { items = (values ?? []).map { [type: $0] } }

    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }
    open var strings: [String]? {
        get { all("public.utf8-plain-text") }
        set { copy(newValue, "public.utf8-plain-text") }
    }
    open var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }
    open var urls: [URL]? {
        get { all("public.url") }
        set { copy(newValue, "public.url") }
    }
    open var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }
    open var images: [UIImage]? {
        get { all("public.image") }
        set { copy(newValue, "public.image") }
    }
    open var hasStrings: Bool { strings != nil }
    open var hasURLs: Bool { urls != nil }
    open var hasImages: Bool { images != nil }

    open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        let wanted = Set(pasteboardTypes)
        return IndexSet(items.indices.filter { !wanted.isDisjoint(with: items[$0].keys) })
    }

    public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
}
