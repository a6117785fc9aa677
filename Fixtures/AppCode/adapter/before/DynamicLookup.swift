import UIKit

/// Asks senders for members that only Objective-C finds on an `AnyObject`.
final class LookupController: UIViewController {
    var log: [String] = []
    var anything: AnyObject?

    @IBAction func tapped(_ sender: AnyObject) {
        if sender.tag == 3 { log.append("three") }
        let tag: Int = sender.tag
        log.append("\(tag) \(sender.frame.width) \(sender.isEqual(view))")
        sender.setNeedsLayout?()
        if let title = sender.currentTitle { log.append(title ?? "none") }
        var holder = (sender as AnyObject).superview
        while holder != nil, !(holder is UITableViewCell) { holder = holder??.superview }
        if holder is UITableViewCell { (sender as AnyObject).layer.cornerRadius = 2 }
        guard let sender = sender as? UIButton else { return }
        sender.tag += 1
        log.append("tag \(sender.tag)")
    }

    @objc func changed(sender: AnyObject?) {
        log.append(sender?.tag.map { "\($0)" } ?? "nobody")
        if let sender = sender as? UISwitch { log.append(sender.isOn ? "on" : "off") }
        if sender?.selectedSegmentIndex == 1 { log.append("second") }
    }

    func adopt(_ notification: Notification) {
        let height = (notification.userInfo![UIResponder.keyboardFrameEndUserInfoKey] as AnyObject).cgRectValue.height
        let seconds = (notification.userInfo?["seconds"] as AnyObject).doubleValue
        log.append("\(height) \(seconds ?? 0) \(((notification.object as AnyObject).text ?? nil) ?? "no text")")
    }

    func read(_ number: Any, texts: [String]) {
        let object = number as AnyObject
        log.append("\(object.integerValue ?? -1) of \((texts as AnyObject).count ?? 0)")
        anything = texts as NSArray
        log.append("\(anything?.count ?? 0) \(self.anything![1] ?? "none")")
        let names = texts.map { object in object.count }
        log.append("\(names)")
    }
}

func priorities(of items: [AnyObject]) -> [Float] { items.compactMap { $0.priority?.rawValue } }
