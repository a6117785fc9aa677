/// A growable array of plain values without reference count of its own: the tableau's inner loops read and write it
/// without uniqueness checks, and bounds checks in debug builds only.
///
/// A copy of the struct is the same memory. ``Solver`` owns all its flat arrays through one ``Memory``, and copies them
/// together before it changes anything that another solver shares.
struct Flat<Element: BitwiseCopyable>: @unchecked Sendable {
    private var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private(set) var capacity: Int
    /// Where the owner keeps the address to free.
    private let slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>

    /// Makes an empty array whose memory `memory` frees.
    init(in memory: Memory, capacity: Int) {
        self.capacity = capacity
        base = .allocate(capacity: capacity)
        slot = memory.makeSlot(UnsafeMutableRawPointer(base))
    }

    /// The same elements in memory of another owner.
    func copied(into memory: Memory) -> Flat {
        var copy = Flat(in: memory, capacity: capacity)
        copy.base.initialize(from: base, count: count)
        copy.count = count
        return copy
    }

    mutating func append(_ element: Element) {
        if count == capacity { grow(to: 2 * capacity) }
        (base + count).initialize(to: element)
        count += 1
    }

    /// Appends copies of an element until there are `total`.
    mutating func fill(to total: Int, with element: Element) {
        guard total > count else { return }
        if total > capacity { grow(to: Swift.max(total, 2 * capacity)) }
        (base + count).initialize(repeating: element, count: total - count)
        count = total
    }

    /// Makes room for a total of elements without moving them later.
    mutating func reserve(_ total: Int) {
        if total > capacity { grow(to: total) }
    }

    mutating func removeLast(_ number: Int) {
        assert(number <= count)
        count -= number
    }

    mutating func popLast() -> Element? {
        guard count > 0 else { return nil }
        count -= 1
        return base[count]
    }

    mutating func removeAll() { count = 0 }

    private mutating func grow(to capacity: Int) {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
        larger.moveInitialize(from: base, count: count)
        base.deallocate()
        base = larger
        self.capacity = capacity
        slot.pointee = UnsafeMutableRawPointer(larger)
    }

    /// An element in place, for loops that would otherwise copy a large one. Good until the array grows.
    func pointer(to position: Int) -> UnsafePointer<Element> {
        assert(position >= 0 && position < count, "\(position) is outside 0..<\(count)")
        return UnsafePointer(base + position)
    }

    var bytes: Int { capacity * MemoryLayout<Element>.stride }
}

extension Flat: RandomAccessCollection, MutableCollection {
    var startIndex: Int { 0 }
    var endIndex: Int { count }

    subscript(position: Int) -> Element {
        unsafeAddress {
            assert(position >= 0 && position < count, "\(position) is outside 0..<\(count)")
            return UnsafePointer(base + position)
        }
        nonmutating unsafeMutableAddress {
            assert(position >= 0 && position < count, "\(position) is outside 0..<\(count)")
            return base + position
        }
    }

    mutating func withContiguousMutableStorageIfAvailable<Result>(
        _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> Result
    ) rethrows -> Result? {
        var buffer = UnsafeMutableBufferPointer(start: base, count: count)
        return try body(&buffer)
    }
}

/// Frees the flat arrays of one solver, or of several that are still equal.
final class Memory: @unchecked Sendable {
    private let slots: UnsafeMutablePointer<UnsafeMutableRawPointer?>
    private var used = 0
    private static let limit = 32

    init() {
        slots = .allocate(capacity: Memory.limit)
        slots.initialize(repeating: nil, count: Memory.limit)
    }

    func makeSlot(_ address: UnsafeMutableRawPointer) -> UnsafeMutablePointer<UnsafeMutableRawPointer?> {
        precondition(used < Memory.limit)
        slots[used] = address
        used += 1
        return slots + (used - 1)
    }

    deinit {
        for slot in 0..<used { slots[slot]?.deallocate() }
        slots.deallocate()
    }
}
