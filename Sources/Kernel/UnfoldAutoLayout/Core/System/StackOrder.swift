extension StackOrder {
    @MainActor func isOutdated(for view: UIView) -> Bool {
        guard let hugging, let resistance else { return false }
        return view.contentHuggingPriority(for: axis) != hugging
            || view.contentCompressionResistancePriority(for: axis) != resistance
    }
}
