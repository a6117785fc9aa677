/// A constraint as a value that outlives its views: what reports and tests look at.
public struct ConstraintFacts: Hashable, Sendable, Codable {
    /// What kind of optional constraint it is.
    public enum Kind: String, Sendable, Codable, CaseIterable {
        /// Made by the app.
        case user
        /// `UISV-*`.
        case stack
        /// `UISV-hiding`: no length for a hidden arranged view.
        case stackHiding
        /// A view's optional constraint not to be larger than its content.
        case contentHugging
        /// A view's optional constraint not to be smaller than its content.
        case compressionResistance
        /// From `translatesAutoresizingMaskIntoConstraints`.
        case autoresizing
        /// `UIView-Encapsulated-Layout-*`: a size that a table, a window or a controller dictates.
        case encapsulated
        /// `fittingSize*Target` and `_UITemporaryLayout*`: only while a view is measured.
        case fitting
        /// Layout margins and readable width.
        case guide
        /// What ties the safe area, and the layout supports that came before it.
        case safeArea
        /// A width or height is never negative.
        case nonNegative

        /// System constraints are not broken while another one can be (see `docs/uikit-differences.md`).
        public var isSystem: Bool {
            switch self {
            case .user, .stack, .guide: false
            default: true
            }
        }
    }

    /// Stable name: the one given by its maker, else the equation, with views by name.
    public var id: String
    /// Who made it.
    public var kind: Kind
    /// `NSLayoutConstraint.identifier`.
    public var identifier: String?
    /// The equation with views by name, as a value.
    public var form: Equation
    /// As UIKit's console prints it.
    public var text: String
    /// 0 < priority <= 1000.
    public var priority: Float
    /// Where it was written, if known.
    public var source: SourcePosition?

    /// ``form`` as text: `detail.height == 200`.
    public var equation: String { form.description }
}
