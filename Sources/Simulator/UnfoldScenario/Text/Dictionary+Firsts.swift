extension Dictionary {
    /// Of pairs with equal keys the first.
    package init(firsts pairs: some Sequence<(Key, Value)>) { self.init(pairs) { first, _ in first } }
}
