import Foundation
import UnfoldAutoLayout
import UnfoldSurface

/// Notified about a small picture; nothing notifies it. Methods have defaults.
@preconcurrency @MainActor public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {
    /// Never called.
    func pictureInPictureControllerWillStartPictureInPicture(_ controller: AVPictureInPictureController)
    /// Never called.
    func pictureInPictureControllerDidStartPictureInPicture(_ controller: AVPictureInPictureController)
    /// Never called.
    func pictureInPictureControllerWillStopPictureInPicture(_ controller: AVPictureInPictureController)
    /// Never called.
    func pictureInPictureControllerDidStopPictureInPicture(_ controller: AVPictureInPictureController)
}
extension AVPictureInPictureControllerDelegate {
    /// Nothing.
    public func pictureInPictureControllerWillStartPictureInPicture(_ controller: AVPictureInPictureController) {}
    /// Nothing.
    public func pictureInPictureControllerDidStartPictureInPicture(_ controller: AVPictureInPictureController) {}
    /// Nothing.
    public func pictureInPictureControllerWillStopPictureInPicture(_ controller: AVPictureInPictureController) {}
    /// Nothing.
    public func pictureInPictureControllerDidStopPictureInPicture(_ controller: AVPictureInPictureController) {}
}

/// Shows a film in a small picture over other apps; shows nothing.
/// Source: https://developer.apple.com/documentation/avkit/avpictureinpicturecontroller
@preconcurrency @MainActor open class AVPictureInPictureController: NSObject {
    /// Always false.
    open class func isPictureInPictureSupported() -> Bool { false }
    /// The layer of the film.
    public let playerLayer: AVPlayerLayer
    /// Notified; nothing notifies it.
    open weak var delegate: (any AVPictureInPictureControllerDelegate)?
    /// Stored.
    open var canStartPictureInPictureAutomaticallyFromInline = false
    /// Always false.
    open var isPictureInPicturePossible: Bool { false }
    /// Always false.
    open var isPictureInPictureActive: Bool { false }
    /// None: it is not supported.
    public init?(playerLayer: AVPlayerLayer) { return nil }
    /// Accepted.
    open func startPictureInPicture() {}
    /// Accepted.
    open func stopPictureInPicture() {}
}
