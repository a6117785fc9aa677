/// What a view reports to the controller whose root it is, and asks of it.
@MainActor protocol ViewManaging: UIResponder, TraitChangeHost {
    /// In a window whose first layout is yet to come.
    var isAboutToAppear: Bool { get set }
    /// Notifies once that the view is about to be seen in its final size.
    func appear()
    func viewWillAppear(_ animated: Bool)
    func viewDidAppear(_ animated: Bool)
    func viewWillDisappear(_ animated: Bool)
    func viewDidDisappear(_ animated: Bool)

    func updateViewConstraints()
    func updatePropertiesIfNeeded()
    func viewWillLayoutSubviews()
    func viewDidLayoutSubviews()

    var viewRespectsSystemMinimumLayoutMargins: Bool { get }
    var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { get }
    var additionalSafeAreaInsets: UIEdgeInsets { get }
    /// Scroll views that it adjusts hold the safe area of top and bottom, whether they scroll or not.
    var adjustsScrollViewUnderBars: Bool { get }
    var barInsets: UIEdgeInsets { get }
    func viewLayoutMarginsDidChange()
    func viewSafeAreaInsetsDidChange()
    func layoutSupportsFollow()

    var overrideUserInterfaceStyle: UIUserInterfaceStyle { get }
    var traitsFromParent: UITraitCollection? { get }
}
