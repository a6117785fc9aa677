import Foundation
import UnfoldAutoLayout
import UnfoldSurface

/// Notified about the player; nothing notifies it. Methods have defaults.
@preconcurrency @MainActor public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
    /// Never called.
    func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    /// Never called.
    func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
    /// Never asked.
    func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
        _ playerViewController: AVPlayerViewController
    ) -> Bool
    /// Never called.
    func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willEndFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator)
    /// Never called.
    func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willBeginFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator)
}

extension AVPlayerViewControllerDelegate {
    /// Nothing.
    public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    /// Nothing.
    public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    /// Yes.
    public func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
        _ playerViewController: AVPlayerViewController
    ) -> Bool { true }
    /// Nothing.
    public func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willEndFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    /// Nothing.
    public func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willBeginFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator
    ) {}
}

/// Shows a player with its controls; its view is laid out as any, and shows nothing.
/// Source: https://developer.apple.com/documentation/avkit/avplayerviewcontroller
@preconcurrency @MainActor open class AVPlayerViewController: UIViewController {
    /// The player.
    open var player: AVPlayer?
    /// Notified; nothing notifies it.
    open weak var delegate: (any AVPlayerViewControllerDelegate)?
    /// Stored.
    open var showsPlaybackControls = true
    /// Stored.
    open var videoGravity: AVLayerVideoGravity = .resizeAspect
    /// Stored.
    open var allowsPictureInPicturePlayback = true
    /// Stored.
    open var canStartPictureInPictureAutomaticallyFromInline = false
    /// Stored.
    open var entersFullScreenWhenPlaybackBegins = false
    /// Stored.
    open var exitsFullScreenWhenPlaybackEnds = false
    /// Stored.
    open var updatesNowPlayingInfoCenter = true
    /// Stored.
    open var requiresLinearPlayback = false
    /// Always false.
    open var isReadyForDisplay: Bool { false }
    /// Where the pictures are: nowhere.
    open var videoBounds: CGRect { .zero }
    /// A view over the pictures, as large as the controller's.
    open var contentOverlayView: UIView? {
        loadViewIfNeeded()
        return overlay
    }
    private let overlay = UIView()

    open override func viewDidLoad() {
        super.viewDidLoad()
        overlay.frame = view.bounds
        overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(overlay)
    }
}

/// Chooses where sound goes; shows nothing.
@preconcurrency @MainActor open class AVRoutePickerView: UIView {
    /// Stored; nothing is drawn.
    open var activeTintColor: UIColor!
    /// Stored.
    open var prioritizesVideoDevices = false
}
