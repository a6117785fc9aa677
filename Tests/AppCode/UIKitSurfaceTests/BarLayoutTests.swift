import Testing
import UIKit

/// Bars and what they leave to the controllers between them.
@MainActor @Suite struct BarLayoutTests {
    private func window(_ root: UIViewController, safeArea: UIEdgeInsets = .zero) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootSafeAreaInsets = safeArea
        window.rootViewController = root
        window.layoutIfNeeded()
        return window
    }
    private let notch = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

    @Test func aTranslucentBarIsPartOfTheSafeArea() {
        let child = UIViewController()
        let navigation = UINavigationController(rootViewController: child)
        let window = window(navigation, safeArea: notch)
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
        #expect(child.view.frame == window.bounds)
        #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
        #expect(child.topLayoutGuide.length == 91)
        #expect(child.navigationController === navigation)
    }

    private struct Reach {
        var isTranslucent: Bool
        var edges: UIRectEdge
        var includesOpaque: Bool
        var top: CGFloat
    }

    @Test func viewsEndAtBarsThatTheyDoNotExtendUnder() {
        for reach in [
            Reach(isTranslucent: false, edges: .all, includesOpaque: false, top: 91),
            Reach(isTranslucent: false, edges: .all, includesOpaque: true, top: 0),
            Reach(isTranslucent: true, edges: [], includesOpaque: true, top: 91),
            Reach(isTranslucent: true, edges: [.bottom], includesOpaque: true, top: 91),
        ] { expect(reach) }
    }

    private func expect(_ reach: Reach) {
        let child = UIViewController()
        let navigation = UINavigationController(rootViewController: child)
        navigation.navigationBar.isTranslucent = reach.isTranslucent
        child.edgesForExtendedLayout = reach.edges
        child.extendedLayoutIncludesOpaqueBars = reach.includesOpaque
        let window = window(navigation, safeArea: notch)
        #expect(child.view.frame.minY == reach.top)
        #expect(child.view.frame.maxY == window.bounds.maxY)
        // Either way content under the bar begins at the same position.
        #expect(child.view.frame.minY + child.view.safeAreaInsets.top == 91)
    }

    @Test func hiddenAndLargeBars() {
        let child = UIViewController()
        let navigation = UINavigationController(rootViewController: child)
        let window = window(navigation, safeArea: notch)
        navigation.navigationBar.prefersLargeTitles = true
        window.layoutIfNeeded()
        #expect(child.view.safeAreaInsets.top == CGFloat(47 + 96))
        child.navigationItem.largeTitleDisplayMode = .never
        window.layoutIfNeeded()
        #expect(child.view.safeAreaInsets.top == 91)
        child.navigationItem.prompt = "Prompt"
        window.layoutIfNeeded()
        #expect(child.view.safeAreaInsets.top == 121)
        navigation.setNavigationBarHidden(true, animated: true)
        window.layoutIfNeeded()
        #expect(child.view.safeAreaInsets.top == 47)
        #expect(navigation.navigationBar.isHidden)
    }

    @Test func toolbarsAndTabBarsAreAtTheBottom() {
        let child = UIViewController()
        let navigation = UINavigationController(rootViewController: child)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, UIViewController()]
        let window = window(tabs, safeArea: notch)
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
        #expect(child.view.safeAreaInsets.bottom == 83)
        navigation.setToolbarHidden(false, animated: false)
        window.layoutIfNeeded()
        #expect(navigation.toolbar.frame == CGRect(x: 0, y: 717, width: 390, height: 44))
        #expect(child.view.safeAreaInsets.bottom == 127)
        let next = UIViewController()
        next.hidesBottomBarWhenPushed = true
        navigation.setToolbarHidden(true, animated: false)
        navigation.pushViewController(next, animated: false)
        window.layoutIfNeeded()
        #expect(next.view.safeAreaInsets.bottom == 34)
        navigation.popViewController(animated: false)
        window.layoutIfNeeded()
        #expect(child.view.safeAreaInsets.bottom == 83)
        #expect(next.parent == nil)
    }

    @Test func selectedTabsAreShown() {
        let (one, other) = (UIViewController(), UIViewController())
        let tabs = UITabBarController()
        tabs.viewControllers = [one, other]
        let window = window(tabs)
        #expect(one.view.window === window)
        #expect(!other.isViewLoaded)
        tabs.selectedViewController = other
        window.layoutIfNeeded()
        #expect(one.view.window == nil)
        #expect(other.view.frame == window.bounds)
        #expect(tabs.tabBar.selectedItem === other.tabBarItem)
        tabs.selectedIndex = 7
        #expect(tabs.selectedIndex == 1)
    }

    @Test func aTableScrollsUnderTheBar() {
        let controller = UITableViewController(style: .plain)
        let navigation = UINavigationController(rootViewController: controller)
        controller.tableView.alwaysBounceVertical = true
        let window = window(navigation, safeArea: notch)
        #expect(window.bounds == controller.tableView.frame)
        #expect(controller.tableView.adjustedContentInset.top == 91)
    }

    @Test func constraintsLeadThroughBars() {
        let child = UIViewController()
        let navigation = UINavigationController(rootViewController: child)
        let window = window(navigation, safeArea: notch)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        child.view.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: navigation.navigationBar.bottomAnchor, constant: 10),
            box.bottomAnchor.constraint(equalTo: child.view.safeAreaLayoutGuide.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: child.view.layoutMarginsGuide.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: child.view.layoutMarginsGuide.trailingAnchor),
        ])
        window.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 16, y: 101, width: 358, height: 709))
        navigation.setNavigationBarHidden(true, animated: false)
        window.layoutIfNeeded()
        #expect(navigation.navigationBar.frame.maxY == 47)
        #expect(box.frame.minY == 57)
    }

    @Test func customViewsLieInBars() {
        let child = UIViewController()
        let title = UIView()
        title.translatesAutoresizingMaskIntoConstraints = false
        title.widthAnchor.constraint(equalToConstant: 100).isActive = true
        title.heightAnchor.constraint(equalToConstant: 20).isActive = true
        child.navigationItem.titleView = title
        let button = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        child.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
        let window = window(UINavigationController(rootViewController: child))
        #expect(title.frame == CGRect(x: 145, y: 12, width: 100, height: 20))
        #expect(button.frame == CGRect(x: 344, y: 7, width: 30, height: 30))
        child.navigationItem.titleView = nil
        window.layoutIfNeeded()
        #expect(title.superview == nil)

        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 232, height: 44))
        let (first, last) = (UIView(frame: button.bounds), UIView(frame: button.bounds))
        bar.items = [
            UIBarButtonItem(customView: first), .flexibleSpace(), UIBarButtonItem(customView: last), .fixedSpace(20),
        ]
        bar.layoutIfNeeded()
        #expect(first.frame.minX == 16)
        #expect(last.frame.maxX == 196)
    }

    @Test func pushingAndPoppingNotifiesControllers() {
        final class Recorder: UIViewController {
            var calls: [String] = []
            override func viewDidLoad() { calls.append("load") }
            override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
            override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
            override func didMove(toParent parent: UIViewController?) { calls.append(parent == nil ? "out" : "in") }
        }
        let (root, next) = (Recorder(), Recorder())
        let navigation = UINavigationController(rootViewController: root)
        #expect(root.calls == ["in"])
        let window = window(navigation)
        #expect(root.calls == ["in", "load", "will appear"])
        navigation.pushViewController(next, animated: true)
        window.layoutIfNeeded()
        #expect(next.calls == ["in", "load", "will appear"])
        #expect(navigation.visibleViewController === next)
        #expect(navigation.popToRootViewController(animated: false) == [next])
        window.layoutIfNeeded()
        #expect(next.calls.suffix(2) == ["will disappear", "out"])
        #expect(navigation.popViewController(animated: false) == nil)
        #expect(root.view.window === window)
    }

    @Test func aControllerIsPushedOnce() {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        var raised: [String] = []
        UIKitExceptions.withHandler({ raised.append($0.reason) }) {
            navigation.pushViewController(root, animated: false)
        }
        #expect(raised.count == 1)
        #expect(navigation.viewControllers == [root])
    }

    @Test func naturalHeights() {
        #expect(UINavigationBar().intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 44))
        #expect(UIToolbar().intrinsicContentSize.height == 44)
        #expect(UITabBar().intrinsicContentSize.height == 49)
        for bar in [UINavigationBar(), UIToolbar(), UITabBar()] as [UIView] {
            #expect(bar.contentHuggingPriority(for: .vertical) == .defaultHigh)
            #expect(bar.contentHuggingPriority(for: .horizontal) == .defaultLow)
        }
        #expect(UIPickerView().intrinsicContentSize == CGSize(width: 320, height: 216))
    }

    /// No layout pass: the view was loaded, or a window that is not shown has changed its size (fact A3.9).
    @Test func containersNeedNoLayoutPass() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController()]
        let screen = UIScreen.main.bounds
        for controller in [navigation, tabs] {
            controller.loadViewIfNeeded()
            #expect(controller.children[0].viewIfLoaded == nil)
            controller.view.frame = CGRect(x: 0, y: 0, width: screen.height, height: screen.width)
        }
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: screen.height, height: 44))
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: screen.width - 49, width: screen.height, height: 49))

        let (split, pages) = (UISplitViewController(style: .doubleColumn), UIPageViewController())
        let child = UIViewController()
        split.viewControllers = [pages]
        pages.setViewControllers([child], direction: .forward, animated: false)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = split
        #expect(child.viewIfLoaded?.frame == window.bounds)
        #expect(child.viewIfLoaded?.window === window)
    }

    @Test func presentedControllersCoverTheWindow() {
        RunLoopIteration.reset()
        let root = UIViewController()
        let tabs = UITabBarController()
        tabs.viewControllers = [root]
        let window = window(tabs)
        let (sheet, alert) = (UIViewController(), UIAlertController(title: "a", message: "b", preferredStyle: .alert))
        var calls: [String] = []
        root.present(sheet, animated: true) { calls.append("presented") }
        #expect(sheet.isBeingPresented)
        #expect(calls.isEmpty)
        RunLoopIteration.end()
        #expect(calls == ["presented"])
        #expect(sheet.presentingViewController === tabs)
        #expect(root.presentedViewController === sheet)
        #expect(sheet.view.frame == window.bounds)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in calls.append("chosen") })
        sheet.present(alert, animated: true)
        #expect(!alert.isViewLoaded)
        alert.choose(alert.actions[0])
        #expect(calls.last == "chosen")
        #expect(sheet.presentedViewController == nil)
        root.dismiss(animated: true) { calls.append("dismissed") }
        RunLoopIteration.end()
        #expect(calls.last == "dismissed")
        #expect(sheet.view.window == nil)
        #expect(tabs.presentedViewController == nil)
    }
}
