import Foundation
import Testing
import UIKit

@testable import AdaptedFixtures

/// Messages that a table or a proxy has not written and passes on.
@MainActor @Suite struct ForwardingTests {
    @Test func whatATableHasNotWrittenGoesToItsTarget() {
        final class App: NSObject, UITableViewDelegate, UITableViewDataSource {
            var shown: [Int] = []
            var offsets: [CGFloat] = []
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }
            func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 99 }
            func tableView(
                _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
            ) { shown.append(indexPath.row) }
            func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
        }
        let app = App()
        let table = RelayTable(frame: CGRect(x: 0, y: 0, width: 300, height: 100), style: .plain)
        table.dataSource = app
        table.delegate = app
        table.layoutIfNeeded()
        let path = IndexPath(row: 1, section: 0)
        // Behind the space above a plain section's header, the table's own height for it, and a row.
        #expect(table.rectForRow(at: path) == CGRect(x: 0, y: 93, width: 300, height: 60))
        #expect(app.shown == [0, 1])
        table.contentOffset.y = 200
        #expect(app.offsets == [200])
        #expect(
            table.asked.contains("tableView:heightForRowAtIndexPath:") && table.asked.contains("scrollViewDidScroll:"))
        #expect(!table.asked.contains("tableView:heightForHeaderInSection:"))
    }

    @Test func aCollectionsFlowIsAskedOfTheTarget() {
        final class Proxy: NSObject, UICollectionViewDelegateFlowLayout, UICollectionViewDataSource, AdaptedForwarder {
            let target = App()
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
            }
            func responds(to aSelector: Selector!) -> Bool { true }
            func forwardingTarget(for aSelector: Selector!) -> Any? { target }
        }
        final class App: NSObject, UICollectionViewDelegateFlowLayout, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell { UICollectionViewCell() }
            func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
            func collectionView(
                _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                sizeForItemAt indexPath: IndexPath
            ) -> CGSize { CGSize(width: 100, height: 30) }
        }
        let proxy = Proxy()
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
        (view.dataSource, view.delegate) = (proxy, proxy)
        view.layoutIfNeeded()
        #expect(view.numberOfSections == 3 && view.numberOfItems(inSection: 2) == 2)
        #expect(view.contentSize == CGSize(width: 100, height: 3 * (2 * 30 + 10)))
    }

    /// A proxy that wants nothing is asked for no target; one that names a target of another kind has none.
    @Test func messagesThatAreNotWantedStay() {
        final class Proxy: NSObject, UITableViewDelegate, AdaptedForwarder {
            var wants = false
            var target: AnyObject?
            func responds(to aSelector: Selector!) -> Bool { wants }
            func forwardingTarget(for aSelector: Selector!) -> Any? { target }
        }
        final class Tall: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 77 }
        }
        let (proxy, tall, table) = (Proxy(), Tall(), UITableView())
        table.rowHeight = 20
        let path = IndexPath(row: 0, section: 0)
        proxy.target = tall
        #expect(proxy.tableView(table, heightForRowAt: path) == 20)
        proxy.wants = true
        #expect(proxy.tableView(table, heightForRowAt: path) == 77)
        proxy.target = proxy
        #expect(proxy.tableView(table, heightForRowAt: path) == 20)
        proxy.target = UIView()
        #expect(proxy.tableView(table, heightForRowAt: path) == 20)
        #expect(
            protocol_getMethodDescription((any UITableViewDelegate).self, Selector("length"), false, true).name == nil)
    }
}
