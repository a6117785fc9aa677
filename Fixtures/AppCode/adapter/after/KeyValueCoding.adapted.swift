#sourceLocation(file: "Fixtures/AppCode/adapter/before/KeyValueCoding.swift", line: 1)
import UIKit

/// A model that is filled from a dictionary.
class KeyedNote: NSObject {
          var title = ""
          var pages = 0
          dynamic var summary: String? { willSet { AdaptedProperties.willChange("summary", of: self) } didSet { AdaptedProperties.didChange("summary", of: self) } }
          private(set) var isRead = false
          var length: Int { title.count }
    var unknown: [String] = []

    override init() {}
    init(values: [String: Any]) {
        super.init()
        setValuesForKeys(values)
    }

             func setValue(_ value: Any?, forUndefinedKey key: String) { unknown.append(key) }
@preconcurrency @MainActor func setValue(_ value: Any?, forKey key: String) { switch key { case "title": AdaptedProperties.set(value, \KeyedNote.`title`, of: self, key); case "pages": AdaptedProperties.set(value, \KeyedNote.`pages`, of: self, key); case "summary": AdaptedProperties.set(value, \KeyedNote.`summary`, of: self, key); default: setValue(value, forUndefinedKey: key) } }; @preconcurrency @MainActor class func adaptedActions() -> [Selector] { [] }; @preconcurrency @MainActor class func adaptedProperties() -> [AdaptedProperty] { [AdaptedProperty("title", \KeyedNote.`title`), AdaptedProperty("pages", \KeyedNote.`pages`), AdaptedProperty("summary", \KeyedNote.`summary`, announces: true), AdaptedProperty("isRead", \KeyedNote.`isRead`, isWritable: false), AdaptedProperty("length", \KeyedNote.`length`)] };}; extension KeyedNote: AdaptedObject {}; extension KeyedNote: AdaptedKeys {}

             class KeyedBook: NSObject {
    var name = ""
    var notes: [KeyedNote] = []
    private var log: [String] = []

             func setValue(_ value: Any?, forKey key: String) {
        if key == "notes", let list = value as? [[String: Any]] {
            notes = list.map { KeyedNote(values: $0) }
        } else {
            KeyedBook_setValue(value, forKey: key)
        }
    }

    func rename() -> String {
        setValue("Second", forKey: "name")
        self.setValue("Third", forKey:                   "name")
        return value(forKey: "name") as? String ?? "none"
    }
@preconcurrency @MainActor func KeyedBook_setValue(_ value: Any?, forKey key: String) { switch key { case "name": AdaptedProperties.set(value, \KeyedBook.`name`, of: self, key); case "notes": AdaptedProperties.set(value, \KeyedBook.`notes`, of: self, key); default: setValue(value, forUndefinedKey: key) } }; @preconcurrency @MainActor class func adaptedActions() -> [Selector] { [] }; @preconcurrency @MainActor class func adaptedProperties() -> [AdaptedProperty] { [AdaptedProperty("name", \KeyedBook.`name`), AdaptedProperty("notes", \KeyedBook.`notes`)] };}; extension KeyedBook: AdaptedObject {}; extension KeyedBook: AdaptedKeys {}

class KeyedBox<Value>: NSObject {
          dynamic var label = "" { willSet { AdaptedProperties.willChange("label", of: self) } didSet { AdaptedProperties.didChange("label", of: self) } }
    var value: Value?
@preconcurrency @MainActor func setValue(_ value: Any?, forKey key: String) { switch key { case "label": AdaptedProperties.set(value, \KeyedBox.`label`, of: self, key); default: setValue(value, forUndefinedKey: key) } }; @preconcurrency @MainActor class func adaptedActions() -> [Selector] { [] }; }; extension KeyedBox: AdaptedObject {}

final class KeyedNumberBox: KeyedBox<Int> {
          dynamic var unit = "m" { willSet { AdaptedProperties.willChange("unit", of: self) } didSet { AdaptedProperties.didChange("unit", of: self) } }
    @available(*, unavailable)       dynamic var old: String { get { "" } set { AdaptedProperties.willChange("old", of: self); AdaptedProperties.didChange("old", of: self) } }
          dynamic var written: String {
        @available(*, unavailable) get { fatalError("not read") }
        set { AdaptedProperties.willChange("written", of: self); defer { AdaptedProperties.didChange("written", of: self) };  unit = newValue }
    }
    func unitByName() -> String? { value(forKey: "unit") as? String }
override func setValue(_ value: Any?, forKey key: String) { switch key { case "unit": AdaptedProperties.set(value, \KeyedNumberBox.`unit`, of: self, key); default: super.setValue(value, forKey: key) } }; @preconcurrency @MainActor class func adaptedProperties() -> [AdaptedProperty] { [AdaptedProperty("unit", \KeyedNumberBox.`unit`, announces: true)] };}; extension KeyedNumberBox: AdaptedKeys {}
