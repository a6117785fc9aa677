/// A growable array of plain values without reference count of its own: the tableau's inner loops read and write it
/// without uniqueness checks, and without bounds checks in the build that ships.
///
/// A copy of the struct is the same memory. ``Solver`` owns all its flat arrays through one ``Arena``, and copies them
/// together before it changes anything that another solver shares.
// Sendable: used only by the solver that owns its memory, which copies before it writes to what others share.
struct UnmanagedArray<Element: BitwiseCopyable>: @unchecked Sendable {
    private var base: UnsafeMutablePointer<Element>
    private var used: Int32 = 0
    private var room: Int32
    private let memory: Unmanaged<Arena>

    /// Makes an empty array inside `memory`, which outlives it.
    init(in memory: Arena, capacity: Int) {
        room = Int32(capacity)
        base = memory.allocate(capacity * MemoryLayout<Element>.stride).assumingMemoryBound(to: Element.self)
        self.memory = .passUnretained(memory)
    }

    var count: Int { Int(used) }
    var capacity: Int { Int(room) }

    func copied(into memory: Arena) -> UnmanagedArray {
        var copy = UnmanagedArray(in: memory, capacity: capacity)
        copy.base.initialize(from: base, count: count)
        copy.used = used
        return copy
    }

    mutating func append(_ element: Element) {
        if used == room { grow(to: 2 * capacity) }
        (base + count).initialize(to: element)
        // Below the space, which is no larger than the type allows.
        used &+= 1
    }

    /// Appends copies of an element until there are `total`.
    mutating func fill(to total: Int, with element: Element) {
        guard total > count else { return }
        if total > capacity { grow(to: Swift.max(total, 2 * capacity)) }
        (base + count).initialize(repeating: element, count: total - count)
        used = Int32(total)
    }

    /// Appends elements that the caller initialises at once, beginning where the result points; good until the array
    /// grows.
    @inline(__always) mutating func extend(by number: Int) -> UnsafeMutablePointer<Element> {
        if count + number > capacity { grow(to: Swift.max(count + number, 2 * capacity)) }
        defer { used += Int32(number) }
        return base + count
    }

    /// Makes space for a total of elements without moving them later.
    mutating func reserve(_ total: Int) {
        if total > capacity { grow(to: total) }
    }

    mutating func removeLast(_ number: Int) {
        check(length: number)
        used -= Int32(number)
    }

    mutating func popLast() -> Element? {
        guard used > 0 else { return nil }
        used -= 1
        return base[count]
    }

    mutating func removeAll() { used = 0 }

    mutating func removeFirst(_ number: Int) {
        check(length: number)
        base.update(from: base + number, count: count - number)
        used -= Int32(number)
    }

    mutating func remove(at position: Int) {
        check(position)
        (base + position).update(from: base + position + 1, count: count - position - 1)
        used -= 1
    }

    mutating func insert(_ element: Element, at position: Int) {
        append(element)
        var index = count - 1
        while index > position {
            base[index] = base[index - 1]
            index -= 1
        }
        base[position] = element
    }

    /// Sorts what is mostly in falling order, as what was found from the last to the first.
    @inline(__always) mutating func sortReversing(by isBefore: (Element, Element) -> Bool) {
        guard count <= 64 else { return sort(by: isBefore) }
        reverse()
        for position in indices.dropFirst() {
            let element = base[position]
            var gap = position
            while gap > 0 && isBefore(element, base[gap - 1]) {
                base[gap] = base[gap - 1]
                gap -= 1
            }
            base[gap] = element
        }
    }

    @inline(never) private mutating func grow(to wanted: Int) {
        let capacity = Swift.max(wanted, 4)
        let stride = MemoryLayout<Element>.stride
        let memory = memory.takeUnretainedValue()
        if !memory.extend(base, from: self.capacity * stride, to: capacity * stride) {
            let larger = memory.allocate(capacity * stride).assumingMemoryBound(to: Element.self)
            larger.initialize(from: base, count: count)
            base = larger
        }
        room = Int32(capacity)
    }

    /// Traps outside the array: in debug builds, and wherever `SIMPLEX_BOUNDS` is defined, as in the optimised build
    /// that `.ci/run` tests. All arrays are in one block, so that no sanitizer sees an index that reaches into the
    /// next.
    @inline(__always) private func check(_ position: Int) {
        #if SIMPLEX_BOUNDS
            precondition(position >= 0 && position < count, "an index is outside its array")
        #else
            assert(position >= 0 && position < count, "\(position) is outside 0..<\(count)")
        #endif
    }

    /// The same for a number of elements.
    @inline(__always) private func check(length: Int) {
        #if SIMPLEX_BOUNDS
            precondition(length >= 0 && length <= count, "more elements than the array has")
        #else
            assert(length >= 0 && length <= count, "\(length) of \(count) elements")
        #endif
    }

    /// An element in place, for loops that would otherwise copy a large one. Good until the array grows.
    func pointer(to position: Int) -> UnsafePointer<Element> {
        check(position)
        return UnsafePointer(base + position)
    }

    func mutablePointer(to position: Int) -> UnsafeMutablePointer<Element> {
        check(position)
        return base + position
    }

    var bytes: Int { Arena.rounded(capacity * MemoryLayout<Element>.stride) }
}

extension UnmanagedArray: RandomAccessCollection, MutableCollection {
    var startIndex: Int { 0 }
    var endIndex: Int { count }

    subscript(position: Int) -> Element {
        unsafeAddress {
            check(position)
            return UnsafePointer(base + position)
        }
        nonmutating unsafeMutableAddress {
            check(position)
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
