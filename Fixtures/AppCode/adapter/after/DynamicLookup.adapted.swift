#sourceLocation(file: "Fixtures/AppCode/adapter/before/DynamicLookup.swift", line: 1)
import UIKit

/// Asks senders for members that only Objective-C finds on an `AnyObject`.
final class LookupController: UIViewController {
    var log: [String] = []
    var anything: AnyObject?

              func tapped(_ sender: AnyObject) {
        if ObjectiveCObject(sender).tag == 3 { log.append("three") }
        let tag: Int = ObjectiveCObject(sender).tag
        log.append("\(tag) \(ObjectiveCObject(sender).frame.width) \(ObjectiveCObject(sender).isEqual(view))")
ObjectiveCObject(sender).setNeedsLayout()
        if let title = ObjectiveCObject(sender).currentTitle { log.append(title ?? "none") }
        var holder = ObjectiveCObject(sender as AnyObject).superview
        while holder != nil, !(holder is UITableViewCell) { holder = holder??.superview }
        if holder is UITableViewCell { ObjectiveCObject(sender as AnyObject).layer.cornerRadius = 2 }
        guard let sender = sender as? UIButton else { return }
        sender.tag += 1
        log.append("tag \(sender.tag)")
    }

          func changed(sender: AnyObject?) {
        log.append(ObjectiveCObject(sender)?.tag.map { "\($0)" } ?? "nobody")
        if let sender = sender as? UISwitch { log.append(sender.isOn ? "on" : "off") }
        if ObjectiveCObject(sender)?.selectedSegmentIndex == 1 { log.append("second") }
    }

    func adopt(_ notification: Notification) {
        let height = ObjectiveCObject(notification.userInfo![UIResponder.keyboardFrameEndUserInfoKey] as AnyObject).cgRectValue.height
        let seconds = ObjectiveCObject(notification.userInfo?["seconds"] as AnyObject).doubleValue
        log.append("\(height) \(seconds ?? 0) \((ObjectiveCObject(notification.object as AnyObject).text ?? nil) ?? "no text")")
    }

    func read(_ number: Any, texts: [String]) {
        let object = number as AnyObject
        log.append("\(ObjectiveCObject(object).integerValue ?? -1) of \(ObjectiveCObject(texts as AnyObject).count ?? 0)")
        anything = texts as NSArray
        log.append("\(ObjectiveCObject(anything)?.count ?? 0) \(ObjectiveCObject(self.anything)![1] ?? "none")")
        let names = texts.map { object in object.count }
        log.append("\(names)")
    }
override class func adaptedActions() -> [Selector] { super.adaptedActions() + [Selector("tapped:", LookupController.`tapped`(_:))] }; }

func priorities(of items: [AnyObject]) -> [Float] { items.compactMap { ObjectiveCObject($0).priority?.rawValue } }
