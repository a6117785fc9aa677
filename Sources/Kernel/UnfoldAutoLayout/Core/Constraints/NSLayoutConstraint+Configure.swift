extension NSLayoutConstraint {
    private static let maker =
        "+[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]"

    func configure(
        first: ItemReference?, _ firstAttribute: Attribute, _ relation: Relation, second: ItemReference?,
        _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat,
        firstOrigin: AnchorOrigin? = nil, secondOrigin: AnchorOrigin? = nil
    ) {
        self.firstOrigin = firstOrigin
        self.secondOrigin = secondOrigin
        self.first = first
        self.second = second
        let hasSecond = second?.isAlive == true || second?.object != nil
        form = Form(
            firstAttribute: firstAttribute, secondAttribute: hasSecond ? secondAttribute : .notAnAttribute,
            relation: relation, multiplier: multiplier)
        storedConstant = constant
        if let mistake = mistake(first, second) {
            isMalformed = true
            UIKitExceptions.raise(.invalidArgument, mistake)
        }
    }

    /// What is wrong with the pairing of items and attributes, in UIKit's words; nil if nothing is.
    private func mistake(_ first: ItemReference?, _ second: ItemReference?) -> String? {
        let (firstAttribute, secondAttribute, multiplier) = (form.firstAttribute, form.secondAttribute, form.multiplier)
        guard !(first is ForeignReference), !(second is ForeignReference), first?.isAlive == true
        else { return "\(Self.maker): Constraint items must each be a view or layout guide." }
        guard storedConstant.isFinite
        else { return "\(Self.maker): Constant is not finite!  That's illegal.  constant:\(storedConstant)" }
        guard multiplier.isFinite
        else { return "\(Self.maker): Multiplier is not finite!  That's illegal.  multiplier:\(multiplier)" }
        guard firstAttribute != .notAnAttribute else {
            return "\(Self.maker): Invalid layout attribute: the first attribute may not be "
                + "NSLayoutAttributeNotAnAttribute"
        }
        let firstKind: Attribute.Kind = firstOrigin == nil ? firstAttribute.kind : .size
        let hasSecond = second?.isAlive == true
        if !hasSecond || secondAttribute == .notAnAttribute || multiplier == 0 {
            guard firstKind == .size || (hasSecond && multiplier == 0 && secondAttribute.kind == .size) else {
                return "\(Self.maker): A multiplier of 0 or a nil second item together with a location for the first "
                    + "attribute creates an illegal constraint of a location equal to a constant. Location attributes "
                    + "must be specified in pairs."
            }
            return nil
        }
        if firstKind == .size, secondOrigin != nil || secondAttribute.kind == .size { return nil }
        guard firstOrigin == nil, secondOrigin == nil, firstKind != .size, secondAttribute.kind != .size
        else { return "\(Self.maker): Invalid pairing of layout attributes" }
        switch (firstKind, secondAttribute.kind) {
        case (.directionalHorizontal, .fixedHorizontal), (.fixedHorizontal, .directionalHorizontal):
            return "\(Self.maker): A constraint cannot be made between a leading/trailing attribute and a right/left "
                + "attribute. Use leading/trailing for both or neither."
        default: return nil
        }
    }

    /// Compares a position in x with one in y, which only an engine refuses (fact M8.4).
    var relatesAxes: Bool {
        let (one, other) = (form.firstAttribute, form.secondAttribute)
        guard firstOrigin == nil, secondOrigin == nil, one.kind != .size, other.kind != .size, other.kind != .none
        else { return false }
        return one.isHorizontal != other.isHorizontal
    }

    /// Everything that either side names and that is still there.
    var namedItems: [LayoutItem] {
        var items: [LayoutItem] = []
        forEachNamed { if let item = $0.item { items.append(item) } }
        return items
    }

    /// The references of what either side names, an item that is named twice twice; allocates nothing.
    @inline(__always) func forEachNamed(_ body: @MainActor (ItemReference) -> Void) {
        if let first { body(first) }
        if let firstOrigin { body(firstOrigin.reference) }
        if let second { body(second) }
        if let secondOrigin { body(secondOrigin.reference) }
    }

    @inline(__always) func forEachDistinct(_ body: @MainActor (ItemReference) -> Void) {
        guard firstOrigin != nil || secondOrigin != nil else {
            if let first { body(first) }
            if let second, second !== first { body(second) }
            return
        }
        var seen: [ItemReference] = []
        forEachNamed { reference in
            guard !seen.contains(where: { $0 === reference }) else { return }
            seen.append(reference)
            body(reference)
        }
    }

    func change(constant: CGFloat) {
        guard constant.isFinite else {
            UIKitExceptions.raise(
                "NSLayoutConstraint constant is not finite!  That's illegal.  constraint:\(description) "
                    + "constant:\(constant)")
            return
        }
        guard constant != storedConstant else { return }
        objectWillChange(self, "constant")
        storedConstant = constant
        standardSpace = nil
        lowered?.system?.constantDidChange(of: self)
        objectDidChange(self)
    }

    func change(priority: UILayoutPriority) {
        guard priority.rawValue > 0, priority.rawValue <= 1000 else {
            UIKitExceptions.raise(
                "It's illegal to set priority:\(Self.print(priority)).  Priorities must be greater than 0 and less or "
                    + "equal to NSLayoutPriorityRequired, which is 1000.000000.")
            return
        }
        guard priority != storedPriority else { return }
        let crosses = (priority == .required) != (storedPriority == .required)
        if isActive, crosses, LayoutEnvironment.generation == .old {
            UIKitExceptions.raise(
                "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
                    + "supported.  You passed priority \(LayoutNumber.print(Double(priority.rawValue))) and the "
                    + "existing priority was \(LayoutNumber.print(Double(storedPriority.rawValue))).")
            return
        }
        storedPriority = priority
        isBroken = false
        lowered?.system?.priorityDidChange(of: self)
    }

    private static func print(_ priority: UILayoutPriority) -> String {
        LayoutNumber.sixDecimals(Double(priority.rawValue))
    }
}
