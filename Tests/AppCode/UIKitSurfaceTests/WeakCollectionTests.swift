import Foundation
import Testing
import UIKit

/// Collections that do not keep what is in them.
@Suite struct WeakCollectionTests {
    @Test func tablesForgetWhatIsGone() {
        let table = NSHashTable<NSObject>.weakObjects()
        let kept = NSObject()
        do {
            let lost = NSObject()
            table.add(kept)
            table.add(lost)
            table.add(kept)
            #expect(table.count == 2 && table.contains(lost))
        }
        #expect(table.count == 1 && table.anyObject === kept)
        #expect(table.objectEnumerator().allObjects.count == 1)
        table.remove(kept)
        #expect(table.allObjects.isEmpty)
        table.add(kept)
        table.removeAllObjects()
        #expect(table.anyObject == nil && !table.contains(kept))
    }
}
