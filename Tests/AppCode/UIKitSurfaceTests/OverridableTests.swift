import Foundation
import Testing
import UIKit
import UnfoldOS

/// Members that app classes override, and initialisers that they build on: that they compile is the first test.
@MainActor @Suite struct OverridableTests {
    private final class PlainView: UIView {
        override var contentScaleFactor: CGFloat { didSet { changes += 1 } }
        override var restorationIdentifier: String? { didSet { changes += 1 } }
        override var maximumContentSizeCategory: UIContentSizeCategory? {
            get { nil }
            set {}
        }
        override var largeContentTitle: String? {
            get { "title" }
            set {}
        }
        override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }
        override func encode(with coder: NSCoder) { changes += 1 }
        override func setValue(_ value: Any?, forUndefinedKey key: String) { unknown.append(key) }
        var changes = 0
        var unknown: [String] = []
    }

    @Test func viewsOverrideWhatIsRarelySaid() {
        let view = PlainView()
        view.contentScaleFactor = 2
        view.restorationIdentifier = "x"
        view.setValue(3, forKey: "noSuchKey")
        #expect(view.changes == 2 && view.unknown == ["noSuchKey"])
        #expect(view.snapshotView(afterScreenUpdates: false) == nil && view.largeContentTitle == "title")
    }

    private final class SceneWindow: UIWindow {
        let mark: String
        override init(windowScene: UIWindowScene) {
            mark = "scene"
            super.init(windowScene: windowScene)
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test func windowsOfScenesHaveInitialisersOfTheirOwn() throws {
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        let window = SceneWindow(windowScene: scene)
        #expect(window.mark == "scene" && window.bounds == UIScreen.main.bounds && window.windowScene === scene)
        #expect(scene.windows.contains(window))
    }

    private final class Wheel: UIActivityIndicatorView {
        override init(style: Style) { super.init(style: style) }
        required init(coder: NSCoder) { super.init(coder: coder) }
    }
    private final class Pull: UIRefreshControl {
        var isOwn = false
        override init() {
            super.init()
            isOwn = true
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    @Test func controlsAreBuiltUpon() {
        #expect(Wheel(style: .large).intrinsicContentSize == CGSize(width: 37, height: 37))
        #expect(Pull().isOwn)
    }

    private final class EditableSource: UITableViewDiffableDataSource<Int, String> {
        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            guard editingStyle == .delete, let item = itemIdentifier(for: indexPath) else { return }
            var next = snapshot()
            next.deleteItems([item])
            apply(next, animatingDifferences: false)
        }
        override func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {}
    }

    @Test func diffableSourcesAreEdited() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let source = EditableSource(tableView: table) { table, path, _ in
            table.dequeueReusableCell(withIdentifier: "cell", for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b"])
        source.apply(snapshot, animatingDifferences: false)
        table.layoutIfNeeded()
        table.dataSource?.tableView(table, commit: .delete, forRowAt: IndexPath(row: 0, section: 0))
        #expect(source.snapshot().itemIdentifiers == ["b"] && table.numberOfRows(inSection: 0) == 1)
    }

    private final class Header: UITableViewHeaderFooterView {
        override var reuseIdentifier: String? { "own" }
    }
    private final class Listening: UIViewController {
        var states: [String?] = []
        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
            states.append(state.searchText)
        }
        override var restoresFocusAfterTransition: Bool {
            get { false }
            set {}
        }
    }

    @Test func headersAndControllers() {
        #expect(Header(reuseIdentifier: "given").reuseIdentifier == "own")
        let controller = Listening()
        controller.setNeedsUpdateContentUnavailableConfiguration()
        #expect(controller.states.count == 1)
    }

    private final class Storage: NSTextStorage {
        private let backing = NSMutableAttributedString(string: "")
        override init() { super.init() }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        override var string: String { backing.string }
        override func attributes(
            at location: Int, effectiveRange range: NSRangePointer?
        ) -> [NSAttributedString.Key: Any] { backing.attributes(at: location, effectiveRange: range) }
        override func replaceCharacters(in range: NSRange, with str: String) {
            backing.replaceCharacters(in: range, with: str)
            edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
        }
    }

    @Test func textStoragesKeepTheirOwnText() {
        let storage = Storage()
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "abc")
        // An edit that was taken in is forgotten.
        #expect(storage.string == "abc" && storage.editedMask.isEmpty && storage.changeInLength == 0)
    }

    @Test func locksLetOneIn() {
        let lock = os_unfair_lock_t.allocate(capacity: 1)
        lock.initialize(to: os_unfair_lock())
        defer { lock.deallocate() }
        os_unfair_lock_lock(lock)
        #expect(!os_unfair_lock_trylock(lock))
        os_unfair_lock_unlock(lock)
        #expect(os_unfair_lock_trylock(lock))
        os_unfair_lock_unlock(lock)
        nonisolated(unsafe) var count = 0
        nonisolated(unsafe) let shared = lock
        DispatchQueue.concurrentPerform(iterations: 200) { _ in
            os_unfair_lock_lock(shared)
            count += 1
            os_unfair_lock_unlock(shared)
        }
        #expect(count == 200)
    }

    @Test func locksOfTheSystemAreTakenOnce() {
        final class Count { var value = 0 }
        let gate = OSAllocatedUnfairLock()
        let sum = OSAllocatedUnfairLock(initialState: 0)
        let boxed = OSAllocatedUnfairLock(uncheckedState: Count())
        nonisolated(unsafe) let bare = Count()
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<2000 {
                sum.withLock { $0 += 1 }
                boxed.withLockUnchecked { $0.value += 1 }
                gate.lock()
                bare.value += 1
                gate.unlock()
            }
        }
        #expect(sum.withLock { $0 } == 16_000 && boxed.withLock { $0.value } == 16_000 && bare.value == 16_000)
        gate.precondition(.notOwner)
        gate.withLock {
            gate.precondition(.owner)
            #expect(!gate.lockIfAvailable() && gate.withLockIfAvailable { 1 } == nil)
        }
        #expect(gate.withLockIfAvailable { 1 } == 1 && gate.lockIfAvailable())
        gate.unlock()
    }

    @Test func aLockTakenTwiceByItsThreadEndsTheProcess() async {
        await #expect(processExitsWith: .failure) {
            let gate = OSAllocatedUnfairLock(initialState: 1)
            gate.withLock { _ in gate.withLock { $0 = 2 } }
        }
        await #expect(processExitsWith: .failure) { OSAllocatedUnfairLock().precondition(.owner) }
        await #expect(processExitsWith: .failure) { { OSAllocatedUnfairLock().unlock() }() }
    }

    @Test func signpostsHaveNumbers() {
        let added = OSSignposter.disabled.withIntervalSignpost("add", id: OSSignpostID(7), "of \(1)") { 2 }
        #expect(added == OSSignposter.disabled.withIntervalSignpost("add") { 2 })
        #expect(OSSignpostID(7).rawValue == 7 && OSSignpostID.null.rawValue == 0 && OSSignpostID.null != .invalid)
    }
}
