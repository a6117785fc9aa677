/// Everything outside the views that a scenario can choose: the layout environment, and the safe area of the screen.
struct DeviceTraits: Sendable {
    enum Orientation: String, CaseIterable, Sendable {
        case portrait, landscape
    }

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

    /// A screen of another size, with the size classes that go with it.
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

/// Traits as a file gives them: what is left out stays as it is.
struct TraitSpec: Sendable {
    var device: Device?
    var orientation: DeviceTraits.Orientation?
    var width: Double?
    var height: Double?
    var scale: Double?
    var safeArea: [Double]?
    var generation: UIKitGeneration?
    var layoutDirection: UIUserInterfaceLayoutDirection?
    var contentSizeCategory: UIContentSizeCategory?
    var userInterfaceStyle: UIUserInterfaceStyle?
    var legibilityWeight: UILegibilityWeight?
    var userInterfaceIdiom: UIUserInterfaceIdiom?
    var horizontalSizeClass: UIUserInterfaceSizeClass?
    var verticalSizeClass: UIUserInterfaceSizeClass?

    /// The device first, then what is said of the screen, then the rest.
    func apply(to deviceTraits: inout DeviceTraits) {
        if let userInterfaceIdiom { deviceTraits.environment.userInterfaceIdiom = userInterfaceIdiom }
        if let device {
            deviceTraits.use(device, orientation ?? .portrait)
        } else if let orientation {
            deviceTraits.turn(to: orientation)
        }
        let size = deviceTraits.environment.screenSize
        if width != nil || height != nil {
            deviceTraits.device = nil
            deviceTraits.resize(
                width: width.map { CGFloat($0) } ?? size.width, height: height.map { CGFloat($0) } ?? size.height)
        }
        if let scale { deviceTraits.environment.displayScale = scale }
        if let safeArea {
            deviceTraits.safeArea = UIEdgeInsets(
                top: safeArea[0], left: safeArea[1], bottom: safeArea[2], right: safeArea[3])
        }
        if let generation { deviceTraits.environment.generation = generation }
        if let layoutDirection { deviceTraits.environment.layoutDirection = layoutDirection }
        if let contentSizeCategory { deviceTraits.environment.contentSizeCategory = contentSizeCategory }
        if let userInterfaceStyle { deviceTraits.environment.userInterfaceStyle = userInterfaceStyle }
        if let legibilityWeight { deviceTraits.environment.legibilityWeight = legibilityWeight }
        if let userInterfaceIdiom { deviceTraits.environment.userInterfaceIdiom = userInterfaceIdiom }
        if let horizontalSizeClass { deviceTraits.environment.horizontalSizeClass = horizontalSizeClass }
        if let verticalSizeClass { deviceTraits.environment.verticalSizeClass = verticalSizeClass }
    }
}
