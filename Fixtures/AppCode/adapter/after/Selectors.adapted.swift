#sourceLocation(file: "Fixtures/AppCode/adapter/before/Selectors.swift", line: 1)
import UIKit

class SelectorController: UIViewController {
    var log: [String] = []
    private let helper = SelectorHelper()
    lazy var lazily = Selector("plain", SelectorController.plain)
    static let shared: Selector = Selector("plain", SelectorController.plain)

    var selectors: [Selector] {
        [
            ({Selector("plain", SelectorController.plain)
#sourceLocation(file: "Fixtures/AppCode/adapter/before/Selectors.swift", line: 11)
                        }()), ({Selector("tapped:", SelectorController.tapped(_:))
#sourceLocation(file: "Fixtures/AppCode/adapter/before/Selectors.swift", line: 11)
                                               }()), ({Selector("tapped:", Self.tapped)
#sourceLocation(file: "Fixtures/AppCode/adapter/before/Selectors.swift", line: 11)
                                                                       }()), Selector("moved:event:", SelectorController.moved(_:event:)),
            ({Selector("sentBy:", SelectorController.sent(by:))
#sourceLocation(file: "Fixtures/AppCode/adapter/before/Selectors.swift", line: 12)
                            }()), ({Selector("writtenWithSender:", SelectorController.written(sender:))
#sourceLocation(file: "Fixtures/AppCode/adapter/before/Selectors.swift", line: 12)
                                                         }()), Selector("otherName:", SelectorController.renamed),
            Selector(
                "plain", SelectorController
                    .plain
            ),
            ({Selector("overloaded", SelectorController.overloaded as (SelectorController) -> () -> Void)
#sourceLocation(file: "Fixtures/AppCode/adapter/before/Selectors.swift", line: 17)
                                           }()), Selector("overloaded:", SelectorController.overloaded(_:)),
            Selector("overloaded", SelectorController.overloaded as (SelectorController) -> () -> Void),
            ({Selector("help", type(of: helper).help)
#sourceLocation(file: "Fixtures/AppCode/adapter/before/Selectors.swift", line: 19)
                              }()), ({Selector("title")
#sourceLocation(file: "Fixtures/AppCode/adapter/before/Selectors.swift", line: 19)
                                                        }()), Selector("setTitle:"),
            ({Selector("layoutSubviews", UIView.layoutSubviews)
#sourceLocation(file: "Fixtures/AppCode/adapter/before/Selectors.swift", line: 20)
                                        }()), Selector("heard:", SelectorListener.heard(_:)),
            Selector("image:didFinishSavingWithError:contextInfo:", SelectorController.image(_:didFinishSavingWithError:contextInfo:)),
        ]
    }

    var wrapped: [Selector] {
        [
            ({Selector("tapped:", (SelectorController.tapped(_:)))
#sourceLocation(file: "Fixtures/AppCode/adapter/before/Selectors.swift", line: 27)
                               }()), ({Selector("overloaded", (SelectorController.overloaded) as (SelectorController) -> () -> Void)
#sourceLocation(file: "Fixtures/AppCode/adapter/before/Selectors.swift", line: 27)
                                                                      }()), Selector("overloaded", (SelectorController.overloaded as (SelectorController) -> (UIView) -> Void)),
            (({Selector("plain", ((SelectorController.plain)))
#sourceLocation(file: "Fixtures/AppCode/adapter/before/Selectors.swift", line: 28)
                             }()) as Selector), Selector("sentBy:", type(of: self).sent(by:)),
            Selector("help", type(of: helper).help),
        ]
    }

    func inClosures() -> [Selector] {
        let make = { [weak self] () -> Selector in
            _ = self
            return Selector("tapped:", SelectorController.tapped)
        }
        return [make(), Self.inStatic()]
    }

    class func inStatic() -> Selector { Selector("plain", SelectorController.plain) }

          func plain() { log.append("plain") }
          private func tapped(_ sender: UIView) { log.append("tapped \(sender.tag)") }
          func moved(_ sender: Any, event: Any?) { log.append("moved") }
          func sent(by sender: UIView?) { log.append("sent") }
          func written(sender: UIView) { log.append("written") }
                      func renamed(_ sender: UIView) -> Bool { log.append("renamed"); return true }
          func image(_ image: UIView, didFinishSavingWithError error: Error?, contextInfo: UnsafeRawPointer) {}
          func overloaded() { log.append("overloaded") }
          func overloaded(_ sender: UIView) { log.append("overloaded \(sender.tag)") }
}

final class SelectorSubcontroller: SelectorController {
    override func plain() { log.append("plain below") }
}

class SelectorHelper: NSObject {
    var count = 0
          func help() { count += 1 }
}

      protocol SelectorListener: AnyObject {
    func heard(_ text: String)
}

extension SelectorListener {
    func ask() -> Selector { Selector("heard:", Self.heard(_:)) }
}

class SelectorEar: NSObject, SelectorListener {
    var last = ""
    func heard(_ text: String) { last = text }
}

extension SelectorHelper {
    struct Inner {
        final class Deep: NSObject {
            var isDone = false
            var done: Selector { Selector("finish", Deep.finish) }
                  func finish() { isDone = true }
        }
    }

    enum Text {
        static let example = "\(NSStringFromSelector(Selector("help", SelectorHelper.help))) and #selector(nothing)"
    }
}

/// A class of any sender's type, which Objective-C sees too.
final class SelectorBox<Sender>: NSObject {
    private(set) var senders: [Sender] = []
          func invoke(sender: UIControl) { if let sender = sender as? Sender { senders.append(sender) } }
    class Inner<Key: Hashable>: NSObject {
        var count = 0
              func hit() { count += 1 }
    }
}

protocol SelectorEvents: UIControl {}
extension UIControl: SelectorEvents {}
extension SelectorEvents {
    func boxed(for event: UIControl.Event) -> SelectorBox<Self> {
        let box = SelectorBox<Self>()
        addTarget(box, action: ({Selector("invokeWithSender:", SelectorBox<Self>.invoke(sender:))
#sourceLocation(file: "Fixtures/AppCode/adapter/before/Selectors.swift", line: 105)
                                                                       }()), for: event)
        return box
    }
}

func selectorsOfGenericClasses() -> [Selector] {
    [({Selector("invokeWithSender:", SelectorBox<UIButton>.invoke)
#sourceLocation(file: "Fixtures/AppCode/adapter/before/Selectors.swift", line: 111)
                                        }()), Selector("hit", SelectorBox<Int>.Inner<[String: Int]>.hit)]
}

final class SelectorOuter: UIView {
    private(set) var hits = 0
    final class Inner: NSObject {
        func attach(_ outer: SelectorOuter, to control: UIControl) {
            control.addTarget(outer, action: ({Selector("outerHit", SelectorOuter.outerHit)
#sourceLocation(file: "Fixtures/AppCode/adapter/before/Selectors.swift", line: 118)
                                                            }()), for: .touchUpInside)
        }
    }
          func outerHit() { hits += 1 }
}
