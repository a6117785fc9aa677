enum Autoresizing {
    /// How much of a change of the superview's length goes to the near margin and to the length.
    static func shares(
        start: CGFloat, length: CGFloat, in total: CGFloat, flexible: (near: Bool, length: Bool, far: Bool)
    ) -> (near: CGFloat, length: CGFloat) {
        let (near, middle) = (flexible.near ? max(start, 0) : 0, flexible.length ? max(length, 0) : 0)
        let sum = near + middle + (flexible.far ? max(total - start - length, 0) : 0)
        if sum > 0 { return (near / sum, middle / sum) }
        // Nothing to be proportional to: equal shares.
        let count: CGFloat = (flexible.near ? 1 : 0) + (flexible.length ? 1 : 0) + (flexible.far ? 1 : 0)
        guard count > 0 else { return (0, 0) }
        return (flexible.near ? 1 / count : 0, flexible.length ? 1 / count : 0)
    }

    static func resize(
        start: CGFloat, length: CGFloat, from old: CGFloat, to new: CGFloat,
        flexible: (near: Bool, length: Bool, far: Bool)
    ) -> (start: CGFloat, length: CGFloat) {
        let share = shares(start: start, length: length, in: old, flexible: flexible)
        return (start + share.near * (new - old), max(0, length + share.length * (new - old)))
    }
}

extension CGRect {
    /// The same rectangle, counted from its near corner.
    var withoutNegativeLengths: CGRect { size.width < 0 || size.height < 0 ? standardized : self }
}
