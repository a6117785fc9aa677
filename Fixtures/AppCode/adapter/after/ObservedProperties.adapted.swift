#sourceLocation(file: "Fixtures/AppCode/adapter/before/ObservedProperties.swift", line: 1)
import UIKit

/// A model whose properties announce their changes.
class ObservedNote: NSObject {
          dynamic var title = "" { willSet { AdaptedProperties.willChange("title", of: self) } didSet { AdaptedProperties.didChange("title", of: self) } }
          dynamic var tags: [String] = ["a", "b"].map { $0.uppercased() } { willSet { AdaptedProperties.willChange("tags", of: self) } didSet { AdaptedProperties.didChange("tags", of: self) } }
          dynamic var pages = 1 { willSet { AdaptedProperties.willChange("pages", of: self) } 
        didSet { defer { AdaptedProperties.didChange("pages", of: self) };  log.append("pages \(oldValue) \(pages)") }
    }
          dynamic var rank: Int = 0 {
        willSet(next) { AdaptedProperties.willChange("rank", of: self);  log.append("rank \(rank) \(next)") }
        didSet(before) { defer { AdaptedProperties.didChange("rank", of: self) }; 
            if rank > 9 { rank = 9 }
        }
    }
          dynamic private(set) var isRead: Bool = false { willSet { AdaptedProperties.willChange("isRead", of: self) } didSet { AdaptedProperties.didChange("isRead", of: self) } }
          dynamic var heading: String {
        get { title.capitalized }
        set { AdaptedProperties.willChange("heading", of: self); defer { AdaptedProperties.didChange("heading", of: self) };  title = newValue.lowercased() }
    }
          dynamic weak var author: ObservedAuthor? { willSet { AdaptedProperties.willChange("author", of: self) } didSet { AdaptedProperties.didChange("author", of: self) } }
          dynamic lazy var stamp = "none" { willSet { AdaptedProperties.willChange("stamp", of: self) } didSet { AdaptedProperties.didChange("stamp", of: self) } }
                     dynamic var short: String? { willSet { AdaptedProperties.willChange("shortName", of: self) } didSet { AdaptedProperties.didChange("shortName", of: self) } }  // as documents call it
          var summary: String { "\(title) by \(author?.name ?? "nobody")" }
          let kind = "note"
          dynamic var ages: Dictionary<String, Int> = [:] { willSet { AdaptedProperties.willChange("ages", of: self) } didSet { AdaptedProperties.didChange("ages", of: self) } }
    dynamic var one = 1, two = 2
    var log: [String] = []

          class func keyPathsForValuesAffectingSummary() -> Set<String> { [        "title",         "author"] }

    func read() { isRead = true }
@preconcurrency @MainActor func setValue(_ value: Any?, forKey key: String) { switch key { case "title": AdaptedProperties.set(value, \ObservedNote.`title`, of: self, key); case "tags": AdaptedProperties.set(value, \ObservedNote.`tags`, of: self, key); case "pages": AdaptedProperties.set(value, \ObservedNote.`pages`, of: self, key); case "rank": AdaptedProperties.set(value, \ObservedNote.`rank`, of: self, key); case "heading": AdaptedProperties.set(value, \ObservedNote.`heading`, of: self, key); case "author": AdaptedProperties.set(value, \ObservedNote.`author`, of: self, key); case "stamp": AdaptedProperties.set(value, \ObservedNote.`stamp`, of: self, key); case "shortName": AdaptedProperties.set(value, \ObservedNote.`short`, of: self, key); case "ages": AdaptedProperties.set(value, \ObservedNote.`ages`, of: self, key); default: setValue(value, forUndefinedKey: key) } }; @preconcurrency @MainActor class func adaptedActions() -> [Selector] { [] }; @preconcurrency @MainActor class func adaptedProperties() -> [AdaptedProperty] { [AdaptedProperty("title", \ObservedNote.`title`, announces: true), AdaptedProperty("tags", \ObservedNote.`tags`, announces: true), AdaptedProperty("pages", \ObservedNote.`pages`, announces: true), AdaptedProperty("rank", \ObservedNote.`rank`, announces: true), AdaptedProperty("isRead", \ObservedNote.`isRead`, isWritable: false, announces: true), AdaptedProperty("heading", \ObservedNote.`heading`, announces: true), AdaptedProperty("author", \ObservedNote.`author`, announces: true), AdaptedProperty("stamp", \ObservedNote.`stamp`, announces: true), AdaptedProperty("shortName", \ObservedNote.`short`, announces: true), AdaptedProperty("summary", \ObservedNote.`summary`, affectedBy: keyPathsForValuesAffectingSummary()), AdaptedProperty("kind", \ObservedNote.`kind`), AdaptedProperty("ages", \ObservedNote.`ages`, announces: true), AdaptedProperty("one", \ObservedNote.`one`)] };}; extension ObservedNote: AdaptedObject {}; extension ObservedNote: AdaptedKeys {}

