public typealias UIBackgroundFetchResult = UIApplication.BackgroundFetchResult

extension UIResponder: UIUserActivityRestoring {}

extension UIApplicationShortcutItem {
    /// A shortcut with a second line, a picture and values; the title alone is kept.
    public convenience init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) { self.init(type: type, localizedTitle: localizedTitle) }
}

extension UIDeviceOrientation { public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape } }
