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

    func all<T>(_ type: String) -> [T]? {
        let found = items.compactMap { $0[type] as? T }
        return found.isEmpty ? nil : found
    }
    func copy<T>(_ values: [T]?, _ type: String) { items = (values ?? []).map { [type: $0] } }

    open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        let wanted = Set(pasteboardTypes)
        return IndexSet(items.indices.filter { !wanted.isDisjoint(with: items[$0].keys) })
    }

    public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
}
