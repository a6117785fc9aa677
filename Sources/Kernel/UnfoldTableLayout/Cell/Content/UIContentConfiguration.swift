/// What a cell shows, as a value that makes its own view.
@preconcurrency @MainActor public protocol UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView
    /// The configuration for another state of the cell; here states never change.
    func updated(for state: any UIConfigurationState) -> Self
}

extension UIContentConfiguration {
    /// The configuration itself: most do not depend on the state.
    public func updated(for state: any UIConfigurationState) -> Self { self }
}

@preconcurrency @MainActor public protocol UIConfigurationState {
    var traitCollection: UITraitCollection { get set }
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

extension UIContentView {
    /// Same type of configuration.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: self.configuration) == type(of: configuration)
    }
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
}

extension UITableViewCell {
    /// A new configuration measures the row again, as UIKit does since iOS 16 (fact D10.1).
    func contentConfigurationDidChange() {
        configuredView = ConfiguredContent.show(contentConfiguration, in: contentView, known: configuredView)
        table?.cellDidInvalidateSize(self)
    }
}

extension UIBackgroundConfiguration {
    /// The background for a state: itself.
    @preconcurrency @MainActor public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        self
    }
}
