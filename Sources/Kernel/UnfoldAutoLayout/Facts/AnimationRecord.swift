/// What one animation block changed: for each view and property where it starts and where it ends (fact B7).
///
/// Nothing moves over time here: the model values are final at once, as UIKit's are; what the screen would show in
/// between is these pairs and the timing.
public struct AnimationRecord: Hashable, Sendable {
    /// How the change is spread over time.
    public struct Timing: Hashable, Sendable {
        /// Seconds; 0 or more.
        public var duration: TimeInterval
        /// Seconds before it starts.
        public var delay: TimeInterval = 0
        /// The curve between start and end.
        public var curve = Curve.easeInOut

        public init(duration: TimeInterval, delay: TimeInterval = 0, curve: Curve = .easeInOut) {
            (self.duration, self.delay, self.curve) = (duration, delay, curve)
        }
    }

    /// The shape of a change over time.
    public enum Curve: Hashable, Sendable {
        /// Slow at both ends.
        case easeInOut
        /// Slow at the start.
        case easeIn
        /// Slow at the end.
        case easeOut
        /// At one speed.
        case linear
        /// A spring: damping ratio (1 does not overshoot) and initial velocity in total distances a second.
        case spring(dampingRatio: CGFloat, initialVelocity: CGFloat)
    }

    /// What of a view is animated.
    public enum Property: String, Hashable, Sendable, CaseIterable {
        /// Position and size in the superview.
        case frame
        /// Origin of the bounds: scrolling.
        case boundsOrigin
        /// Opacity, from 0 to 1.
        case alpha
        /// The colour behind everything.
        case backgroundColor
        /// Turning, scaling, shifting; layout knows nothing of it.
        case transform
    }

    /// A value of a property.
    public enum Value: Hashable, Sendable {
        /// A frame, in points of the superview.
        case rect(CGRect)
        /// An origin of bounds, in points.
        case point(CGPoint)
        /// An opacity.
        case number(CGFloat)
        /// Red, green, blue, alpha, each 0 to 1; nil for no colour.
        case color([CGFloat]?)
        /// A transform, which layout does not see.
        case transform(CGAffineTransform)

        /// The frame; nil for another value.
        public var rect: CGRect? { if case .rect(let value) = self { value } else { nil } }
        /// The opacity; nil for another value.
        public var number: CGFloat? { if case .number(let value) = self { value } else { nil } }

        /// Equal except for what rounding leaves.
        func isSame(as other: Value) -> Bool {
            switch (self, other) {
            case (.rect(let one), .rect(let other)): one.isSame(as: other)
            case (.point(let one), .point(let other)):
                CGRect(origin: one, size: .zero).isSame(as: CGRect(origin: other, size: .zero))
            case (.number(let one), .number(let other)): abs(one - other) < CGRect.tolerance
            default: self == other
            }
        }
    }

    /// One property of one view.
    public struct Change: Hashable, Sendable {
        /// Name of the view in reports: its accessibility identifier, or class and address.
        public var view: String
        /// What of the view changed.
        public var property: Property
        /// The values before and after.
        public var from, to: Value
        let address: LayoutAddress
    }

    package static let none = AnimationRecord(timing: Timing(duration: 0), changes: [])

    /// When and how fast it runs.
    public var timing: Timing
    /// In the order in which they were first changed; what ended where it began, except for a rounding error, is left out.
    public var changes: [Change]

    /// The animations begun while `body` runs, in the order in which their blocks ended.
    @MainActor public static func recorded(during body: () throws -> Void) rethrows -> [AnimationRecord] {
        var records: [AnimationRecord] = []
        try LayoutJournal.listening {
            if case .animated(let record) = $0 { records.append(record) }
        } to: {
            try body()
        }
        return records
    }
}

extension AnimationRecord.Change {
    /// Of the view, for those who know the view by it.
    package var viewAddress: LayoutAddress { address }
}
