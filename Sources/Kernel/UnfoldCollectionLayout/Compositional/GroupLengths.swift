/// Lengths of a section's groups, one behind the other: runs of groups that no one measured, which are all alike, and
/// groups with a length of their own. A million groups that no one measured are one run.
///
/// Runs are in two trees of the same order, one with their points and one with the groups they count, so that a group
/// is found by its number and by its position, and an edit costs the runs it meets.
struct GroupLengths {
    /// Of a group that no one measured, with the space behind it.
    let stride: CGFloat
    private var lengths = OffsetForest()
    private var counts = OffsetForest()
    private let lengthList: OffsetForest.ListID
    private let countList: OffsetForest.ListID
    /// Measured items of groups that have a length of their own, by the number of the group's run.
    private var owners: [OffsetForest.ID: [TableRows.RowID]] = [:]
    /// Runs looked at or changed since the start: the measure of the work.
    private(set) var work = 0

    init(count: Int, stride: CGFloat) {
        self.stride = stride
        lengthList = lengths.makeList()
        countList = counts.makeList()
        if count > 0 { insertRun(of: count, at: 0) }
    }

    var count: Int { Int(counts.total(of: countList)) }
    var total: CGFloat { lengths.total(of: lengthList) }

    /// Points before a group.
    /// - Complexity: O(log runs), as for all that follow.
    func top(of group: Int) -> CGFloat {
        guard let run = run(of: group) else { return total }
        return lengths.top(of: run.position, in: lengthList) + CGFloat(group - run.first) * stride
    }

    func group(at offset: CGFloat) -> Int? {
        guard let position = lengths.position(at: offset, in: lengthList) else { return nil }
        let first = Int(counts.top(of: position, in: countList))
        let inside = offset - lengths.top(of: position, in: lengthList)
        let last = groups(inRun: position) - 1
        return first + (stride > 0 ? min(last, max(0, Int(inside / stride))) : 0)
    }

    /// Groups with measured items, in order.
    /// - Complexity: O(runs).
    var measuredGroups: [Int] {
        var found: [Int] = []
        var first = 0
        for position in 0..<runCount {
            if owners[lengths.id(at: position, in: lengthList)] != nil { found.append(first) }
            first += groups(inRun: position)
        }
        return found
    }

    private var runCount: Int { lengths.count(of: lengthList) }

    private func groups(inRun position: Int) -> Int { Int(counts.height(of: counts.id(at: position, in: countList))) }

    /// The run that a group is in, and the first group of it; nil behind the last.
    private func run(of group: Int) -> (position: Int, first: Int)? {
        guard let position = counts.position(at: CGFloat(group) + 0.5, in: countList) else { return nil }
        return (position, Int(counts.top(of: position, in: countList)))
    }

    /// Gives a group a length of its own, by what items of it were measured at.
    mutating func set(_ length: CGFloat, of group: Int, measured: [TableRows.RowID]) {
        split(at: group)
        split(at: group + 1)
        guard let run = run(of: group) else { return }
        let id = lengths.id(at: run.position, in: lengthList)
        lengths.set(height: length, origin: Kind.own.rawValue, of: id)
        owners[id] = measured.isEmpty ? nil : measured
        work += 1
    }

    /// Puts `new` groups that no one measured in the place of others.
    /// - Returns: Items that the groups taken out were measured by.
    mutating func replace(_ old: Range<Int>, with new: Int) -> [TableRows.RowID] {
        split(at: old.lowerBound)
        split(at: old.upperBound)
        var measured: [TableRows.RowID] = []
        let position = run(of: old.lowerBound)?.position ?? runCount
        var left = old.count
        while left > 0, position < runCount {
            left -= groups(inRun: position)
            measured += removeRun(at: position)
        }
        if new > 0 { insertRun(of: new, at: position) }
        merge(at: position)
        if position > 0 { merge(at: position - 1) }
        return measured
    }

    private enum Kind: UInt32 {
        case alike = 0
        case own
    }

    private mutating func insertRun(of count: Int, at position: Int) {
        lengths.insert(
            lengths.make(height: CGFloat(count) * stride, origin: Kind.alike.rawValue), at: position, in: lengthList)
        counts.insert(counts.make(height: CGFloat(count), origin: 0), at: position, in: countList)
        work += 1
    }

    private mutating func removeRun(at position: Int) -> [TableRows.RowID] {
        let id = lengths.remove(at: position, from: lengthList)
        let measured = owners.removeValue(forKey: id) ?? []
        lengths.free(id)
        counts.free(counts.remove(at: position, from: countList))
        work += 1
        return measured
    }

    private mutating func resize(at position: Int, to count: Int) {
        counts.set(height: CGFloat(count), origin: 0, of: counts.id(at: position, in: countList))
        lengths.set(
            height: CGFloat(count) * stride, origin: Kind.alike.rawValue, of: lengths.id(at: position, in: lengthList))
        work += 1
    }

    /// Lets a run begin with a group.
    private mutating func split(at group: Int) {
        guard let run = run(of: group), run.first < group else { return }
        let whole = groups(inRun: run.position)
        resize(at: run.position, to: group - run.first)
        insertRun(of: whole - (group - run.first), at: run.position + 1)
    }

    /// Makes one of a run and the next, if all their groups are alike.
    private mutating func merge(at position: Int) {
        guard position + 1 < runCount, isAlike(position), isAlike(position + 1) else { return }
        let next = groups(inRun: position + 1)
        _ = removeRun(at: position + 1)
        resize(at: position, to: groups(inRun: position) + next)
    }

    private func isAlike(_ position: Int) -> Bool {
        lengths.origin(of: lengths.id(at: position, in: lengthList)) == Kind.alike.rawValue
    }
}
