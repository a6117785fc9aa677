import Foundation
import UnfoldAutoLayout

/// State of a view that a configuration may depend on.
public nonisolated struct UIViewConfigurationState: UIConfigurationState, Hashable {
    /// Traits of the view.
    public var traitCollection: UITraitCollection
    /// The view is disabled. Default false, as for all that follow.
    public var isDisabled = false
    /// The view is highlighted.
    public var isHighlighted = false
    /// The view is selected.
    public var isSelected = false
    /// The view has the focus.
    public var isFocused = false
    /// The view is pinned to an edge.
    public var isPinned = false
    /// Values of the app's own.
    public var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// A state with those traits and nothing set.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A value of the app's own; nil for none.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { customStates[key] }
        set { customStates[key] = newValue }
    }

    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.flags == rhs.flags && lhs.customStates == rhs.customStates
            && lhs.traitCollection.isEqual(rhs.traitCollection)
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(flags) }
    private var flags: [Bool] { [isDisabled, isHighlighted, isSelected, isFocused, isPinned] }
}

/// State of a cell that a configuration may depend on.
public nonisolated struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// Traits of the cell.
    public var traitCollection: UITraitCollection
    /// The cell is disabled. Default false, as for all that follow.
    public var isDisabled = false
    /// The cell is highlighted.
    public var isHighlighted = false
    /// The cell is selected.
    public var isSelected = false
    /// The cell has the focus.
    public var isFocused = false
    /// The cell is pinned to an edge.
    public var isPinned = false
    /// Its list is being edited.
    public var isEditing = false
    /// Its item's children are shown.
    public var isExpanded = false
    /// The cell is swiped.
    public var isSwiped = false
    /// The cell is being reordered.
    public var isReordering = false
    /// Whether and how the cell is dragged. Default not.
    public var cellDragState = DragState.none
    /// Whether and how something is dropped on the cell. Default not.
    public var cellDropState = DropState.none

    /// Values of the app's own.
    public var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// A state with those traits and nothing set.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A value of the app's own; nil for none.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { customStates[key] }
        set { customStates[key] = newValue }
    }

    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.flags == rhs.flags && lhs.customStates == rhs.customStates && lhs.cellDragState == rhs.cellDragState
            && lhs.cellDropState == rhs.cellDropState
            && lhs.traitCollection.isEqual(rhs.traitCollection)
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(flags) }
    private var flags: [Bool] {
        [isDisabled, isHighlighted, isSelected, isFocused, isPinned, isEditing, isExpanded, isSwiped, isReordering]
    }
}
