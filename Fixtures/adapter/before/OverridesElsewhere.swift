import UIKit

extension SettingsListController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        calls.append("appear \(#line)")
    }
}

