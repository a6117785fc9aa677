#sourceLocation(file: "Fixtures/AppCode/adapter/before/Messages.swift", line: 1)
import UIKit

      protocol MessageListener: AnyObject {
                   func heard(_ text: String) throws -> Bool
                   func listened(to view: UIView, times: Int) throws
    func told()
}; extension MessageListener { func heard(_ text: String) throws -> Bool { throw UnimplementedRequirement() }; func listened(to view: UIView, times: Int) throws { throw UnimplementedRequirement() } }

/// Listens to one of the two.
class MessageEar: NSObject, MessageListener {
    private(set) var texts: [String] = []
    func heard(_ text: String) -> Bool {
        texts.append(text)
        return true
    }
    func told() { texts.append("told") }
@preconcurrency @MainActor func setValue(_ value: Any?, forKey key: String) { switch key { default: setValue(value, forUndefinedKey: key) } }; @preconcurrency @MainActor class func adaptedActions() -> [Selector] { [Selector("heard:", MessageEar.`heard`(_:))] }; }; extension MessageEar: AdaptedObject {}

final class MessageSecondEar: MessageEar {}

/// Asks before it tells, as code from before optional calls does.
final class MessageCenter: NSObject, UITableViewDelegate {
    weak var listener: MessageListener?
    var loudListener: MessageListener!
    weak var next: UITableViewDelegate?
    var anything: AnyObject = NSObject()
    private(set) var log: [String] = []

    func ask() {
        log = []
        if ObjectiveCMessages.responds(listener, to: ({Selector("heard:")
#sourceLocation(file: "Fixtures/AppCode/adapter/before/Messages.swift", line: 31)
                                                                  }())) == true { log.append("hears") }
        if let listener, ObjectiveCMessages.responds(listener, to: ({Selector("listenedTo:times:")
#sourceLocation(file: "Fixtures/AppCode/adapter/before/Messages.swift", line: 32)
                                                                                         }())) { log.append("listens") }
        if ObjectiveCMessages.responds(loudListener, to: ({Selector("heard:")
#sourceLocation(file: "Fixtures/AppCode/adapter/before/Messages.swift", line: 33)
                                                                 }())), (try! listener!.heard( "loud")) { log.append("heard") }
        if ObjectiveCMessages.responds((listener as AnyObject), to: ({Selector("told", MessageListener.told)
#sourceLocation(file: "Fixtures/AppCode/adapter/before/Messages.swift", line: 34)
                                                                           }())) { log.append("told") }
        if ObjectiveCMessages.responds(anything
            , to: ({Selector("told", MessageEar.told)
#sourceLocation(file: "Fixtures/AppCode/adapter/before/Messages.swift", line: 36)
                                                }())) { ObjectiveCMessages.perform(anything, Selector("told", MessageEar.told)) }
        _ = (try! listener?.heard( "forced"))
    }

    func send(_ object: AnyObject?, _ other: NSObject) {
        _ = ObjectiveCMessages.perform(object, Selector("setNeedsLayout", UIView.setNeedsLayout))
        if ObjectiveCMessages.responds(object, to: ({Selector("setNeedsLayout", UIView.setNeedsLayout)
#sourceLocation(file: "Fixtures/AppCode/adapter/before/Messages.swift", line: 42)
                                                            }())) ?? false { log.append("lays out") }
        if other.responds(to: ({Selector("told", MessageEar.told)
#sourceLocation(file: "Fixtures/AppCode/adapter/before/Messages.swift", line: 43)
                                                    }())) { log.append("other") }
    }

             func responds(to aSelector: Selector!) -> Bool {
        super.responds(to: aSelector) || ObjectiveCMessages.responds(next, to: aSelector) ?? false
    }
}; extension MessageCenter: AdaptedAnswerer {}
