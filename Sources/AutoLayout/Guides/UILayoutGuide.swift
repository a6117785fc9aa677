import Foundation

/// A rectangle of its owning view that constraints can name, without being a view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    /// A guide without owner.
    public override init() { super.init() }
    /// A guide without owner.
    /// Archives are not read.
    public required init?(coder: NSCoder) { super.init() }

    /// The view whose bounds it lies in.
    open internal(set) weak var owningView: UIView?
    /// Free text that logs print.
    open var identifier: String = ""
    /// In the owning view's bounds, unrounded; zero until the guide takes part in a solve (fact A10.6).
    open var layoutFrame: CGRect { solvedLayoutFrame }

    package let layoutAddress = LayoutAddress.nextView()
    package var printedClassName: String?
    var anchorCache: [NSLayoutConstraint.Attribute: AnyObject] = [:]
    var engineRecord: EngineRecord?
}

/// Guides that UIKit makes on demand.
enum SystemGuide: Hashable {
    case margins
    case safeArea
    case readable
}
