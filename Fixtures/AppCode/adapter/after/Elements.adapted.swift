#sourceLocation(file: "Fixtures/AppCode/adapter/before/Elements.swift", line: 1)
import UIKit

/// Asks elements of collections for members that only Objective-C finds on an `AnyObject`.
final class ElementsController: UIViewController {
    var log: [String] = []
    var objects: [AnyObject] = []
    var named = [String: AnyObject]()
    var pairs: [(name: String, object: AnyObject)] = []
              var buttons: [AnyObject]!

              func sent(_ senders: [AnyObject]) {
        log.append("\(ObjectiveCObject(senders.first)?.tag ?? -1) \(ObjectiveCObject(senders[1]).tag ?? -1) \(ObjectiveCObject(senders.last)!.tag ?? -1)")
    }

    func ask() {
        let first = objects.first
        log.append("\(ObjectiveCObject(first)?.tag ?? -1) \(ObjectiveCObject(objects[0]).frame.width)")
        for object in objects { ObjectiveCObject(object).setNeedsLayout() }
        for (index, object) in objects.enumerated() where ObjectiveCObject(object).isHidden == true { log.append("hidden \(index)") }
        objects.forEach { ObjectiveCObject($0).removeFromSuperview() }
        let tags = objects.map { ObjectiveCObject($0).tag ?? 0 }
        let even = objects.filter { object in ObjectiveCObject(object).tag % 2 == 0 }.count
        log.append("\(tags) \(even) \(ObjectiveCObject(objects.first(where: { ObjectiveCObject($0).tag == 2 }))?.tag ?? -1)")
        log.append("\(ObjectiveCObject(objects.sorted { (ObjectiveCObject($0).tag ?? 0) > (ObjectiveCObject($1).tag ?? 0) }[0]).tag ?? -1)")
        log.append(ObjectiveCObject(named["title"])?.text.map { $0 ?? "none" } ?? "no title")
        if let title = named["title"] { log.append("\(ObjectiveCObject(title).tag ?? -1)") }
        for (name, object) in named { log.append("\(name) \(ObjectiveCObject(object).tag ?? -1)") }
        log.append("\(named.values.map { ObjectiveCObject($0).tag ?? 0 })")
        for pair in pairs { log.append("\(pair.name) \(ObjectiveCObject(pair.object).tag ?? -1) \(ObjectiveCObject(pair.1).tag ?? -1)") }
        guard let object = pairs.first?.object else { return }
        if ObjectiveCObject(object).isKind(of: UIButton.self) { log.append("button \(ObjectiveCObject((view.subviews as [AnyObject])[0]).tag ?? -1)") }
    }

    /// What bears the same names and is no `AnyObject` stays.
    func strings(_ objects: [String]) -> [Int] {
        for object in objects { log.append(object.description) }
        return objects.map { $0.count } + buttons.map { button in (button as? UIButton)?.tag ?? 0 }
    }

    func handler() -> (AnyObject) -> Void {
        { [weak self] (sender: AnyObject) in
            self?.log.append("\(ObjectiveCObject(sender).tag ?? -1)")
            if ObjectiveCObject(sender as AnyObject).tag == 4 { self?.log.append("four") }
            if !ObjectiveCMessages.responds((sender as AnyObject), to: ({Selector("sent:", ElementsController.sent)
#sourceLocation(file: "Fixtures/AppCode/adapter/before/Elements.swift", line: 44)
                                                              }())) { self?.log.append("does not respond") }
        }
    }
override func setValue(_ value: Any?, forKey key: String) { switch key { case "buttons": AdaptedProperties.set(value, \ElementsController.`buttons`, of: self, key); default: super.setValue(value, forKey: key) } }; override class func adaptedActions() -> [Selector] { super.adaptedActions() + [Selector("sent:", ElementsController.`sent`(_:))] }; }
