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

    @Test func mapsForgetKeysOrValuesThatAreGone() {
        let (key, value) = (NSObject(), NSObject())
        let byKey = NSMapTable<NSObject, NSObject>.weakToStrongObjects()
        let byBoth = NSMapTable<NSObject, NSObject>.weakToWeakObjects()
        do {
            let lost = NSObject()
            byKey.setObject(value, forKey: lost)
            byBoth.setObject(lost, forKey: key)
            #expect(byKey.count == 1 && byBoth.object(forKey: key) === lost)
        }
        #expect(byKey.count == 0 && byBoth.object(forKey: key) == nil)
        byKey.setObject(value, forKey: key)
        #expect(byKey.keyEnumerator().nextObject() as? NSObject === key)
        #expect(byKey.objectEnumerator()?.nextObject() as? NSObject === value)
        byKey.removeObject(forKey: key)
        #expect(byKey.object(forKey: key) == nil)
        byKey.setObject(value, forKey: key)
        byKey.removeAllObjects()
        #expect(byKey.count == 0)
    }
}
