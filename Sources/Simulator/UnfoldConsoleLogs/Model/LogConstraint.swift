package struct LogConstraint: Hashable, Sendable {
    package var className: String
    /// The address, or what Masonry and SnapKit print in its place; distinguishes it from the others of the log.
    package var key: String
    /// `h=--& v=--&` of an autoresizing constraint.
    package var mask: String?
    package var identifier: String?
    package var equation: LogEquation?
    package var suffix: Suffix
    package var text: String
    package var line, column: Int

    package enum Suffix: Hashable, Sendable {
        case none
        /// `   (active)`, `   (active, names: …)`, the same with `inactive`: iOS 10 and later.
        case state(String, names: [Name])
        /// `   (Names: …)`: up to iOS 9.
        case names([Name])

        package var names: [Name] {
            switch self {
            case .none: []
            case .state(_, let names), .names(let names): names
            }
        }
    }

    /// `card:0x7f82`, or `'|':UIView:0x7f82`.
    package struct Name: Hashable, Sendable {
        package var name: String
        package var item: LogItem
    }

    /// Who made it, as far as the line shows (fact A6.4).
    package var kind: ConstraintFacts.Kind {
        let name = identifier ?? ""
        if mask != nil || className == "NSAutoresizingMaskLayoutConstraint" { return .autoresizing }
        if name.hasPrefix("UIView-Encapsulated-Layout") { return .encapsulated }
        if name.hasPrefix("_UITemporaryLayout") || name.hasPrefix("fittingSize") { return .fitting }
        if className == "_UILayoutSupportConstraint" || name.hasPrefix("UIViewSafeAreaLayoutGuide") { return .safeArea }
        if className == "NSContentSizeLayoutConstraint" { return .compressionResistance }
        if name.hasPrefix("UISV-hiding") { return .stackHiding }
        if name.hasPrefix("UISV-") { return .stack }
        if name.hasPrefix("UIView-"), name.hasSuffix("-guide-constraint") { return .guide }
        // Masonry and others print no identifier: the size of a cell's content view is the table's all the same.
        if identifier == nil, className == "NSLayoutConstraint", let equation, equation.second == nil,
            equation.relation == .equal, equation.first.item.isCellContentView
        {
            return .encapsulated
        }
        return .user
    }
}
