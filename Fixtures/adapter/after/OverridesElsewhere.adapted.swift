#sourceLocation(file: "Fixtures/adapter/before/OverridesElsewhere.swift", line: 1)
import UIKit

extension SettingsListController {
    



}

