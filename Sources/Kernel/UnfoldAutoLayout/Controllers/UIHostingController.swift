/// Shows a view of SwiftUI's, as large as ``hostedSizes`` gives it.
@preconcurrency @MainActor open class UIHostingController<Content>: UIHostingControllerInert {
    private let hosting: HostedView
    private let first: Content

    public init(rootView: Content) {
        (hosting, first) = (HostedView(rootView), rootView)
        super.init(nibName: nil, bundle: nil)
    }

    public init?(coder: NSCoder, rootView: Content) {
        (hosting, first) = (HostedView(rootView), rootView)
        super.init(coder: coder)
    }

    /// A document has no view of SwiftUI's: nil, so override it and call ``init(coder:rootView:)``.
    public required dynamic init?(coder: NSCoder) { nil }

    /// The view of SwiftUI's; a new one is measured again.
    open var rootView: Content {
        get { hosting.hosted as? Content ?? first }
        set { hosting.hosted = newValue }
    }

    open override func loadView() { view = hosting }

    /// The size for a proposed one, as ``hostedSizes`` gives it.
    open func sizeThatFits(in size: CGSize) -> CGSize { hosting.sizeThatFits(size) }
}
