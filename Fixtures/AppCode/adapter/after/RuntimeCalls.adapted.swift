#sourceLocation(file: "Fixtures/AppCode/adapter/before/RuntimeCalls.swift", line: 1)
import UIKit

/// What asks the runtime itself: blocks, implementations, undo, names of classes, keys of dictionaries.
final class RuntimeCaller: UIView {
    var log: [String] = []

    func exchange() {
        let block:                    (RuntimeCaller) -> Void = { caller in caller.log.append("block") }
        block(self)
        typealias Method =                (RuntimeCaller, Selector) -> Void
        guard let method = class_getInstanceMethod(RuntimeCaller.self, ({Selector("layoutSubviews", RuntimeCaller.layoutSubviews)
#sourceLocation(file: "Fixtures/AppCode/adapter/before/RuntimeCalls.swift", line: 11)
                                                                                            }())) else {
            return log.append("no method")
        }
        let old = unsafeBitCast(method_getImplementation(method), to: Method.self)
        old(self, Selector("layoutSubviews", RuntimeCaller.layoutSubviews))
        method_setImplementation(method, imp_implementationWithBlock(block))
    }

    func name() -> String { ObjectiveCMessages.className(of: RuntimeCaller.self) + " " + Self.own() }
    static func own() -> String { ObjectiveCMessages.className(of: self) }
    func names(of objects: [NSObject]) -> [String] { objects.map { ObjectiveCMessages.className(of: type(of: $0)) } + [ObjectiveCMessages.className(of: UIView.self)] }

    func keep(_ values: NSMutableDictionary) {
        values.setObject("value", forKey: "key"             )
        values.setValue(2, forKey: "other")
        (values as NSDictionary).setValue(nil, forKey: "key")
        let undo = UndoManager()
        undo.registerUndo(withTarget: self, selector: ({Selector("setNeedsLayout", RuntimeCaller.setNeedsLayout)
#sourceLocation(file: "Fixtures/AppCode/adapter/before/RuntimeCalls.swift", line: 28)
                                                                           }()), object: nil)
        log.append("\(values.count) \(undo.canUndo)")
    }
}

extension NSObject {
          func NSObject_mood() -> String { "calm" }; func mood() -> String { if let object = self as? UIButton { return object.UIButton_mood() }; return NSObject_mood() }
}

extension UIButton {
     func UIButton_mood() -> String { "pressed, " + NSObject_mood() }
}
