import TestSupport
import Testing
import UIKit

/// Alerts: what they hold, and what a tap would do.
@Suite @MainActor struct AlertTests {
    @Test func fieldsAndButtonsAreFound() {
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.text = "Ada" }
        alert.addTextField()
        var answer: String?
        let action = UIAlertAction(title: "OK", style: .default) { _ in answer = alert.textFields?.first?.text }
        action.accessibilityIdentifier = "ok"
        action.accessibilityLabel = "Done"
        action.setValue(UIColor.red, forKey: "titleTextColor")
        alert.addAction(action)
        alert.preferredAction = action
        #expect(alert.textFields?.count == 2 && alert.preferredAction === action)
        #expect(action.value(forKey: "titleTextColor") as? UIColor == .red)
        alert.choose(action)
        #expect(answer == "Ada")
        action.isEnabled = false
        answer = nil
        alert.choose(action)
        #expect(answer == nil)
    }
}
