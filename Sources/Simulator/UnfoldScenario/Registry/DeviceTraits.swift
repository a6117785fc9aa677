/// Everything outside the views that a scenario can choose: the layout environment, and the safe area of the screen.
struct DeviceTraits: Sendable {
    enum Orientation: String, CaseIterable, Sendable { case portrait, landscape }

    var environment = LayoutEnvironment()
    /// Points taken from the screen's edges.
    var safeArea = UIEdgeInsets.zero
    var device: Device?

    var orientation: Orientation {
        environment.screenSize.width > environment.screenSize.height ? .landscape : .portrait
    }

    /// Turns the screen; a screen without device swaps its sides and keeps its safe area.
    mutating func turn(to orientation: Orientation) {
        if let device { return use(device, orientation) }
        guard orientation != self.orientation else { return }
        let size = environment.screenSize
        resize(width: size.height, height: size.width)
    }

    mutating func use(_ device: Device, _ orientation: Orientation) {
        self.device = device
        environment.displayScale = device.scale
        environment.userInterfaceIdiom = device.idiom == .pad ? .pad : .phone
        let upright = orientation == .portrait
        resize(width: upright ? device.width : device.height, height: upright ? device.height : device.width)
        let isPad = device.idiom == .pad
        safeArea =
            upright || isPad
            ? UIEdgeInsets(top: device.top, left: 0, bottom: device.bottom, right: 0)
            : UIEdgeInsets(top: 0, left: device.side, bottom: device.sideBottom, right: device.side)
    }

    mutating func resize(width: CGFloat, height: CGFloat) {
        environment.screenSize = CGSize(width: width, height: height)
        guard environment.userInterfaceIdiom != .pad else {
            environment.horizontalSizeClass = .regular
            environment.verticalSizeClass = .regular
            return
        }
        let isWide = device?.isWide ?? (max(width, height) >= 896)
        environment.verticalSizeClass = width > height ? .compact : .regular
        environment.horizontalSizeClass = width > height && isWide ? .regular : .compact
    }
}
