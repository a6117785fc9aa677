import UIKit
import UnfoldCombine

// Controllers as apps write them. That the file builds is the test.

final class InboxViewModel: ObservableObject {
    @Published var messages: [MessageViewModel] = []
    @Published private(set) var isLoading = false
    let selected = CurrentValueSubject<MessageViewModel?, Never>(nil)

    var title: AnyPublisher<String, Never> {
        Publishers.CombineLatest($messages, $isLoading)
            .map { messages, isLoading in isLoading ? "…" : "\(messages.count)" }
            .eraseToAnyPublisher()
    }
    func load() {
        isLoading = true
        Just([MessageViewModel(title: "a", body: "b")])
            .setFailureType(to: Error.self)
            .tryMap { $0 }
            .catch { _ in Just([]) }
            .assign(to: &$messages)
        isLoading = false
    }
}

final class InboxController: UITableViewController, UISearchResultsUpdating, UISearchBarDelegate {
    private enum Section { case main }
    let viewModel = InboxViewModel()
    private var cancellables: Set<AnyCancellable> = []
    private let searchController = UISearchController(searchResultsController: nil)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Inbox"
        navigationItem.title = "Inbox"
        navigationItem.largeTitleDisplayMode = .always
        navigationController?.navigationBar.prefersLargeTitles = true
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.compose() })
        navigationItem.leftBarButtonItems = [editButtonItem, UIBarButtonItem(customView: UIButton(type: .close))]
        navigationItem.backButtonTitle = ""
        navigationItem.searchController = searchController
        navigationItem.hidesSearchBarWhenScrolling = false
        searchController.searchResultsUpdater = self
        searchController.obscuresBackgroundDuringPresentation = false
        searchController.searchBar.delegate = self
        searchController.searchBar.searchTextField.backgroundColor = .systemGray6
        definesPresentationContext = true
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.titleTextAttributes = [.foregroundColor: UIColor.label]
        navigationController?.navigationBar.standardAppearance = appearance
        navigationController?.navigationBar.scrollEdgeAppearance = appearance
        refreshControl = UIRefreshControl()
        refreshControl?.addAction(
            UIAction { [weak self] _ in self?.refreshControl?.endRefreshing() }, for: .valueChanged)
        tableView.register(MessageCell.self, forCellReuseIdentifier: MessageCell.reuseIdentifier)
        tableView.keyboardDismissMode = .onDrag
        tableView.allowsMultipleSelectionDuringEditing = true
        tableView.cellLayoutMarginsFollowReadableWidth = true
        tableView.prefetchDataSource = self
        tableView.dragDelegate = self
        tableView.dragInteractionEnabled = true
        clearsSelectionOnViewWillAppear = true
        extendedLayoutIncludesOpaqueBars = true
        viewModel.title.sink { [weak self] in self?.title = $0 }.store(in: &cancellables)
        NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)
            .sink { [weak self] _ in self?.tableView.reloadData() }
            .store(in: &cancellables)
        tableView.publisher(for: \.contentSize).sink { _ in }.store(in: &cancellables)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
        navigationController?.setToolbarHidden(true, animated: animated)
        tabBarController?.tabBar.isHidden = false
        transitionCoordinator?.animate(alongsideTransition: { _ in }, completion: nil)
    }
    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { _ in self.tableView.reloadData() })
    }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
    override func setEditing(_ editing: Bool, animated: Bool) { super.setEditing(editing, animated: animated) }

    private func compose() {
        let alert = UIAlertController(title: "New", message: nil, preferredStyle: .actionSheet)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in self?.viewModel.load() })
        alert.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
        present(alert, animated: true)
    }

    private func share(_ url: URL) {
        let controller = UIActivityViewController(activityItems: [url], applicationActivities: nil)
        controller.completionWithItemsHandler = { _, _, _, _ in }
        controller.popoverPresentationController?.sourceView = view
        present(controller, animated: true, completion: nil)
    }

    // MARK: Table

    override func numberOfSections(in tableView: UITableView) -> Int { 1 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        viewModel.messages.count
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: MessageCell.reuseIdentifier, for: indexPath) as! MessageCell
        cell.configure(with: viewModel.messages[indexPath.row], updates: Empty().eraseToAnyPublisher())
        return cell
    }
    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let detail = DetailController(nibName: nil, bundle: nil)
        detail.hidesBottomBarWhenPushed = true
        navigationController?.pushViewController(detail, animated: true)
        show(detail, sender: self)
    }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.item > 0 }
    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { if editingStyle == .delete { tableView.deleteRows(at: [indexPath], with: .automatic) } }
    override func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .none }
    override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
        action.backgroundColor = .systemRed
        let configuration = UISwipeActionsConfiguration(actions: [action])
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }
    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: indexPath as NSIndexPath, previewProvider: { DetailController() }) { _ in
            UIMenu(children: [])
        }
    }
    override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    {
        super.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }
    override func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}
    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        _ = scrollView.panGestureRecognizer.translation(in: scrollView)
    }
    override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    func updateSearchResults(for searchController: UISearchController) {
        _ = searchController.searchBar.text
    }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
}

