import Testing
import UIKit

/// Safe areas of what is in a scroll view: what its insets hold is not taken from the content again.
@MainActor @Suite struct ScrollSafeAreaTests {
    private let notch = UIEdgeInsets(top: 47, left: 20, bottom: 34, right: 10)

    private func show(_ root: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootSafeAreaInsets = notch
        window.rootViewController = root
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    private struct Adjustment: Sendable {
        var behavior: UIScrollView.ContentInsetAdjustmentBehavior
        var bounces = false
        /// The scroll view's adjusted inset, and the safe area of a view that fills it.
        var held: UIEdgeInsets
        var left: UIEdgeInsets
    }

    private nonisolated static let all = UIEdgeInsets(top: 47, left: 20, bottom: 34, right: 10)
    private nonisolated static let vertical = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    private nonisolated static let horizontal = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 10)

    @Test(arguments: [
        Adjustment(behavior: .never, bounces: true, held: .zero, left: all),
        Adjustment(behavior: .always, held: all, left: .zero),
        Adjustment(behavior: .scrollableAxes, held: .zero, left: all),
        Adjustment(behavior: .scrollableAxes, bounces: true, held: vertical, left: horizontal),
        Adjustment(behavior: .automatic, held: .zero, left: all),
        Adjustment(behavior: .automatic, bounces: true, held: vertical, left: horizontal),
    ])
    private func whatTheInsetsHoldIsNotLeftToTheContent(_ given: Adjustment) {
        let controller = UIViewController()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let content = UIView(frame: scrollView.bounds)
        scrollView.contentInsetAdjustmentBehavior = given.behavior
        scrollView.alwaysBounceVertical = given.bounces
        scrollView.addSubview(content)
        controller.view.addSubview(scrollView)
        let window = show(controller)
        #expect(scrollView.safeAreaInsets == notch)
        #expect(scrollView.adjustedContentInset == given.held)
        #expect(content.safeAreaInsets == given.left)
        #expect(content.window === window)
    }

    /// The content is reported once it is another one's business.
    @Test func theContentIsNotifiedWhenTheInsetsTakeOver() {
        final class Content: UIView {
            var tops: [CGFloat] = []
            override func safeAreaInsetsDidChange() { tops.append(safeAreaInsets.top) }
        }
        let controller = UIViewController()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let content = Content(frame: scrollView.bounds)
        scrollView.addSubview(content)
        controller.view.addSubview(scrollView)
        let window = show(controller)
        #expect(content.tops == [47])
        scrollView.contentSize.height = 2000
        #expect(scrollView.contentOffset.y == -47)
        #expect(content.tops == [47, 0])
        window.layoutIfNeeded()
        #expect(content.tops == [47, 0])
        scrollView.contentSize.height = 100
        #expect(content.tops == [47, 0, 47])
        scrollView.frame.size.height = 90
        window.layoutIfNeeded()
        #expect(content.tops == [47, 0, 47, 0])
    }

    /// In a navigation controller the root view, or its first subview, is adjusted even if it does not scroll.
    @Test func aNavigationControllersScrollViewIsAdjusted() {
        let controller = UIViewController()
        let (first, second) = (UIScrollView(), UIScrollView())
        for view in [first, second] {
            view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
            controller.view.addSubview(view)
        }
        let window = show(UINavigationController(rootViewController: controller))
        #expect(first.adjustedContentInset == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
        #expect(first.contentOffset.y == -91)
        #expect(second.adjustedContentInset == .zero)
        controller.automaticallyAdjustsScrollViewInsets = false
        #expect(first.adjustedContentInset == .zero)
        #expect(first.contentOffset.y == 0)
        controller.automaticallyAdjustsScrollViewInsets = true
        first.contentInsetAdjustmentBehavior = .scrollableAxes
        #expect(first.adjustedContentInset == .zero)
        #expect(window.isKeyWindow)
    }

