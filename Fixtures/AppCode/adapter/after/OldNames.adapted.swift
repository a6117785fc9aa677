#sourceLocation(file: "Fixtures/AppCode/adapter/before/OldNames.swift", line: 1)
import UIKit

/// A cell and its controller as they were written before Swift 4.2.
final class OldNoteCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = UITableViewCell.SelectionStyle.none
        accessoryType = UITableViewCell.AccessoryType.disclosureIndicator
        let title = NSAttributedString(string: "note", attributes: [NSAttributedString.Key.kern: 1])
        textLabel?.attributedText = title
        let path = CAShapeLayer()
        path.lineCap = CAShapeLayerLineCap.round
        layer.addSublayer(path)
    }
    required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class OldNotesController: UITableViewController {
    private(set) var keyboards = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = UITableView.automaticDimension
        tableView.contentInset = UIEdgeInsets(top: 4, left: 0, bottom: 0, right: 0)
        tableView.register(OldNoteCell.self, forCellReuseIdentifier: "note")
        let button = UIButton(type: UIButton.ButtonType.system)
        button.setTitle("x", for: UIControl.State.normal)
        view.addSubview(button)
        view.sendSubviewToBack(button)
        _ = NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil) {
            [weak self] _ in
            MainActor.assumeIsolated { self?.keyboards += 1 }
        }
    }

    func contain(_ child: UIViewController) {
        addChild(child)
        child.didMove(toParent: self)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    }

#sourceLocation(file: "Fixtures/AppCode/adapter/before/OldNames.swift", line: 61)
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
    }
#sourceLocation(file: "Fixtures/AppCode/adapter/before/OldNames.swift", line: 45)
}

extension OldNotesController {
    func measure(_ image: UIImage, in rect: CGRect) -> String {
        let inner = (rect).inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        let names: [NSNotification.Name] = [UIResponder.keyboardDidHideNotification, UITextField.textDidChangeNotification]
        let isEmpty = (tableView.contentInset == .zero) || (image).pngData() == nil
        return NSCoder.string(for: inner) + " \(children.count) \(names.count) \(isEmpty)"
    }

    func announce(_ text: String) -> Bool {
        view.accessibilityTraits = UIAccessibilityTraits.button
        if UIAccessibility.isVoiceOverRunning { UIAccessibility.post(notification: UIAccessibility.Notification.announcement, argument: text) }
        return UIScrollView.ContentInsetAdjustmentBehavior.never.rawValue == 2 && UIPageViewController.NavigationOrientation.vertical.rawValue == 1
    }

    


}

extension OldNotesController {
    func pages() -> UIPageViewController {
        tableView.decelerationRate = UIScrollView.DecelerationRate.fast
        return UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .horizontal, options: [UIPageViewController.OptionsKey.interPageSpacing: 8])
    }
}
