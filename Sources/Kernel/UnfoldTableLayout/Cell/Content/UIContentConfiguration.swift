@preconcurrency @MainActor public protocol UIConfigurationState {
    var traitCollection: UITraitCollection { get set }
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

@MainActor package enum ConfiguredContent {
    /// Shows `configuration` in a cell's content view if that can, else in a new one in its place; nil in a plain one
    /// (fact L3.8). Answers the cell's content view from then on.
    package static func show(
        _ configuration: (any UIContentConfiguration)?, in content: UIView, plain: () -> UIView
    ) -> UIView {
        let known = content as? any UIContentView
        if let configuration, let known, known.supports(configuration) {
            known.configuration = configuration
            return content
        }
        guard configuration != nil || known != nil, let cell = content.superview else { return content }
        let view = configuration?.makeContentView() ?? plain()
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = content.frame
        if content.isPinned(nil, nil) { view.pinAsLargeAsItIs() }
        add(view, to: cell, above: content)
        content.removeFromSuperview()
        return view
    }

    /// A content view fills its cell where no list pins it (fact M7.8).
    package static func add(_ content: UIView, to cell: UIView, above old: UIView? = nil) {
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if let old { cell.insertSubview(content, aboveSubview: old) } else { cell.addSubview(content) }
    }

    /// A configuration for a state; nil where it is shown already. Lists' own do not depend on the state.
    package static func updated(
        _ known: (any UIContentConfiguration)?, for state: any UIConfigurationState
    ) -> (any UIContentConfiguration)? { known is UIListContentConfiguration ? nil : known?.updated(for: state) }
}
