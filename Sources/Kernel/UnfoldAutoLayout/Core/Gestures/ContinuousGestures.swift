/// A finger held down. A simulation begins and ends it.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UILongPressGestureRecognizerInert {
    @discardableResult open override func simulate(at location: CGPoint? = nil) -> Bool {
        run([.began, .ended], at: location)
    }
}

/// A finger that drags.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIPanGestureRecognizerInert {
    /// How far the finger is from where it came down, since ``setTranslation(_:in:)``; in a view's coordinates, which
    /// differ by position only.
    open func translation(in view: UIView?) -> CGPoint { moved }
    /// Takes another distance for the present one; following movements add to it.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }

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
