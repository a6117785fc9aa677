/// Variables outside their bounds, the farthest first and of equals the oldest: a binary heap.
///
/// An entry holds as long as its variable is as far outside as it says. One that does not is stale: the variable is
/// inside now, or is here once more with what is true.
struct OutsideQueue {
    struct Entry {
        var distance: Double
        var variable: Int32
        /// By which the older one of equals comes first.
        var generation: Int32

        func isBefore(_ other: Entry) -> Bool {
            distance != other.distance ? distance > other.distance : generation < other.generation
        }
    }

    private(set) var entries: [Entry] = []
    /// From how many entries on stale ones are taken out.
    private var thinnedFrom = 256

    var first: Entry? { entries.first }

    /// - Complexity: O(log n).
    mutating func append(_ entry: Entry) {
        var position = entries.count
        entries.append(entry)
        while position > 0 {
            let parent = (position - 1) / 2
            guard entry.isBefore(entries[parent]) else { break }
            entries[position] = entries[parent]
            position = parent
        }
        entries[position] = entry
    }

    /// - Complexity: O(log n).
    mutating func removeFirst() {
        guard let last = entries.popLast(), !entries.isEmpty else { return }
        var position = 0
        while true {
            var child = 2 * position + 1
            guard child < entries.count else { break }
            if child + 1 < entries.count, entries[child + 1].isBefore(entries[child]) { child += 1 }
            guard entries[child].isBefore(last) else { break }
            entries[position] = entries[child]
            position = child
        }
        entries[position] = last
    }

    /// Takes out what is stale or is here twice, once there may be much of it.
    ///
    /// - Complexity: O(log n) for each entry ever appended, all together.
    mutating func thin(keeping isTrue: (Entry) -> Bool) {
        guard entries.count > thinnedFrom else { return }
        var kept: [Entry] = []
        // What is in order is a heap.
        for entry in entries.filter(isTrue).sorted(by: { $0.isBefore($1) }) where kept.last?.variable != entry.variable
        {
            kept.append(entry)
        }
        entries = kept
        thinnedFrom = max(256, 2 * kept.count)
    }

    mutating func removeAll() {
        entries.removeAll(keepingCapacity: true)
        thinnedFrom = 256
    }
}
