import Foundation
import Testing
import UIKit

@testable import AdaptedFixtures

/// Overrides of what only Objective-C's `NSObject` has, and optional properties, in adapted files.
@MainActor @Suite struct RuntimeMethodTests {
    @Test func objectsThatAreNoRespondersObserve() {
        let table = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        table.contentSize = CGSize(width: 100, height: 500)
        let watcher = CountingWatcher()
        table.addObserver(watcher, forKeyPath: "contentOffset", options: [.new], context: nil)
        table.contentOffset.y = 30
        table.removeObserver(watcher, forKeyPath: "contentOffset")
        table.contentOffset.y = 60
        #expect(watcher.count == 1 && watcher.heard == ["contentOffset 30.0"])
    }

    @Test func methodsOfTheRuntimeAreTheClasssOwn() {
        let watcher = OffsetWatcher()
        watcher.awakeFromNib()
        #expect(watcher.heard == ["awake"] && "\(watcher)" == "watcher")
        #expect(!OffsetWatcher.automaticallyNotifiesObservers(forKey: "heard"))
        #expect(OffsetWatcher.keyPathsForValuesAffectingValue(forKey: "heard") == ["stranger"])
        #expect(!watcher.responds(to: Selector("nothingSuch")))
    }

    @Test func anUnwrittenOptionalPropertyIsNil() {
        let reader = TitleReader()
        let (full, empty) = (FullTitle(), EmptyTitle())
        #expect(reader.text() == "none")
        (reader.named, reader.delegate) = (full, empty)
        #expect(reader.text() == "twoTWO")
        reader.delegate = full
        #expect(reader.text() == "two 2")
        reader.named = empty
        #expect(reader.text() == "none 2")
    }

    @Test func delegatesAreKnownByTheirTypes() {
        final class Heights: NSObject, UITableViewDelegate {
            var zooms = 0
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 77 }
            func scrollViewDidZoom(_ scrollView: UIScrollView) { zooms += 1 }
        }
        let forwarder = ScrollForwarder()
        let table = UITableView()
        #expect(forwarder.height(table, at: IndexPath(row: 0, section: 0)) == 44)
        let heights = Heights()
        forwarder.inner = heights
        #expect(forwarder.height(table, at: IndexPath(row: 0, section: 0)) == 77)
        forwarder.scrollViewDidScroll(table)
        #expect(heights.zooms == 1)
    }

    @Test func anActionThatWantsAnEventHasOne() {
        let (control, counter) = (UIButton(), TouchCounter())
        counter.listen(to: control)
        control.sendActions(for: .touchUpInside)
        #expect(counter.count == 1)
    }
}
