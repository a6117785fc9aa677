import UIKit

/// Asks elements of collections for members that only Objective-C finds on an `AnyObject`.
final class ElementsController: UIViewController {
    var log: [String] = []
    var objects: [AnyObject] = []
    var named = [String: AnyObject]()
    var pairs: [(name: String, object: AnyObject)] = []
    @IBOutlet var buttons: [AnyObject]!

    @IBAction func sent(_ senders: [AnyObject]) {
        log.append("\(senders.first?.tag ?? -1) \(senders[1].tag ?? -1) \(senders.last!.tag ?? -1)")
    }

    func ask() {
        let first = objects.first
        log.append("\(first?.tag ?? -1) \(objects[0].frame.width)")
        for object in objects { object.setNeedsLayout?() }
        for (index, object) in objects.enumerated() where object.isHidden == true { log.append("hidden \(index)") }
        objects.forEach { $0.removeFromSuperview() }
        let tags = objects.map { $0.tag ?? 0 }
        let even = objects.filter { object in object.tag % 2 == 0 }.count
        log.append("\(tags) \(even) \(objects.first(where: { $0.tag == 2 })?.tag ?? -1)")
        log.append("\(objects.sorted { ($0.tag ?? 0) > ($1.tag ?? 0) }[0].tag ?? -1)")
        log.append(named["title"]?.text.map { $0 ?? "none" } ?? "no title")
        if let title = named["title"] { log.append("\(title.tag ?? -1)") }
        for (name, object) in named { log.append("\(name) \(object.tag ?? -1)") }
        log.append("\(named.values.map { $0.tag ?? 0 })")
        for pair in pairs { log.append("\(pair.name) \(pair.object.tag ?? -1) \(pair.1.tag ?? -1)") }
        guard let object = pairs.first?.object else { return }
        if object.isKind(of: UIButton.self) { log.append("button \((view.subviews as [AnyObject])[0].tag ?? -1)") }
    }

    /// What bears the same names and is no `AnyObject` stays.
    func strings(_ objects: [String]) -> [Int] {
        for object in objects { log.append(object.description) }
        return objects.map { $0.count } + buttons.map { button in (button as? UIButton)?.tag ?? 0 }
    }

    func handler() -> (AnyObject) -> Void {
        { [weak self] (sender: AnyObject) in
            self?.log.append("\(sender.tag ?? -1)")
            if(sender as AnyObject).tag == 4 { self?.log.append("four") }
            if !(sender as AnyObject).responds(to: #selector(sent)) { self?.log.append("does not respond") }
        }
    }
}
