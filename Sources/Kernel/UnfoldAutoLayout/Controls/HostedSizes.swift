/// Sizes of SwiftUI's views, by their types: nothing here lays them out, so a test gives their sizes in points.
///
/// ```swift
/// hostedSizes[NoteRow.self] = { row, width in CGSize(width: width, height: row.isOpen ? 347 : 147) }
/// ```
/// A view whose size is not given is empty, which is a finding.
@MainActor public struct HostedSizes {
    private var sizes: [ObjectIdentifier: (Any, CGFloat) -> CGSize?] = [:]

    /// The size of a view of a type for a width, which is infinite where none is proposed; nil if it is not given.
    public subscript<Content>(type: Content.Type) -> ((Content, CGFloat) -> CGSize)? {
        get { sizes[ObjectIdentifier(type)].map { size in { view, width in size(view, width) ?? .zero } } }
        set {
            sizes[ObjectIdentifier(type)] = newValue.map { size in
                { view, width in (view as? Content).map { size($0, width) } }
            }
        }
    }

    fileprivate func size(of view: Any, width: CGFloat) -> CGSize {
        let type = Swift.type(of: view)
        if let size = sizes[ObjectIdentifier(type)]?(view, width) { return size }
        AppFileProblems.report(.noHostedSize("\(type)"))
        return .zero
    }
}

/// The sizes of all hosted views.
@MainActor public var hostedSizes = HostedSizes()

/// Is as large as ``hostedSizes`` says of a view of SwiftUI's.
package final class HostedView: UIView {
    package var hosted: Any { didSet { invalidateIntrinsicContentSize() } }

    package init(_ hosted: Any) {
        self.hosted = hosted
        super.init(frame: .zero)
    }

    @available(*, unavailable) package required init?(coder: NSCoder) { nil }

    package override var intrinsicContentSize: CGSize { contentSize(wrappedTo: .infinity) }
    package override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(wrappedTo: size.width) }
    override var wrapsToWidth: Bool { true }
    override func contentSize(wrappedTo width: CGFloat) -> CGSize { hostedSizes.size(of: hosted, width: width) }
}
