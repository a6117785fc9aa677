import Foundation

/// A finger held down. A simulation begins and ends it.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// Stored: a simulation takes no time. Default 0.5 seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// Stored. Default 0.
    open var numberOfTapsRequired = 0
    /// Stored. Default 1.
    open var numberOfTouchesRequired = 1
    /// Stored. Default 10 points.
    open var allowableMovement: CGFloat = 10

    /// Began, then ended.
    @discardableResult open override func simulate(at location: CGPoint? = nil) -> Bool {
        run([.began, .ended], at: location)
    }
}

/// A finger that drags.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// Stored. Default 1.
    open var minimumNumberOfTouches = 1
    /// Stored. Default the largest number.
    open var maximumNumberOfTouches = Int.max

    /// How far the finger is from where it came down, since ``setTranslation(_:in:)``; in a view's coordinates, which
    /// differ by position only.
    open func translation(in view: UIView?) -> CGPoint { moved }
    /// Takes another distance for the present one; following movements add to it.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }
    /// Points a second: zero, for a simulation takes no time.
    open func velocity(in view: UIView?) -> CGPoint { .zero }

    private var moved = CGPoint.zero

    /// A drag that goes nowhere: began, changed, ended.
    @discardableResult open override func simulate(at location: CGPoint? = nil) -> Bool {
        simulate(from: location, by: .zero)
    }

    /// Drags by a distance in so many steps (at least one): began, a change for each step, ended. `start` is in the
    /// coordinates of the recognizer's view; nil for its middle. UIKit has no such method.
    /// - Returns: as ``UIGestureRecognizer/simulate(at:)``.
    @discardableResult public final func simulate(
        from start: CGPoint? = nil, by distance: CGPoint, steps: Int = 1
    ) -> Bool {
        let steps = max(steps, 1)
        moved = .zero
        defer { moved = .zero }
        return run([.began] + Array(repeating: .changed, count: steps) + [.ended], at: start) { index in
            guard (1...steps).contains(index), let touchLocation else { return }
            let step = CGPoint(x: distance.x / CGFloat(steps), y: distance.y / CGFloat(steps))
            moved = CGPoint(x: moved.x + step.x, y: moved.y + step.y)
            self.touchLocation = CGPoint(x: touchLocation.x + step.x, y: touchLocation.y + step.y)
        }
    }
    /// Which scrolling it sees; stored. Default none.
    open var allowedScrollTypesMask: UIScrollTypeMask = []
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The upper edge.
    public static let top = UIRectEdge(rawValue: 1)
    /// The left edge.
    public static let left = UIRectEdge(rawValue: 2)
    /// The lower edge.
    public static let bottom = UIRectEdge(rawValue: 4)
    /// The right edge.
    public static let right = UIRectEdge(rawValue: 8)
    /// All of them.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// A drag that begins at an edge of the screen.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// Stored. Default none.
    open var edges: UIRectEdge = []
}

/// Two fingers that move apart or together.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// How far apart they are, over how far apart they were; 1 before.
    open var scale: CGFloat = 1
    /// Zero, for a simulation takes no time.
    open var velocity: CGFloat { 0 }

    /// A pinch that changes nothing: began, changed, ended.
    @discardableResult open override func simulate(at location: CGPoint? = nil) -> Bool {
        simulate(scale: 1, at: location)
    }

    /// Pinches to a scale: began, changed, ended. UIKit has no such method.
    @discardableResult public final func simulate(scale: CGFloat, at location: CGPoint? = nil) -> Bool {
        self.scale = 1
        defer { self.scale = 1 }
        return run([.began, .changed, .ended], at: location) { if $0 == 1 { self.scale *= scale } }
    }
}

/// Two fingers that turn.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// Radians, clockwise; 0 before.
    open var rotation: CGFloat = 0
    /// Zero, for a simulation takes no time.
    open var velocity: CGFloat { 0 }

    /// A turn by nothing: began, changed, ended.
    @discardableResult open override func simulate(at location: CGPoint? = nil) -> Bool {
        simulate(rotation: 0, at: location)
    }

    /// Turns by an angle: began, changed, ended. UIKit has no such method.
    @discardableResult public final func simulate(rotation: CGFloat, at location: CGPoint? = nil) -> Bool {
        self.rotation = 0
        defer { self.rotation = 0 }
        return run([.began, .changed, .ended], at: location) { if $0 == 1 { self.rotation += rotation } }
    }
}
