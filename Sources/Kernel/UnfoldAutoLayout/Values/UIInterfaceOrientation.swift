/// How an interface is on its screen, under UIKit's names and raw values.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    /// On its side, the home button at the right.
    case landscapeRight = 3
    /// On its side, the home button at the left.
    case landscapeLeft = 4
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
