import UIKit

class SelectorController: UIViewController {
    var log: [String] = []
    private let helper = SelectorHelper()
    lazy var lazily = #selector(plain)
    static let shared: Selector = #selector(SelectorController.plain)

    var selectors: [Selector] {
        [
            #selector(plain), #selector(tapped(_:)), #selector(Self.tapped), #selector(self.moved(_:event:)),
            #selector(sent(by:)), #selector(written(sender:)), #selector(renamed),
            #selector(
                SelectorController
                    .plain
            ),
            #selector(overloaded as () -> Void), #selector(overloaded(_:)),
            #selector(SelectorController.overloaded as (SelectorController) -> () -> Void),
            #selector(helper.help), #selector(getter: title), #selector(setter: SelectorController.title),
            #selector(UIView.layoutSubviews), #selector(SelectorListener.heard(_:)),
            #selector(image(_:didFinishSavingWithError:contextInfo:)),
        ]
    }

    var wrapped: [Selector] {
        [
            #selector((tapped(_:))), #selector((overloaded) as () -> Void), #selector((overloaded as (UIView) -> Void)),
            (#selector(((plain))) as Selector), #selector(type(of: self).sent(by:)),
            #selector(type(of: helper).help),
        ]
    }

    func inClosures() -> [Selector] {
        let make = { [weak self] () -> Selector in
            _ = self
            return #selector(SelectorController.tapped)
        }
        return [make(), Self.inStatic()]
    }

    class func inStatic() -> Selector { #selector(plain) }

    @objc func plain() { log.append("plain") }
    @objc private func tapped(_ sender: UIView) { log.append("tapped \(sender.tag)") }
    @objc func moved(_ sender: Any, event: Any?) { log.append("moved") }
    @objc func sent(by sender: UIView?) { log.append("sent") }
    @objc func written(sender: UIView) { log.append("written") }
    @objc(otherName:) func renamed(_ sender: UIView) -> Bool { log.append("renamed"); return true }
    @objc func image(_ image: UIView, didFinishSavingWithError error: Error?, contextInfo: UnsafeRawPointer) {}
    @objc func overloaded() { log.append("overloaded") }
    @objc func overloaded(_ sender: UIView) { log.append("overloaded \(sender.tag)") }
}

final class SelectorSubcontroller: SelectorController {
    override func plain() { log.append("plain below") }
}

class SelectorHelper: NSObject {
    var count = 0
    @objc func help() { count += 1 }
}

@objc protocol SelectorListener {
    func heard(_ text: String)
}

extension SelectorListener {
    func ask() -> Selector { #selector(heard(_:)) }
}

class SelectorEar: NSObject, SelectorListener {
    var last = ""
    func heard(_ text: String) { last = text }
}

extension SelectorHelper {
    struct Inner {
        final class Deep: NSObject {
            var isDone = false
            var done: Selector { #selector(finish) }
            @objc func finish() { isDone = true }
        }
    }

    enum Text {
        static let example = "\(NSStringFromSelector(#selector(SelectorHelper.help))) and #selector(nothing)"
    }
}

/// A class of any sender's type, which Objective-C sees too.
final class SelectorBox<Sender>: NSObject {
    private(set) var senders: [Sender] = []
    @objc func invoke(sender: UIControl) { if let sender = sender as? Sender { senders.append(sender) } }
    class Inner<Key: Hashable>: NSObject {
        var count = 0
        @objc func hit() { count += 1 }
    }
}

protocol SelectorEvents: UIControl {}
extension UIControl: SelectorEvents {}
extension SelectorEvents {
    func boxed(for event: UIControl.Event) -> SelectorBox<Self> {
        let box = SelectorBox<Self>()
        addTarget(box, action: #selector(SelectorBox<Self>.invoke(sender:)), for: event)
        return box
    }
}

func selectorsOfGenericClasses() -> [Selector] {
    [#selector(SelectorBox<UIButton>.invoke), #selector(SelectorBox<Int>.Inner<[String: Int]>.hit)]
}

final class SelectorOuter: UIView {
    private(set) var hits = 0
    final class Inner: NSObject {
        func attach(_ outer: SelectorOuter, to control: UIControl) {
            control.addTarget(outer, action: #selector(outerHit), for: .touchUpInside)
        }
    }
    @objc func outerHit() { hits += 1 }
}
