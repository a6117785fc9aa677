/// A switch; always as large as its table entry says (table A3.4).
@preconcurrency @MainActor open class UISwitch: UISwitchInert {
    override func begin(from coder: NSCoder?) {
        takeNaturalSize()
        takeLayout(from: coder)
    }
}