final class ObservedBook: ObservedNote {       dynamic var isbn = "" { willSet { AdaptedProperties.willChange("isbn", of: self) } didSet { AdaptedProperties.didChange("isbn", of: self) } } ;override func setValue(_ value: Any?, forKey key: String) { switch key { case "isbn": AdaptedProperties.set(value, \ObservedBook.`isbn`, of: self, key); default: super.setValue(value, forKey: key) } }; override class func adaptedProperties() -> [AdaptedProperty] { super.adaptedProperties() + [AdaptedProperty("isbn", \ObservedBook.`isbn`, announces: true)] };}

class ObservedAuthor: NSObject {
          dynamic var name: String { willSet { AdaptedProperties.willChange("name", of: self) } didSet { AdaptedProperties.didChange("name", of: self) } }
          dynamic var born = 0 { willSet { AdaptedProperties.willChange("born", of: self) } didSet { AdaptedProperties.didChange("born", of: self) } }
    var age: Int = 0
          var label: String { "\(name) (\(born))" }

    init(name: String) {
        self.name = name
    }

             class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
        var keys = super.keyPathsForValuesAffectingValue(forKey: key)
        if key == "label" { keys.formUnion(["name", "born"]) }
        return keys
    }

             class func automaticallyNotifiesObservers(forKey key: String) -> Bool { key != "born" }

    func setBorn(_ year: Int) {
        willChangeValue(forKey: "born")
        born = year
        didChangeValue(forKey: "born")
    }
@preconcurrency @MainActor func setValue(_ value: Any?, forKey key: String) { switch key { case "name": AdaptedProperties.set(value, \ObservedAuthor.`name`, of: self, key); case "born": AdaptedProperties.set(value, \ObservedAuthor.`born`, of: self, key); default: setValue(value, forUndefinedKey: key) } }; @preconcurrency @MainActor class func adaptedActions() -> [Selector] { [] }; @preconcurrency @MainActor class func adaptedProperties() -> [AdaptedProperty] { [AdaptedProperty("name", \ObservedAuthor.`name`, announces: true), AdaptedProperty("born", \ObservedAuthor.`born`, announces: true), AdaptedProperty("label", \ObservedAuthor.`label`)] };}; extension ObservedAuthor: AdaptedDependencies {}; extension ObservedAuthor: AdaptedObject {}; extension ObservedAuthor: AdaptedKeys {}

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

             func observeValue(
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
}; extension ObservedListener: AdaptedObserver {}

/// A view has names of its own beside UIKit's.
final class ObservedBadge: UIView {
          dynamic var count = 0 { willSet { AdaptedProperties.willChange("count", of: self) } didSet { AdaptedProperties.didChange("count", of: self) } }
          var caption: String = "" { didSet { setNeedsLayout() } }
    enum Mark { case one }
    final class Part: NSObject , AdaptedKeys {       dynamic var level = 0.5 { willSet { AdaptedProperties.willChange("level", of: self) } didSet { AdaptedProperties.didChange("level", of: self) } } ;@preconcurrency @MainActor func setValue(_ value: Any?, forKey key: String) { switch key { case "level": AdaptedProperties.set(value, \Part.`level`, of: self, key); default: setValue(value, forUndefinedKey: key) } }; @preconcurrency @MainActor class func adaptedActions() -> [Selector] { [] }; @preconcurrency @MainActor class func adaptedProperties() -> [AdaptedProperty] { [AdaptedProperty("level", \Part.`level`, announces: true)] };}
    let part = Part()
override class func adaptedProperties() -> [AdaptedProperty] { super.adaptedProperties() + [AdaptedProperty("count", \ObservedBadge.`count`, announces: true), AdaptedProperty("caption", \ObservedBadge.`caption`)] };}
