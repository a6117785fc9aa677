import ProgressHUD
import UIKit

/// A shared object, static methods, a view that is shown, free functions.
final class SavingController: UIViewController {
    private var badge: ProgressBadge!
    private let panel = FloatingPanelController()

    override func viewDidLoad() {
        super.viewDidLoad()
        ProgressHUD.animationType = .circleStrokeSpin
        ProgressHUD.colorAnimation = .systemBlue
        badge = ProgressBadge(frame: .zero)
        badge.translatesAutoresizingMaskIntoConstraints = false
        badge.badgeText = "3"
        badge.onTap = { [weak self] in self?.save() }
        view.addSubview(badge)
        NSLayoutConstraint.activate([badge.topAnchor.constraint(equalTo: view.topAnchor)])
        panel.delegate = self
        panel.surfaceView.grabberHandle.isHidden = true
        panel.addPanel(toParent: self)
        panel.move(to: .half, animated: false) { self.badge.alpha = 1 }
    }

    func save() {
        ProgressHUD.show("Saving", interaction: false)
        track("save", ["screen": "saving"])
        guard Reachability.shared.isConnected else {
            ProgressHUD.showError(Reachability.shared.reason ?? "offline")
            return
        }
        let count: Int = Reachability.shared.pendingCount
        ProgressHUD.dismiss()
        title = "saved".localized + " \(count)"
    }
}

extension SavingController: FloatingPanelControllerDelegate {
    func floatingPanelDidMove(_ panel: FloatingPanelController) {
        badge.isHidden = panel.state == .full
    }
}
