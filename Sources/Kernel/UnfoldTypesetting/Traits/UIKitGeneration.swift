/// Which UIKit is imitated where its behaviour has changed; every era-dependent rule asks this one value.
public enum UIKitGeneration: String, Sendable, CaseIterable {
    /// iOS 9 to 12.
    case old
    /// iOS 13 to 18; the default.
    case mid
    /// iOS 26.
    case ios26 = "26"
}
