/// The device of the current ``LayoutEnvironment``.
@preconcurrency @MainActor open class UIDevice: UIDeviceInert {
    public static let current = UIDevice()

    /// The newest of the imitated generation.
    open var systemVersion: String {
        switch LayoutEnvironment.generation {
        case .old: "12.0"
        case .mid: "18.0"
        case .ios26: "26.0"
        }
    }
    /// Portrait while the screen is higher than wide.
    open var orientation: UIDeviceOrientation {
        let size = LayoutEnvironment.current.screenSize
        return size.width > size.height ? .landscapeLeft : .portrait
    }
}

/// The idiom of the current ``LayoutEnvironment``, by its old name.
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
    UIDevice.current.userInterfaceIdiom
}
