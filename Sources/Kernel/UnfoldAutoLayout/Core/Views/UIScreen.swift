/// The screen of the current environment.
@preconcurrency @MainActor open class UIScreen: UIScreenInert {
    public static let main = UIScreen()
}
