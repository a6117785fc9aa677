/// Base of gesture recognizers. There are no touches here: ``simulate(at:)`` does what a user's gesture would do.
@preconcurrency @MainActor open class UIGestureRecognizer: UIGestureRecognizerInert {
    #if !canImport(ObjectiveC)
        nonisolated(unsafe) final var associatedValues = AssociatedValues()
    #endif

    /// A recognizer that sends an action to a target, which is not kept alive (``SelectorMethods``).
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }
    /// A recognizer without targets.
    public override convenience init() { self.init(target: nil, action: nil) }

    /// Sends an action to another target; a pair that is there already is not added again.
    open func addTarget(_ target: Any, action: Selector) { actions.add(target, action, for: .all) }
    /// Stops sending; nil means every target, every action.
    open func removeTarget(_ target: Any?, action: Selector?) { actions.remove(target, action, for: .all) }
    /// Calls a closure as it would a target. UIKit has no such method: for tests, and code without selectors.
    public final func addHandler(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        actions.add(UIAction { [unowned self] _ in handler(self) }, for: .all)
    }

    private var actions = TargetActions()

    /// Possible, except for the time of an action. Set by a subclass or a test, it sends the actions where UIKit does: for
    /// began, changed, ended and cancelled.
    open var state: State = .possible {
        willSet { objectWillChange(self, "state", newValue != state) }
        didSet {
            objectDidChange(self)
            switch state {
            case .began, .changed, .ended, .cancelled: send()
            case .possible, .failed: break
            }
        }
    }
    open var view: UIView? { owner?.view }
    var owner: WeakView?
    /// Default true.
    open var isEnabled = true {
        willSet { objectWillChange(self, "enabled", newValue != isEnabled) }
        didSet { objectDidChange(self) }
    }
    /// Asked before a gesture begins.
    open weak var delegate: UIGestureRecognizerDelegate?
    open func reset() {}

    open var numberOfTouches: Int { touchLocation == nil ? 0 : 1 }
    /// Where the gesture is, in a view's coordinates (nil: the root's). The middle of the recognizer's view, if the
    /// gesture was given no position.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view else { return .zero }
        return own.convert(touchLocation ?? CGPoint(x: own.bounds.midX, y: own.bounds.midY), to: view)
    }
    /// As ``location(in:)``; there is one finger.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }

    var touchLocation: CGPoint?

    /// Does what a user's gesture would do, now: the delegate and the view are asked whether it may begin, then the
    /// actions are sent in each state of the gesture. `location` is in the coordinates of the recognizer's view; nil
    /// for its middle. UIKit has no such method.
    /// - Returns: false, and nothing happens, if the recognizer is not enabled or has no view, if the view or one above
    ///   it takes no touches (hidden, transparent, `isUserInteractionEnabled` off, as labels and image views are), or
    ///   if asked and refused.
    @discardableResult open func simulate(at location: CGPoint? = nil) -> Bool { run([.ended], at: location) }

    final func run(_ states: [State], at location: CGPoint?, _ prepare: (Int) -> Void = { _ in }) -> Bool {
        guard isEnabled, let view, view.takesTouches else { return false }
        touchLocation = location ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        defer {
            touchLocation = nil
            state = .possible
            reset()
        }
        guard view.gestureRecognizerShouldBegin(self), delegate?.gestureRecognizerShouldBegin(self) ?? true
        else { return false }
        for (index, next) in states.enumerated() {
            prepare(index)
            state = next
        }
        return true
    }

    private func send() {
        for entry in actions.entries {
            entry.action?.perform(from: self)
            if let target = entry.target?.object, let selector = entry.selector {
                SelectorMethods.perform(selector, on: target, with: self)
            }
        }
    }
}
