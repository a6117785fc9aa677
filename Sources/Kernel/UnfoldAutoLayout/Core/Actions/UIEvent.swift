import Foundation

/// A finger on the screen. Nothing here makes one; it is the name that overrides of
/// ``UIResponder/touchesBegan(_:with:)`` need.
@preconcurrency @MainActor open class UITouch: UITouchInert {
    public enum TouchType: Int, Sendable {
        case direct = 0
        /// A finger elsewhere.
        case indirect
        case pencil
        case indirectPointer
    }

    public override init() { super.init() }
}
