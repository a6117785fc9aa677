import AutoLayout
import Foundation

/// What one update of a table did.
public struct BatchUpdateReport: Hashable, Sendable {
    /// A row before and after.
    public struct Row: Hashable, Sendable {
        public enum Change: String, Sendable {
            case kept, inserted, deleted, moved, reloaded
        }

        public var indexPathBefore: IndexPath?
        public var indexPathAfter: IndexPath?
        public var frameBefore: CGRect?
        public var frameAfter: CGRect?
        public var heightBefore: RowHeight?
        public var heightAfter: RowHeight?
        public var change: Change
    }

    /// Required constraints that excluded each other in a row's cell.
    public struct Conflict: Hashable, Sendable {
        public var indexPath: IndexPath
        public var constraints: UnsatisfiableConstraints
        /// The encapsulated height then in force, and the step in which it was measured.
        public var encapsulatedHeight: CGFloat
        public var measuredAtStep: Int?
    }

    /// An optional constraint of a row's cell that lost.
    public struct Overruled: Hashable, Sendable {
        public var indexPath: IndexPath
        public var constraint: OverruledConstraint
    }

    public var rows: [Row] = []
    public var conflicts: [Conflict] = []
    /// State of the live cells while the heights from before were in force, if the update laid them out.
    public var overruledDuring: [Overruled] = []
    /// State at the heights the rows have now.
    public var overruledAfter: [Overruled] = []
    /// Calls of `layoutSubviews` on any view.
    public var layoutPasses = 0
    /// Rows fitted.
    public var measures = 0
    public var contentHeightBefore: CGFloat = 0
    public var contentHeightAfter: CGFloat = 0
    public var contentOffsetBefore: CGPoint = .zero
    public var contentOffsetAfter: CGPoint = .zero
}
