/// A finger on the screen. Nothing here makes one; it is the name that overrides of
/// `touchesBegan(_:with:)` need.
@preconcurrency @MainActor open class UITouch: UITouchInert { public override init() { super.init() } }
