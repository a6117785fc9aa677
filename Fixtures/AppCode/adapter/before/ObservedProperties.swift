import UIKit

/// A model whose properties announce their changes.
class ObservedNote: NSObject {
    @objc dynamic var title = ""
    @objc dynamic var tags: [String] = ["a", "b"].map { $0.uppercased() }
    @objc dynamic var pages = 1 {
        didSet { log.append("pages \(oldValue) \(pages)") }
    }
    @objc dynamic var rank: Int = 0 {
        willSet(next) { log.append("rank \(rank) \(next)") }
        didSet(before) {
            if rank > 9 { rank = 9 }
        }
    }
    @objc dynamic private(set) var isRead: Bool = false
    @objc dynamic var heading: String {
        get { title.capitalized }
        set { title = newValue.lowercased() }
    }
    @objc dynamic weak var author: ObservedAuthor?
    @objc dynamic lazy var stamp = "none"
    @objc(shortName) dynamic var short: String?  // as documents call it
    @objc var summary: String { "\(title) by \(author?.name ?? "nobody")" }
    @objc let kind = "note"
    @objc dynamic var ages: Dictionary<String, Int> = [:]
    dynamic var one = 1, two = 2
    var log: [String] = []

    @objc class func keyPathsForValuesAffectingSummary() -> Set<String> { [#keyPath(title), #keyPath(author)] }

    func read() { isRead = true }
}

final class ObservedBook: ObservedNote { @objc dynamic var isbn = "" }

class ObservedAuthor: NSObject {
    @objc dynamic var name: String
    @objc dynamic var born = 0
    var age: Int = 0
    @objc var label: String { "\(name) (\(born))" }

    init(name: String) {
        self.name = name
    }

    override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
        var keys = super.keyPathsForValuesAffectingValue(forKey: key)
        if key == "label" { keys.formUnion(["name", "born"]) }
        return keys
    }

    override class func automaticallyNotifiesObservers(forKey key: String) -> Bool { key != "born" }

    func setBorn(_ year: Int) {
        willChangeValue(forKey: "born")
        born = year
        didChangeValue(forKey: "born")
    }
}

/// Observes by names, as code from before key paths does.
final class ObservedListener: NSObject {
    static var context = 0
    var heard: [String] = []

    func follow(_ note: ObservedNote, _ keyPath: String, options: NSKeyValueObservingOptions = [.old, .new]) {
        note.addObserver(self, forKeyPath: keyPath, options: options, context: &ObservedListener.context)
    }

    func leave(_ note: ObservedNote, _ keyPath: String) {
        note.removeObserver(self, forKeyPath: keyPath, context: &ObservedListener.context)
    }

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        guard context == &ObservedListener.context else {
            return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
        let prior = change?[.notificationIsPriorKey] as? Bool == true ? "prior " : ""
        heard.append("\(prior)\(keyPath ?? "") \(Self.word(change?[.oldKey])) \(Self.word(change?[.newKey]))")
    }

    private static func word(_ value: Any?) -> String {
        guard let value else { return "-" }
        return value is NSNull ? "null" : "\(value)"
    }
}

/// A view has names of its own beside UIKit's.
final class ObservedBadge: UIView {
    @objc dynamic var count = 0
    @objc var caption: String = "" { didSet { setNeedsLayout() } }
    enum Mark { case one }
    final class Part: NSObject { @objc dynamic var level = 0.5 }
    let part = Part()
}
