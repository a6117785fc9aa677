extension AnimationRecord {
    /// The change of one property of a view, if it was animated.
    /// - Complexity: O(changes).
    @MainActor public func change(of view: UIView, _ property: Property = .frame) -> Change? {
        changes.first { $0.address == view.layoutAddress && $0.property == property }
    }
}
