#sourceLocation(file: "Fixtures/AppCode/adapter/before/MutableLists.swift", line: 1)
import UIKit

/// Rows that a file of properties describes, and that taps change where they are.
final class ListDescriptors {
    var descriptors: NSMutableArray!
    var visible = ObjectiveCMessages.mutableArray()

    func load(_ path: String) -> Bool {
        descriptors = ObjectiveCMessages.mutableArray(contentsOfFile: path)
        return descriptors != nil
    }

    func find() {
        visible = ObjectiveCMessages.mutableArray(capacity: 4)
        for section in descriptors {
            let rows = ObjectiveCMessages.mutableArray()
            for (index, row) in (section as! [[String: AnyObject]]).enumerated()
            where row["isVisible"] as? Bool == true {
                rows.add(index)
            }
            visible.add(rows)
        }
    }

    func expand(_ section: Int, _ row: Int) {
        let descriptor = (descriptors[section] as! NSMutableArray)[row] as! NSMutableDictionary
        descriptor.setValue(true, forKey: "isVisible")
        descriptor["times"] = (descriptor["times"] as? Int ?? 0) + 1
        find()
    }

    func rows(_ section: Int) -> [Int] { visible[section] as! [Int] }

    func copies() -> [NSMutableArray] {
        let first = ObjectiveCMessages.mutableArray(array: visible as! [Any])
        var other = ObjectiveCMessages.mutableArray(array: ["a", 2])
        other = first.mutableCopy() as! NSMutableArray
        return [first, other]
    }
}

/// An object of no class of Objective-C's, as layout libraries keep them.
final class Relation {}

struct Relations {
    let kept = NSMutableSet()
    let order = ObjectiveCMessages.mutableArray()

    func add(_ relation: Relation) {
        kept.add(relation)
        if !order.contains(relation) { order.add(relation) }
    }

    func remove(_ relation: Relation) -> Int {
        kept.remove(relation)
        defer { order.remove(relation) }
        return order.index(of: relation)
    }

    func place(of relation: Relation, in relations: [Relation]) -> Int { (relations as NSArray).index(of: relation) }
}