extension InboxController: UITableViewDataSourcePrefetching, UITableViewDragDelegate {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        let item = UIDragItem(itemProvider: NSItemProvider(object: "text" as NSString))
        item.localObject = indexPath
        return [item]
    }
}

class DetailController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate,
    UIPopoverPresentationControllerDelegate
{
    private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private lazy var picker: UIPickerView = {
        let picker = UIPickerView()
        picker.dataSource = self
        picker.delegate = self
        return picker
    }()
    private var keyboardToken: NSObjectProtocol?

    override func viewDidLoad() {
        super.viewDidLoad()
        overrideUserInterfaceStyle = .dark
        edgesForExtendedLayout = []
        view.addSubview(blur)
        blur.contentView.addSubview(picker)
        let pan = UIPanGestureRecognizer()
        pan.maximumNumberOfTouches = 1
        view.addGestureRecognizer(pan)
        keyboardToken = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
        ) { [weak self] notification in
            let frame = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
            MainActor.assumeIsolated { self?.additionalSafeAreaInsets.bottom = frame?.height ?? 0 }
        }
        isModalInPresentation = true
        modalPresentationStyle = .formSheet
        modalTransitionStyle = .crossDissolve
        preferredContentSize = CGSize(width: 300, height: 300)
    }
    func presentSheet(_ controller: UIViewController) {
        controller.modalPresentationStyle = .pageSheet
        if let sheet = controller.sheetPresentationController {
            sheet.detents = [.medium(), .large()]
            sheet.prefersGrabberVisible = true
        }
        let navigation = UINavigationController(rootViewController: controller)
        navigation.presentationController?.delegate = self
        present(navigation, animated: true) { [weak self] in self?.view.endEditing(true) }
    }
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isMovingFromParent || isBeingDismissed { dismiss(animated: animated) }
    }
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { picker }
    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "f", modifierFlags: .command, action: Selector("find"))]
    }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        super.canPerformAction(action, withSender: sender)
    }
    override func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        super.present(viewControllerToPresent, animated: flag, completion: completion)
    }
    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        super.dismiss(animated: flag, completion: completion)
    }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        "\(row)"
    }

    func application() {
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        let window = scene?.windows.first { $0.isKeyWindow }
        _ = window?.safeAreaInsets.top ?? UIApplication.shared.statusBarFrame.height
        _ = UIApplication.shared.applicationState == .active
        _ = scene?.interfaceOrientation.isPortrait
        _ = UIDevice.current.orientation.isLandscape && UIDevice.current.userInterfaceIdiom == .pad
        UIApplication.shared.setAlternateIconName(nil)
        _ = UIScreen.main.nativeBounds
        UINavigationBar.appearance().tintColor = .red
        UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        UITabBar.appearance(whenContainedInInstancesOf: [UITabBarController.self]).isTranslucent = false
        let displayLink = CADisplayLink(target: self, selector: Selector("tick"))
        displayLink.add(to: .main, forMode: .common)
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent { view.setNeedsLayout() }
    }
}

/// A subclass with an initialiser of its own, as factories make.
final class TabsController: UITabBarController, UITabBarControllerDelegate {
    init(controllers: [UIViewController]) {
        super.init(nibName: nil, bundle: nil)
        delegate = self
        viewControllers = controllers.enumerated().map { index, controller in
            let navigation = UINavigationController(rootViewController: controller)
            navigation.tabBarItem = UITabBarItem(title: "\(index)", image: UIImage(systemName: "circle"), tag: index)
            navigation.tabBarItem.badgeValue = "1"
            return navigation
        }
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    {
        true
    }
}

final class TableInsideItself: UITableView {
    override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize {
        layoutIfNeeded()
        return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
    }
    override var delegate: UITableViewDelegate? { didSet { reloadData() } }
}

/// Passes what a data source is asked on, as wrappers of data sources do.
final class ForwardingDataSource: NSObject, UITableViewDataSource {
    weak var original: UITableViewDataSource?
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        original?.tableView(tableView, numberOfRowsInSection: section) ?? 0
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        original?.tableView(tableView, cellForRowAt: indexPath) ?? UITableViewCell()
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        original?.tableView(tableView, titleForHeaderInSection: section)
    }
}

/// Snapshots are made anywhere.
struct SnapshotMaker {
    func snapshot(_ items: [String]) -> NSDiffableDataSourceSnapshot<Int, String> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        return snapshot
    }
    var color: UIColor { UIColor { $0.userInterfaceStyle == .dark ? .white : .black } }
}
