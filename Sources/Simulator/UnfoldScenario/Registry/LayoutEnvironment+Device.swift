extension LayoutEnvironment {
    package static var deviceNames: [String] { Device.all.map(\.name) }

    /// Takes on the screen of a device, upright, or one of another width; false for an unknown device.
    package mutating func use(device name: String?, width: CGFloat?) -> Bool {
        var traits = DeviceTraits()
        traits.environment = self
        if let name {
            guard let device = Device.named(name) else { return false }
            traits.use(device, .portrait)
        }
        if let width { traits.resize(width: width, height: traits.environment.screenSize.height) }
        self = traits.environment
        return true
    }
}
