import TestSupport
import Testing
import UIKit

/// Where layout libraries' own tests touch UIKit: delegates behind proxies, controllers that are given another view,
/// names at run time, values that are observed.
@MainActor @Suite(.ownSettings) struct LayoutLibraryContactTests {
    private final class Items: NSObject, UICollectionViewDataSource {
        var count = 1
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }

    private func collection(
        _ layout: UICollectionViewLayout? = nil, of items: Items
    ) -> UICollectionView {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100),
            collectionViewLayout: layout ?? UICollectionViewFlowLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = items
        return view
    }

    // MARK: Proxies

    /// Passes on what it has not written itself.
    private class Proxy: NSObject, AdaptedForwarder {
        let target: NSObject
        init(_ target: NSObject) { self.target = target }
        func responds(to aSelector: Selector!) -> Bool { true }
        func forwardingTarget(for aSelector: Selector!) -> Any? { target }
    }
    private final class CollectionProxy: Proxy, UICollectionViewDelegateFlowLayout {}
    private final class TableProxy: Proxy, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    @Test func collectionDelegatesBehindProxiesAreNotified() {
        final class Listener: NSObject, UICollectionViewDelegateFlowLayout {
            var log: [String] = []
            func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
                log.append("selected \(indexPath.item)")
            }
            func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
                false
            }
            func collectionView(
                _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
            ) -> Bool { false }
            func collectionView(
                _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
                forItemAt indexPath: IndexPath
            ) { log.append("shows \(indexPath.item)") }
            func collectionView(
                _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
                forItemAt indexPath: IndexPath
            ) { log.append("hides \(indexPath.item)") }
            func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scrolled") }
            func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
                log.append("let go \(decelerate)")
            }
            func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
        }
        let listener = Listener()
        let (items, proxy) = (Items(), CollectionProxy(listener))
        let view = collection(of: items)
        view.delegate = proxy
        view.layoutIfNeeded()
        let first = IndexPath(item: 0, section: 0)
        proxy.collectionView(view, didSelectItemAt: first)
        #expect(!proxy.collectionView(view, shouldSelectItemAt: first))
        #expect(!proxy.collectionView(view, shouldHighlightItemAt: first))
        #expect(proxy.collectionView(view, shouldDeselectItemAt: first))
        #expect(!proxy.scrollViewShouldScrollToTop(view))
        proxy.scrollViewDidEndDragging(view, willDecelerate: true)
        view.contentOffset.y = 10
        proxy.collectionView(view, didEndDisplaying: UICollectionViewCell(), forItemAt: first)
        #expect(listener.log == ["shows 0", "selected 0", "let go true", "scrolled", "hides 0"])
    }

    @Test func tableDataSourcesBehindProxiesAreAsked() {
        final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
            var committed: IndexPath?
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
            func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
            func tableView(
                _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
                forRowAt indexPath: IndexPath
            ) { committed = indexPath }
            func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A"] }
            func tableView(
                _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
            ) -> UISwipeActionsConfiguration? { UISwipeActionsConfiguration(actions: []) }
            func tableView(
                _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
                toProposedIndexPath proposedDestinationIndexPath: IndexPath
            ) -> IndexPath { sourceIndexPath }
        }
        let rows = Rows()
        let (proxy, table) = (TableProxy(rows), UITableView())
        let (first, second) = (IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0))
        #expect(proxy.tableView(table, canMoveRowAt: first))
        proxy.tableView(table, commit: .delete, forRowAt: second)
        #expect(rows.committed == second)
        #expect(proxy.sectionIndexTitles(for: table) == ["A"])
        #expect(proxy.tableView(table, trailingSwipeActionsConfigurationForRowAt: first) != nil)
        #expect(proxy.tableView(table, leadingSwipeActionsConfigurationForRowAt: first) == nil)
        #expect(
            proxy.tableView(table, targetIndexPathForMoveFromRowAt: first, toProposedIndexPath: second) == first)
    }

    // MARK: Controllers that are given another view

    @Test func anotherViewTakesThePlaceOfTheOneOnScreen() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let table = UITableViewController(style: .plain)
        window.rootViewController = table
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let other = UITableView(frame: .zero, style: .grouped)
        table.tableView = other
        #expect(other.window === window && table.view === other)
        window.layoutIfNeeded()
        #expect(other.frame == CGRect(x: 0, y: 0, width: 320, height: 480))

        let (container, child) = (UIViewController(), UITableViewController(style: .plain))
        window.rootViewController = container
        container.addChild(child)
        child.view.frame = CGRect(x: 10, y: 20, width: 100, height: 200)
        container.view.addSubview(child.view)
        container.view.addSubview(UIView())
        child.tableView = UITableView()
        #expect(container.view.subviews.first === child.view && container.view.subviews.count == 2)
        #expect(child.view.frame == CGRect(x: 10, y: 20, width: 100, height: 200))
    }

    @Test func anotherCollectionViewTakesThePlaceOfTheOneOnScreen() {
        final class Bare: UICollectionViewController {
            override func loadView() {
                view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            }
        }
        for controller in [UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()), Bare()] {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            window.rootViewController = controller
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            let other = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            controller.collectionView = other
            window.layoutIfNeeded()
            #expect(other.window === window)
            #expect(other.bounds.size == CGSize(width: 320, height: 480))
        }
    }

    // MARK: Values

    @Test func selectionsAreEmptyRatherThanNone() {
        let items = Items()
        let view = collection(of: items)
        view.layoutIfNeeded()
        #expect(view.indexPathsForSelectedItems == [])
        view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
        #expect(view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
        view.reloadData()
        #expect(view.indexPathsForSelectedItems == [])
    }

    @Test func whoObservesADelegateIsNotifiedAtOnce() {
        final class Delegate: NSObject, UICollectionViewDelegate {}
        let (items, other, delegate) = (Items(), Items(), Delegate())
        let view = collection(of: items)
        var log: [String] = []
        let observations = [
            view.observe(\.delegate, options: [.initial, .new]) { view, _ in
                log.append(view.delegate == nil ? "no delegate" : "delegate")
            },
            view.observe(\.dataSource, options: [.new]) { _, _ in log.append("data source") },
        ]
        view.delegate = delegate
        view.dataSource = other
        view.dataSource = other
        #expect(log == ["no delegate", "delegate", "data source"])
        withExtendedLifetime(observations) {}
    }

    @Test func linesOfTextStylesAreMeasuredAgainWhenTheirHeightChanges() {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.text = "Text"
        label.translatesAutoresizingMaskIntoConstraints = false
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.addSubview(label)
        label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        root.layoutIfNeeded()
        let height = label.frame.height
        LayoutEnvironment.current.textStyleLineScale = 1.5
        root.layoutIfNeeded()
        #expect(label.frame.height > height * 1.3)
        LayoutEnvironment.current.textStyleLineScale = 1
        root.layoutIfNeeded()
        #expect(label.frame.height == height)
    }

    @Test func coloursAreDescribedAsUIKitDoes() {
        #expect("\(UIColor.red)" == "UIExtendedSRGBColorSpace 1 0 0 1")
        #expect(
            "\(UIColor(red: 0.2, green: 0.65098, blue: 1, alpha: 0.5))" == "UIExtendedSRGBColorSpace 0.2 0.65098 1 0.5")
        #expect("\(UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))" == "UIExtendedSRGBColorSpace 0.5 0.5 0.5 1")
        #expect("\(UIColor.black)" == "UIExtendedGrayColorSpace 0 1")
        #expect("\(UIColor.white.withAlphaComponent(0.25))" == "UIExtendedGrayColorSpace 1 0.25")
        #expect("\(UIColor.clear)" == "UIExtendedGrayColorSpace 0 0")
    }

    // MARK: Names at run time

    private final class Cell: UICollectionViewCell {}

    @Test func classesOfUIKitHaveNoModule() {
        #expect(NSStringFromClass(UIView.self) == "UIView")
        #expect(NSStringFromClass(UICollectionViewFlowLayout.self) == "UICollectionViewFlowLayout")
        #expect(NSStringFromClass(NSLayoutConstraint.self) == "NSLayoutConstraint")
        let name = "UIKitSurfaceTests.LayoutLibraryContactTests.Cell"
        #expect(NSStringFromClass(type(of: Cell() as UIView)) == name)
        #expect(String(cString: class_getName(Cell.self)) == name)
    }

    @Test func methodsOfUIKitAreKnownByName() {
        let view = Cell()
        #expect(view.responds(to: Selector("layoutSubviews")))
        #expect(!view.responds(to: Selector("viewDidLoad")))
        #expect(UIViewController().responds(to: Selector("viewDidLoad")))
        #expect(class_getInstanceMethod(Cell.self, Selector("setNeedsLayout")) != nil)
        #expect(class_getInstanceMethod(Cell.self, Selector("viewDidLoad")) == nil)
        #expect(class_getInstanceMethod(nil, Selector("layoutSubviews")) == nil)
        let root = UIView()
        root.addSubview(view)
        view.perform(Selector("removeFromSuperview"))
        #expect(view.superview == nil)
    }

    // MARK: Physics

    /// As spring-loaded lists keep their rows: each hangs on where the flow layout put it.
    private final class Hanging: UICollectionViewFlowLayout {
        private lazy var animator = UIDynamicAnimator(collectionViewLayout: self)
        override func prepare() {
            super.prepare()
            guard let collectionView, animator.behaviors.isEmpty else { return }
            let elements = super.layoutAttributesForElements(in: collectionView.bounds) ?? []
            for element in elements.compactMap({ $0.copy() as? UICollectionViewLayoutAttributes }) {
                animator.addBehavior(UIAttachmentBehavior(item: element, attachedToAnchor: element.center))
            }
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            animator.items(in: rect) as? [UICollectionViewLayoutAttributes]
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            animator.layoutAttributesForCell(at: indexPath) ?? super.layoutAttributesForItem(at: indexPath)
        }
    }

    @Test func elementsThatHangOnAnAnimatorStayInPlace() {
        let items = Items()
        items.count = 3
        let layout = Hanging()
        layout.itemSize = CGSize(width: 100, height: 20)
        let view = collection(layout, of: items)
        view.layoutIfNeeded()
        #expect(view.visibleCells.count == 3)
        #expect(
            view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame == CGRect(x: 0, y: 30, width: 100, height: 20))
        #expect(layout.layoutAttributesForElements(in: CGRect(x: 0, y: 25, width: 10, height: 10))?.count == 1)
    }

    @Test func runLoopsGoByTheirOldNames() {
        CFRunLoopWakeUp(CFRunLoopGetCurrent())
        #expect(CFRunLoopGetMain() === RunLoop.main)
    }
}
