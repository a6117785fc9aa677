import Foundation
import UnfoldAutoLayout

/// What was copied. Kept in the program; no other app sees it.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
    /// Names a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// A name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// The one that all use.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    /// How long, and where, items are kept.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// An option by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The one that all use.
    public static let general = UIPasteboard(name: .general)

    /// Its name.
    public let name: Name
    private init(name: Name) { self.name = name }
    /// A pasteboard of a name.
    public convenience init?(name pasteboardName: Name, create: Bool) { self.init(name: pasteboardName) }
    /// A pasteboard of its own name.
    open class func withUniqueName() -> UIPasteboard { UIPasteboard(name: Name(UUID().uuidString)) }

    /// Counts the changes.
    open private(set) var changeCount = 0
    /// What was copied, by type.
    open var items: [[String: Any]] = [] {
        didSet {
            changeCount += 1
            NotificationCenter.default.post(name: Self.changedNotification, object: self)
        }
    }
    /// Types of the first item.
    open var types: [String] { items.first?.keys.sorted() ?? [] }
    /// What was copied, by type.
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { self.items = items }
    /// A value of the first item.
    open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }
    /// Copies a value.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }
    /// Data of the first item.
    open func data(forPasteboardType pasteboardType: String) -> Data? { items.first?[pasteboardType] as? Data }
    /// Copies data.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }

    private func all<T>(_ type: String) -> [T]? {
        let found = items.compactMap { $0[type] as? T }
        return found.isEmpty ? nil : found
    }
    private func copy<T>(_ values: [T]?, _ type: String) { items = (values ?? []).map { [type: $0] } }

    /// The text.
    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }
    /// The texts.
    open var strings: [String]? {
        get { all("public.utf8-plain-text") }
        set { copy(newValue, "public.utf8-plain-text") }
    }
    /// The link.
    open var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }
    /// The links.
    open var urls: [URL]? {
        get { all("public.url") }
        set { copy(newValue, "public.url") }
    }
    /// The picture.
    open var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }
    /// The pictures.
    open var images: [UIImage]? {
        get { all("public.image") }
        set { copy(newValue, "public.image") }
    }
    /// The colour.
    open var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }
    /// The colours.
    open var colors: [UIColor]? {
        get { all("com.apple.uikit.color") }
        set { copy(newValue, "com.apple.uikit.color") }
    }
    /// Whether there is text.
    open var hasStrings: Bool { strings != nil }
    /// Whether there is a link.
    open var hasURLs: Bool { urls != nil }
    /// Whether there is a picture.
    open var hasImages: Bool { images != nil }
    /// What can be read elsewhere; none.
    open var itemProviders: [NSItemProvider] = []

    /// Indexes of the items that have one of the types.
    open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        let wanted = Set(pasteboardTypes)
        return IndexSet(items.indices.filter { !wanted.isDisjoint(with: items[$0].keys) })
    }
    /// Values of the items at indexes, of all for nil.
    open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        items.indices.filter { itemSet?.contains($0) ?? true }.compactMap { items[$0][pasteboardType] }
    }
    /// Data of the items at indexes, of all for nil.
    open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        values(forPasteboardType: pasteboardType, inItemSet: itemSet)?.compactMap { $0 as? Data }
    }

    /// Posted when something is copied.
    public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
}
