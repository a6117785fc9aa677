@MainActor enum TraitsForChildren {
    /// Few programs set any; the others do not look.
    static var areUsed = false

    /// The traits of a view, or of a controller without one.
    ///
    /// - Parameter words: What is said of such a controller, the innermost first.
    static func traits(
        of view: UIView?, withoutView words: @autoclosure () -> [UITraitCollection] = []
    ) -> UITraitCollection {
        let base = ownTraits(style: StyleOverrides.style(of: view))
        guard areUsed else { return base }
        let said =
            view.map { sequence(first: $0, next: \.superview).compactMap { $0.controller?.traitsFromParent } }
            ?? words()
        // The innermost word counts, so it comes last.
        return said.isEmpty ? base : UITraitCollection(traitsFrom: [base] + said.reversed())
    }

    /// The traits of ``LayoutEnvironment/current``. Views ask for them with every constraint that knows a direction, so
    /// the last ones are kept: an environment has a number of its own.
    private static func ownTraits(style: UIUserInterfaceStyle?) -> UITraitCollection {
        if let last, last.version == LayoutEnvironment.version, last.style == style { return last.traits }
        let now = LayoutEnvironment.numbered
        let traits = UITraitCollection(environment: now.environment, style: style ?? now.environment.userInterfaceStyle)
        last = (now.version, style, traits)
        return traits
    }

    private static var last: (version: Int, style: UIUserInterfaceStyle?, traits: UITraitCollection)?
}
