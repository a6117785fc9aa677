import UIKit

/// A model that is filled from a dictionary.
class KeyedNote: NSObject {
    @objc var title = ""
    @objc var pages = 0
    @objc dynamic var summary: String?
    @objc private(set) var isRead = false
    @objc var length: Int { title.count }
    var unknown: [String] = []

    override init() {}
    init(values: [String: Any]) {
        super.init()
        setValuesForKeys(values)
    }

    override func setValue(_ value: Any?, forUndefinedKey key: String) { unknown.append(key) }
}

@objcMembers class KeyedBook: NSObject {
    var name = ""
    var notes: [KeyedNote] = []
    private var log: [String] = []

    override func setValue(_ value: Any?, forKey key: String) {
        if key == "notes", let list = value as? [[String: Any]] {
            notes = list.map { KeyedNote(values: $0) }
        } else {
            super.setValue(value, forKey: key)
        }
    }

    func rename() -> String {
        setValue("Second", forKey: "name")
        self.setValue("Third", forKey: #keyPath(KeyedBook.name))
        return value(forKey: "name") as? String ?? "none"
    }
}

class KeyedBox<Value>: NSObject {
    @objc dynamic var label = ""
    var value: Value?
}

final class KeyedNumberBox: KeyedBox<Int> {
    @objc dynamic var unit = "m"
    @available(*, unavailable) @objc dynamic var old: String { get { "" } set {} }
    @objc dynamic var written: String {
        @available(*, unavailable) get { fatalError("not read") }
        set { unit = newValue }
    }
    func unitByName() -> String? { value(forKey: "unit") as? String }
}
