import Foundation

/// What the focus may go to. There is none here.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
    /// Where the focus would go first.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// Accepted.
    func setNeedsFocusUpdate()
    /// Accepted.
    func updateFocusIfNeeded()
    /// Never asked.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    /// Never called.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// A single thing that the focus may go to.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether it may.
    var canBecomeFocused: Bool { get }
    /// Always false.
    var isFocused: Bool { get }
}

extension UIView: UIFocusItem {}

/// Which way the focus goes.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Up.
    public static let up = UIFocusHeading(rawValue: 1)
    /// Down.
    public static let down = UIFocusHeading(rawValue: 2)
    /// To the left.
    public static let left = UIFocusHeading(rawValue: 4)
    /// To the right.
    public static let right = UIFocusHeading(rawValue: 8)
    /// On.
    public static let next = UIFocusHeading(rawValue: 16)
    /// Back.
    public static let previous = UIFocusHeading(rawValue: 32)
}

/// Where the focus comes from and goes to. Nothing here makes one.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
    /// Nil.
    open weak var previouslyFocusedItem: (any UIFocusItem)? { nil }
    /// Nil.
    open weak var nextFocusedItem: (any UIFocusItem)? { nil }
    /// Nil.
    open weak var previouslyFocusedView: UIView? { nil }
    /// Nil.
    open weak var nextFocusedView: UIView? { nil }
    /// None.
    open var focusHeading: UIFocusHeading { [] }
}

/// Animates with the focus. Nothing here makes one.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
    /// Runs both at once.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        animations?()
        completion?()
    }
}

/// Look of what has the focus.
@preconcurrency @MainActor open class UIFocusEffect: NSObject {
    /// The usual.
    public override init() { super.init() }
}

/// A line around what has the focus; nothing is drawn.
@preconcurrency @MainActor open class UIFocusHaloEffect: UIFocusEffect {
    /// As suits the view.
    public override init() { super.init() }
    /// Around a rectangle.
    public convenience init(rect: CGRect) { self.init() }
    /// Around a rectangle with round corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) { self.init() }
    /// Around a path.
    public convenience init(path: UIBezierPath) { self.init() }
    /// Stored; nothing is drawn.
    open weak var containerView: UIView?
    /// Stored; nothing is drawn.
    open weak var referenceView: UIView?
}

/// Lines up what the focus passes; stored.
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {
    /// Stored.
    open var isEnabled = true
    /// Stored.
    open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}