    private final class MarginsCell: UITableViewCell {
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            let margins = contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: margins.topAnchor),
                box.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
                box.heightAnchor.constraint(equalToConstant: 30),
            ])
        }
        required init?(coder: NSCoder) { fatalError("made in code") }
    }

    private final class Rows: UITableViewController {
        var count = 0
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(MarginsCell.self, forCellReuseIdentifier: "row")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
    }

    /// The first row lies below the bar, not under it: it is as high as the others, in long tables and short ones.
    @Test(arguments: [3, 60]) func theFirstRowUnderABarIsAsHighAsTheOthers(_ count: Int) throws {
        let controller = Rows(style: .plain)
        controller.count = count
        let window = show(UINavigationController(rootViewController: controller))
        let table = try #require(controller.tableView)
        #expect(table.alwaysBounceVertical)
        #expect(table.contentOffset.y == -91)
        let heights = (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
        #expect(Set(heights).count == 1, "\(heights)")
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(cell.safeAreaInsets == UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 10))
        #expect(cell.convert(CGPoint.zero, to: window).y == 91)
    }

    /// A guide of the system's that is asked for the first time answers at once in a window.
    @Test func guidesOfViewsInWindowsAnswerAtOnce() {
        let controller = UIViewController()
        let alone = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(alone.layoutMarginsGuide.layoutFrame == .zero)
        let window = show(controller)
        let view = UIView(frame: CGRect(x: 100, y: 300, width: 200, height: 100))
        controller.view.addSubview(view)
        for guide in [view.readableContentGuide, view.layoutMarginsGuide] {
            #expect(guide.layoutFrame == CGRect(x: 8, y: 8, width: 184, height: 84))
        }
        let rest = CGRect(x: 20, y: 47, width: 360, height: 763)
        #expect(controller.view.safeAreaLayoutGuide.layoutFrame == rest)
        window.layoutIfNeeded()
        #expect(controller.view.safeAreaLayoutGuide.layoutFrame == rest)
        let own = UILayoutGuide()
        view.addLayoutGuide(own)
        #expect(own.layoutFrame == .zero)
    }

    /// So do those of views that scroll, whose delegates ask them for widths in the first pass.
    @Test func guidesOfScrollViewsAnswerInTheFirstPass() {
        final class Items: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
            var asked: [CGSize] = []
            var collection: UICollectionView!
            override func viewDidLoad() {
                collection = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
                collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
                (collection.dataSource, collection.delegate) = (self, self)
                collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                view.addSubview(collection)
            }
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }
            func collectionView(
                _ collectionView: UICollectionView, layout: UICollectionViewLayout,
                sizeForItemAt indexPath: IndexPath
            ) -> CGSize {
                asked.append(collectionView.safeAreaLayoutGuide.layoutFrame.size)
                return CGSize(width: 50, height: 50)
            }
        }
        let items = Items()
        let window = show(items)
        #expect(items.asked.first?.width == 360)
        for view in [UIScrollView(), UITableView(), items.collection!] {
            view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
            items.view.addSubview(view)
            let guides = [view.safeAreaLayoutGuide, view.layoutMarginsGuide, view.readableContentGuide]
            let first = guides.map(\.layoutFrame)
            #expect(first[0].width == 360 && first[1].width == 344)
            window.layoutIfNeeded()
            #expect(guides.map(\.layoutFrame) == first)
        }
    }

    /// Code that may not name `shared` asks the class by name.
    @Test func theApplicationIsAnsweredByName() {
        #expect(UIApplication.value(forKey: "sharedApplication") as? UIApplication === UIApplication.shared)
        #expect(UIApplication.value(forKeyPath: "shared") as? UIApplication === UIApplication.shared)
        #expect(UIApplication.value(forKey: "sharedWindow") == nil)
        #expect(UIApplication.value(forKeyPath: "sharedWindow.frame") == nil)
    }
}
