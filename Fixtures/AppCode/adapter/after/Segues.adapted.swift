#sourceLocation(file: "Fixtures/AppCode/adapter/before/Segues.swift", line: 1)
import UIKit

/// Ways to other controllers, as storyboards have them.
class SegueController: UIViewController {
    var told: [String] = []

                   private func makeDetail(_ coder: NSCoder) -> SegueDetail? {
        SegueDetail(coder: coder)
    }

                   func makeOther(_ coder: NSCoder, sender: Any?) -> UIViewController? { nil }

              func comeBack(_ segue: UIStoryboardSegue) {
        told.append(segue.identifier ?? "")
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.identifier {
        case "detail": (segue.destination as? SegueDetail)?.origin = title
        default: break
        }
    }

          func open() {
        performSegue(withIdentifier: "detail", sender: self)
    }
override class func adaptedActions() -> [Selector] { super.adaptedActions() + [Selector("makeDetail:", SegueController.`makeDetail`(_:)), Selector("makeOther:sender:", SegueController.`makeOther`(_:sender:)), Selector("comeBack:", SegueController.`comeBack`(_:))] }; }

class SegueDetail: UIViewController {
    var origin: String?

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { origin != nil }
}

class FadeSegue: UIStoryboardSegue {
    var duration = 0.3

    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
    }

    override func perform() {
        UIView.animate(withDuration: duration) { self.source.view.alpha = 0 }
        source.present(destination, animated: false)
    }
}
