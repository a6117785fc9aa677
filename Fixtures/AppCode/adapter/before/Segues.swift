import UIKit

/// Ways to other controllers, as storyboards have them.
class SegueController: UIViewController {
    var told: [String] = []

    @IBSegueAction private func makeDetail(_ coder: NSCoder) -> SegueDetail? {
        SegueDetail(coder: coder)
    }

    @IBSegueAction func makeOther(_ coder: NSCoder, sender: Any?) -> UIViewController? { nil }

    @IBAction func comeBack(_ segue: UIStoryboardSegue) {
        told.append(segue.identifier ?? "")
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.identifier {
        case "detail": (segue.destination as? SegueDetail)?.origin = title
        default: break
        }
    }

    @objc func open() {
        performSegue(withIdentifier: "detail", sender: self)
    }
}

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
