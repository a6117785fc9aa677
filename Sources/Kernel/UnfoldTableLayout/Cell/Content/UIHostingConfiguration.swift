/// A cell's content that is a view of SwiftUI's, as large as ``hostedSizes`` gives it. Margins are the cell's where none
/// are set, and the height is at least 44.
@preconcurrency @MainActor public struct UIHostingConfiguration<Content>: UIContentConfiguration {
    fileprivate let content: Content
    fileprivate var margins: [HostedEdges.RawValue: CGFloat] = [:]
    fileprivate var minHeight: CGFloat = 44

    public init(content: () -> Content) { self.content = content() }

    public func makeContentView() -> any UIView & UIContentView { HostingContentView(self) }

    /// Sets the distance of the content from edges of the cell, in points.
    public func margins(_ edges: HostedEdges = .all, _ length: CGFloat) -> Self {
        var copy = self
        for edge in HostedEdges.each where edges.contains(edge) { copy.margins[edge.rawValue] = length }
        return copy
    }

    /// Sets the least size of the cell in points; nil: 44 tall.
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
        var copy = self
        copy.minHeight = height ?? 44
        return copy
    }

    /// Nothing is drawn.
    public func background<Background>(_ content: () -> Background) -> Self { self }
    /// Nothing is drawn.
    @_disfavoredOverload public func background<Style>(_ style: Style) -> Self { self }
}

extension HostedEdges {
    static let each: [HostedEdges] = [.top, .leading, .bottom, .trailing]
}

private final class HostingContentView<Content>: UIView, UIContentView {
    private var hosting: UIHostingConfiguration<Content>
    private let hosted: HostedView
    private var held: [NSLayoutConstraint] = []

    init(_ hosting: UIHostingConfiguration<Content>) {
        self.hosting = hosting
        hosted = HostedView(hosting.content)
        super.init(frame: .zero)
        preservesSuperviewLayoutMargins = true
        hosted.translatesAutoresizingMaskIntoConstraints = false
        addSubview(hosted)
        hold()
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    var configuration: any UIContentConfiguration {
        get { hosting }
        set {
            guard let new = newValue as? UIHostingConfiguration<Content> else { return }
            hosting = new
            hosted.hosted = new.content
            hold()
        }
    }

    /// A row may be given another height than it needs: the last constraints yield then.
    private func hold() {
        NSLayoutConstraint.deactivate(held)
        let (guide, margins) = (layoutMarginsGuide, hosting.margins)
        func edge<Axis, Anchor: NSLayoutAnchor<Axis>>(
            _ anchor: Anchor, _ margin: Anchor, _ own: Anchor, _ edge: HostedEdges, sign: CGFloat
        ) -> NSLayoutConstraint {
            let length = margins[edge.rawValue]
            return anchor.constraint(equalTo: length == nil ? margin : own, constant: sign * (length ?? 0))
        }
        let bottom = edge(hosted.bottomAnchor, guide.bottomAnchor, bottomAnchor, .bottom, sign: -1)
        let height = heightAnchor.constraint(greaterThanOrEqualToConstant: hosting.minHeight)
        for yielding in [bottom, height] { yielding.priority = UILayoutPriority(999) }
        held = [
            edge(hosted.topAnchor, guide.topAnchor, topAnchor, .top, sign: 1), bottom, height,
            edge(hosted.leadingAnchor, guide.leadingAnchor, leadingAnchor, .leading, sign: 1),
            edge(hosted.trailingAnchor, guide.trailingAnchor, trailingAnchor, .trailing, sign: -1),
        ]
        NSLayoutConstraint.activate(held)
    }
}
