import UIKit

/// What asks the runtime itself: blocks, implementations, undo, names of classes, keys of dictionaries.
final class RuntimeCaller: UIView {
    var log: [String] = []

    func exchange() {
        let block: @convention(block) (RuntimeCaller) -> Void = { caller in caller.log.append("block") }
        block(self)
        typealias Method = @convention(c) (RuntimeCaller, Selector) -> Void
        guard let method = class_getInstanceMethod(RuntimeCaller.self, #selector(layoutSubviews)) else {
            return log.append("no method")
        }
        let old = unsafeBitCast(method_getImplementation(method), to: Method.self)
        old(self, #selector(layoutSubviews))
        method_setImplementation(method, imp_implementationWithBlock(block))
    }

    func name() -> String { RuntimeCaller.description() + " " + Self.own() }
    static func own() -> String { self.description() }
    func names(of objects: [NSObject]) -> [String] { objects.map { type(of: $0).description() } + [UIView.description()] }

    func keep(_ values: NSMutableDictionary) {
        values.setObject("value", forKey: "key" as NSCopying)
        values.setValue(2, forKey: "other")
        (values as NSDictionary).setValue(nil, forKey: "key")
        let undo = UndoManager()
        undo.registerUndo(withTarget: self, selector: #selector(setNeedsLayout), object: nil)
        log.append("\(values.count) \(undo.canUndo)")
    }
}

extension NSObject {
    @objc func mood() -> String { "calm" }
}

extension UIButton {
    override func mood() -> String { "pressed, " + super.mood() }
}
