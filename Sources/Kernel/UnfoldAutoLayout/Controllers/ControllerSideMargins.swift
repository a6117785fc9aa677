/// Side margins of a controller's view on a phone in iOS 26.
public enum ControllerSideMargins: Sendable {
    /// The shorter side of the window decides, or of the screen without one, as from iOS 13 on: 20 points from 414 on,
    /// else 16 (fact M8.3).
    case byWindow
    /// The width of the screen decides: 20 points from 390 on, else 16 (fact A10.1).
    case byScreen

    /// Default by the window.
    @MainActor public static var ios26 = ControllerSideMargins.byWindow

    @MainActor static func width(in environment: LayoutEnvironment, window: CGSize?) -> CGFloat {
        guard environment.userInterfaceIdiom == .phone else { return 20 }
        let screen = environment.screenSize
        if environment.generation == .old { return screen.width < 394 ? 16 : 20 }
        if environment.generation == .ios26, ios26 == .byScreen { return screen.width < 390 ? 16 : 20 }
        let room = window ?? screen
        return min(room.width, room.height) < 414 ? 16 : 20
    }
}
