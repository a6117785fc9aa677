import UIKit

/// A cell and its controller as they were written before Swift 4.2.
final class OldNoteCell: UITableViewCell {
    override init(style: UITableViewCellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = UITableViewCellSelectionStyle.none
        accessoryType = UITableViewCellAccessoryType.disclosureIndicator
        let title = NSAttributedString(string: "note", attributes: [NSAttributedStringKey.kern: 1])
        textLabel?.attributedText = title
        let path = CAShapeLayer()
        path.lineCap = kCALineCapRound
        layer.addSublayer(path)
    }
    required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class OldNotesController: UITableViewController {
    private(set) var keyboards = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = UITableViewAutomaticDimension
        tableView.contentInset = UIEdgeInsetsMake(4, 0, 0, 0)
        tableView.register(OldNoteCell.self, forCellReuseIdentifier: "note")
        let button = UIButton(type: UIButtonType.system)
        button.setTitle("x", for: UIControlState.normal)
        view.addSubview(button)
        view.sendSubview(toBack: button)
        _ = NotificationCenter.default.addObserver(forName: .UIKeyboardWillShow, object: nil, queue: nil) {
            [weak self] _ in
            MainActor.assumeIsolated { self?.keyboards += 1 }
        }
    }

    func contain(_ child: UIViewController) {
        addChildViewController(child)
        child.didMove(toParentViewController: self)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    }
}

extension OldNotesController {
    func measure(_ image: UIImage, in rect: CGRect) -> String {
        let inner = UIEdgeInsetsInsetRect(rect, UIEdgeInsetsMake(1, 2, 3, 4))
        let names: [NSNotification.Name] = [NSNotification.Name.UIKeyboardDidHide, .UITextFieldTextDidChange]
        let isEmpty = UIEdgeInsetsEqualToEdgeInsets(tableView.contentInset, .zero) || UIImagePNGRepresentation(image) == nil
        return NSStringFromCGRect(inner) + " \(childViewControllers.count) \(names.count) \(isEmpty)"
    }

    func announce(_ text: String) -> Bool {
        view.accessibilityTraits = UIAccessibilityTraitButton
        if UIAccessibilityIsVoiceOverRunning() { UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, text) }
        return UIScrollViewContentInsetAdjustmentBehavior.never.rawValue == 2 && UIPageViewControllerNavigationOrientation.vertical.rawValue == 1
    }

    override func willMove(toParentViewController parent: UIViewController?) {
        super.willMove(toParentViewController: parent)
    }
}

extension OldNotesController {
    func pages() -> UIPageViewController {
        tableView.decelerationRate = UIScrollViewDecelerationRateFast
        return UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .horizontal, options: [UIPageViewControllerOptionInterPageSpacingKey: 8])
    }
}
