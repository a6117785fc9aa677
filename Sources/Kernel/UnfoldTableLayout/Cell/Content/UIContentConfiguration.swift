@preconcurrency @MainActor public protocol UIConfigurationState {
    var traitCollection: UITraitCollection { get set }
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

@MainActor package enum ConfiguredContent {
    /// Shows `configuration` in `container`: in the view that is there if it can, else in a new one that fills it.
    package static func show(
        _ configuration: (any UIContentConfiguration)?, in container: UIView, known: (any UIContentView)?
    ) -> (any UIContentView)? {
        guard let configuration else {
            (known as? UIView)?.removeFromSuperview()
            return nil
        }
        if let known, known.supports(configuration) {
            known.configuration = configuration
            return known
        }
        (known as? UIView)?.removeFromSuperview()
        let view = configuration.makeContentView()
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: container.topAnchor),
            view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
            view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
        ])
        return view
    }

    /// A configuration for a state; nil where it is shown already. Lists' own do not depend on the state.
    package static func updated(
        _ known: (any UIContentConfiguration)?, for state: any UIConfigurationState
    ) -> (any UIContentConfiguration)? { known is UIListContentConfiguration ? nil : known?.updated(for: state) }
}
