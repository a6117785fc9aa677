import UIKit

// The ways in which layout libraries meet UIKit: constraints of a subclass, operators, methods added to views, makers
// that keep what they made. Each in the manner of a well-known one, written again.

// MARK: A maker with constraints of its own class

final class ChainConstraint: NSLayoutConstraint {
    weak var chain: Chain?
    var label: String? {
        get { identifier }
        set { identifier = newValue }
    }
}

protocol ChainItem: AnyObject {}
extension UIView: ChainItem {}
extension UILayoutGuide: ChainItem {}

@MainActor final class Chain {
    weak var item: ChainItem?
    private(set) var made: [ChainConstraint] = []
    init(_ item: ChainItem) { self.item = item }

    @discardableResult func edge(
        _ attribute: NSLayoutConstraint.Attribute, to other: ChainItem?, _ target: NSLayoutConstraint.Attribute,
        _ constant: CGFloat = 0, priority: UILayoutPriority = .required
    ) -> Chain {
        let constraint = ChainConstraint(
            item: item!, attribute: attribute, relatedBy: .equal, toItem: other, attribute: target, multiplier: 1,
            constant: constant)
        constraint.chain = self
        constraint.priority = priority
        made.append(constraint)
        return self
    }
    func activate() { NSLayoutConstraint.activate(made) }
    func update(_ attribute: NSLayoutConstraint.Attribute, _ constant: CGFloat) {
        for constraint in made where constraint.firstAttribute == attribute { constraint.constant = constant }
    }
}

@MainActor private var chainKey: UInt8 = 0

extension UIView {
    var chain: Chain {
        if let known = objc_getAssociatedObject(self, &chainKey) as? Chain { return known }
        let made = Chain(self)
        objc_setAssociatedObject(self, &chainKey, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return made
    }
    func makeChain(_ body: (Chain) -> Void) {
        translatesAutoresizingMaskIntoConstraints = false
        body(chain)
        chain.activate()
    }
}

// MARK: Operators on proxies

@MainActor struct Edge {
    let view: UIView
    let attribute: NSLayoutConstraint.Attribute
    var constant: CGFloat = 0
    var multiplier: CGFloat = 1
}

@MainActor struct Proxy {
    let view: UIView
    var top: Edge { Edge(view: view, attribute: .top) }
    var left: Edge { Edge(view: view, attribute: .left) }
    var width: Edge { Edge(view: view, attribute: .width) }
    var height: Edge { Edge(view: view, attribute: .height) }
}

infix operator ~~ : AssignmentPrecedence

@MainActor func + (left: Edge, right: CGFloat) -> Edge {
    Edge(view: left.view, attribute: left.attribute, constant: left.constant + right, multiplier: left.multiplier)
}
@MainActor func * (left: Edge, right: CGFloat) -> Edge {
    Edge(view: left.view, attribute: left.attribute, constant: left.constant, multiplier: left.multiplier * right)
}
@MainActor @discardableResult func == (left: Edge, right: Edge) -> NSLayoutConstraint {
    let made = NSLayoutConstraint(
        item: left.view, attribute: left.attribute, relatedBy: .equal, toItem: right.view, attribute: right.attribute,
        multiplier: right.multiplier, constant: right.constant)
    made.isActive = true
    return made
}
@MainActor @discardableResult func == (left: Edge, right: CGFloat) -> NSLayoutConstraint {
    let made = NSLayoutConstraint(
        item: left.view, attribute: left.attribute, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: right)
    made.isActive = true
    return made
}
@MainActor @discardableResult func ~~ (left: NSLayoutConstraint, right: UILayoutPriority) -> NSLayoutConstraint {
    left.isActive = false
    left.priority = right
    left.isActive = true
    return left
}
@MainActor func constrainAll(_ one: UIView, _ other: UIView, _ body: (Proxy, Proxy) -> Void) {
    one.translatesAutoresizingMaskIntoConstraints = false
    body(Proxy(view: one), Proxy(view: other))
}

// MARK: Methods added to views

extension UIView {
    @discardableResult func pinEdge(
        _ attribute: NSLayoutConstraint.Attribute, toSuperviewWithInset inset: CGFloat
    ) -> NSLayoutConstraint {
        translatesAutoresizingMaskIntoConstraints = false
        precondition(superview != nil)
        let isFar = [.bottom, .right, .trailing].contains(attribute)
        let constraint = NSLayoutConstraint(
            item: self, attribute: attribute, relatedBy: .equal, toItem: superview, attribute: attribute, multiplier: 1,
            constant: isFar ? -inset : inset)
        constraint.isActive = true
        return constraint
    }
    @discardableResult func pinToTopLayoutGuide(of controller: UIViewController, inset: CGFloat) -> NSLayoutConstraint {
        translatesAutoresizingMaskIntoConstraints = false
        let constraint = topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor, constant: inset)
        constraint.isActive = true
        return constraint
    }
    func installed() -> [NSLayoutConstraint] { constraints.filter { $0.shouldBeArchived == false } }
}

extension Array where Element: UIView {
    @MainActor func spread(alongAxis axis: NSLayoutConstraint.Axis, spacing: CGFloat) -> [NSLayoutConstraint] {
        zip(self, dropFirst()).map { one, other in
            axis == .horizontal
                ? other.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: spacing)
                : other.topAnchor.constraint(equalTo: one.bottomAnchor, constant: spacing)
        }
    }
}

// MARK: Lines

struct Line {
    let views: [UIView]
}

prefix operator |-
postfix operator -|

@MainActor prefix func |- (view: UIView) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    view.leadingAnchor.constraint(equalTo: view.superview!.leadingAnchor, constant: 8).isActive = true
    return view
}
@MainActor @discardableResult postfix func -| (view: UIView) -> UIView {
    view.trailingAnchor.constraint(equalTo: view.superview!.trailingAnchor, constant: -8).isActive = true
    return view
}

extension UIView {
    @discardableResult func subviews(_ views: UIView...) -> UIView {
        for view in views { addSubview(view) }
        return self
    }
    @discardableResult func style(_ body: (Self) -> Void) -> Self {
        body(self)
        return self
    }
}

// MARK: Constrainable things

@MainActor protocol Pinnable: AnyObject {
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var leadingAnchor: NSLayoutXAxisAnchor { get }
    var trailingAnchor: NSLayoutXAxisAnchor { get }
    @discardableResult func prepared() -> Self
}

extension UIView: Pinnable {
    func prepared() -> Self {
        translatesAutoresizingMaskIntoConstraints = false
        return self
    }
}
extension UILayoutGuide: Pinnable { func prepared() -> Self { self } }

extension Pinnable {
    @discardableResult func pin(to other: Pinnable, insets: UIEdgeInsets = .zero) -> [NSLayoutConstraint] {
        prepared()
        let made = [
            topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
            leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.left),
            bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -insets.bottom),
            trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -insets.right),
        ]
        NSLayoutConstraint.activate(made)
        return made
    }
}
