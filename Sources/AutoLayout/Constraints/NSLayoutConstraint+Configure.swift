import Foundation

extension NSLayoutConstraint {
    private static let maker =
        "+[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]"

    func configure(
        first: AnyObject?, _ firstAttribute: Attribute, _ relation: Relation, second: AnyObject?,
        _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat,
        firstOrigin: AnchorOrigin? = nil, secondOrigin: AnchorOrigin? = nil
    ) {
        self.firstOrigin = firstOrigin
        self.secondOrigin = secondOrigin
        firstItem = first
        secondItem = second
        self.firstAttribute = firstAttribute
        self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
        self.relation = relation
        self.multiplier = multiplier
        storedConstant = constant
        if let mistake = mistake() {
            isMalformed = true
            UIKitExceptions.raise(.invalidArgument, mistake)
        }
    }

    /// What is wrong with the pairing of items and attributes, in UIKit's words; nil if nothing is.
    private func mistake() -> String? {
        guard namedItems.allSatisfy({ $0 is LayoutItem }), firstItem != nil else {
            return "\(Self.maker): Constraint items must each be a view or layout guide."
        }
        guard storedConstant.isFinite else {
            return "\(Self.maker): Constant is not finite!  That's illegal.  constant:\(storedConstant)"
        }
        guard multiplier.isFinite else {
            return "\(Self.maker): Multiplier is not finite!  That's illegal.  multiplier:\(multiplier)"
        }
        guard firstAttribute != .notAnAttribute else {
            return
                "\(Self.maker): Invalid layout attribute: the first attribute may not be NSLayoutAttributeNotAnAttribute"
        }
        let firstKind: Attribute.Kind = firstOrigin == nil ? firstAttribute.kind : .size
        if secondItem == nil || secondAttribute == .notAnAttribute || multiplier == 0 {
            guard
                firstKind == .size || (secondItem != nil && multiplier == 0 && secondAttribute.kind == .size)
            else {
                return "\(Self.maker): A multiplier of 0 or a nil second item together with a location for the first "
                    + "attribute creates an illegal constraint of a location equal to a constant. Location attributes "
                    + "must be specified in pairs."
            }
            return nil
        }
        if firstKind == .size, secondOrigin != nil || secondAttribute.kind == .size { return nil }
        guard firstOrigin == nil, secondOrigin == nil, firstAttribute.pairs(with: secondAttribute) else {
            return "\(Self.maker): Invalid pairing of layout attributes"
        }
        return nil
    }

    /// Everything that either side names.
    var namedItems: [AnyObject] {
        if firstOrigin == nil, secondOrigin == nil { return [firstItem, secondItem].compactMap { $0 } }
        return [firstItem, firstOrigin?.item, secondItem, secondOrigin?.item].compactMap { $0 }
    }

    func change(constant: CGFloat) {
        guard constant.isFinite else {
            UIKitExceptions.raise(
                .internalInconsistency,
                "NSLayoutConstraint constant is not finite!  That's illegal.  constraint:\(description) constant:\(constant)"
            )
            return
        }
        guard constant != storedConstant else { return }
        storedConstant = constant
        standardSpace = nil
        lowered?.engine?.constantDidChange(of: self)
    }

    func change(priority: UILayoutPriority) {
        guard priority.rawValue > 0, priority.rawValue <= 1000 else {
            UIKitExceptions.raise(
                .internalInconsistency,
                "It's illegal to set priority:\(Self.print(priority)).  Priorities must be greater than 0 and less or "
                    + "equal to NSLayoutPriorityRequired, which is 1000.000000.")
            return
        }
        guard priority != storedPriority else { return }
        if isActive, (priority == .required) != (storedPriority == .required) {
            UIKitExceptions.raise(
                .internalInconsistency,
                "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  "
                    + "You passed priority \(LayoutNumber.print(Double(priority.rawValue))) and the existing priority was "
                    + "\(LayoutNumber.print(Double(storedPriority.rawValue))).")
            return
        }
        storedPriority = priority
        lowered?.engine?.priorityDidChange(of: self)
    }

    private static func print(_ priority: UILayoutPriority) -> String {
        LayoutNumber.sixDecimals(Double(priority.rawValue))
    }
}

extension NSLayoutConstraint.Attribute {
    enum Kind {
        /// Left and right: never mirrored.
        case fixedHorizontal
        /// Leading and trailing: mirrored under right to left.
        case directionalHorizontal
        case centerHorizontal
        case vertical
        case size
        case none
    }

    var kind: Kind {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: .fixedHorizontal
        case .leading, .trailing, .leadingMargin, .trailingMargin: .directionalHorizontal
        case .centerX, .centerXWithinMargins: .centerHorizontal
        case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
            .vertical
        case .width, .height: .size
        case .notAnAttribute: .none
        }
    }

    var isHorizontal: Bool {
        switch kind {
        case .fixedHorizontal, .directionalHorizontal, .centerHorizontal: true
        case .size: self == .width
        case .vertical, .none: false
        }
    }

    func pairs(with other: Self) -> Bool {
        switch (kind, other.kind) {
        case (.size, .size), (.vertical, .vertical), (.fixedHorizontal, .fixedHorizontal),
            (.directionalHorizontal, .directionalHorizontal), (.centerHorizontal, .centerHorizontal),
            (.centerHorizontal, .fixedHorizontal), (.fixedHorizontal, .centerHorizontal),
            (.centerHorizontal, .directionalHorizontal), (.directionalHorizontal, .centerHorizontal):
            true
        default: false
        }
    }

    /// As UIKit prints it.
    var printed: String {
        switch self {
        case .left: "left"
        case .right: "right"
        case .top: "top"
        case .bottom: "bottom"
        case .leading: "leading"
        case .trailing: "trailing"
        case .width: "width"
        case .height: "height"
        case .centerX: "centerX"
        case .centerY: "centerY"
        case .lastBaseline: "lastBaseline"
        case .firstBaseline: "firstBaseline"
        case .leftMargin: "leftMargin"
        case .rightMargin: "rightMargin"
        case .topMargin: "topMargin"
        case .bottomMargin: "bottomMargin"
        case .leadingMargin: "leadingMargin"
        case .trailingMargin: "trailingMargin"
        case .centerXWithinMargins: "centerXWithinMargins"
        case .centerYWithinMargins: "centerYWithinMargins"
        case .notAnAttribute: "notAnAttribute"
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// Whether UIKit lets the two stand in one constraint (facts A4.8, A10.10).
    package func canPair(with other: Self) -> Bool { pairs(with: other) }
}
