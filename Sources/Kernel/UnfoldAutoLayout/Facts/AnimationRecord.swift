/// What one animation block changed: for each view and property where it starts and where it ends (fact B7).
///
/// Nothing moves over time here: the model values are final at once, as UIKit's are; what the screen would show in
/// between is these pairs and the timing.
public struct AnimationRecord: Hashable, Sendable {
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

extension AnimationRecord.Value {
    /// The frame; nil for another value.
    public var rect: CGRect? { if case .rect(let value) = self { value } else { nil } }
    /// The opacity; nil for another value.
    public var number: CGFloat? { if case .number(let value) = self { value } else { nil } }

    /// Equal except for what rounding leaves.
    func isSame(as other: Self) -> Bool {
        switch (self, other) {
        case (.rect(let one), .rect(let other)): one.isSame(as: other)
        case (.point(let one), .point(let other)):
            CGRect(origin: one, size: .zero).isSame(as: CGRect(origin: other, size: .zero))
        case (.number(let one), .number(let other)): abs(one - other) < CGRect.tolerance
        default: self == other
        }
    }
}
