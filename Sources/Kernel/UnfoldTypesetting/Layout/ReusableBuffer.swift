/// A list that begins again in the memory it has: what it held stays there until something else takes its place.
struct ReusableBuffer<Element> {
    private(set) var count = 0
    /// The first ``count`` are in use.
    private var memory: [Element] = []
    /// More than this is not held for what may come.
    private static var limit: Int { 1024 }

    mutating func removeAll() {
        if memory.count > Self.limit { memory = [] }
        count = 0
    }

    @inline(__always) mutating func append(_ element: Element) {
        if count < memory.count { memory[count] = element } else { memory.append(element) }
        count += 1
    }

    /// Takes back the element that was behind the others before ``removeAll()``; false if there is none.
    mutating func takeBack() -> Bool {
        guard count < memory.count else { return false }
        count += 1
        return true
    }

    /// Makes space for `room` elements behind the others, which `body` writes; it sees all and says how many it wrote,
    /// nil for none.
    @inline(__always) mutating func append(
        atMost room: Int, blank: Element, _ body: (UnsafeMutableBufferPointer<Element>) -> Int?
    ) -> Bool {
        let missing = count + room - memory.count
        if memory.isEmpty {
            memory = Array(repeating: blank, count: room)
        } else if missing > 0 {
            memory.append(contentsOf: repeatElement(blank, count: missing))
        }
        guard let written = memory.withUnsafeMutableBufferPointer({ body($0) }) else { return false }
        count += written
        return true
    }

    @inline(__always) func withUnsafeBufferPointer<Result>(
        _ body: (UnsafeBufferPointer<Element>) -> Result
    ) -> Result { memory.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[..<count])) } }
}

extension ReusableBuffer: Sendable where Element: Sendable {}

extension ReusableBuffer: RandomAccessCollection, MutableCollection {
    var startIndex: Int { 0 }
    var endIndex: Int { count }

    subscript(index: Int) -> Element {
        @inline(__always) get {
            precondition(index < count)
            return memory[index]
        }
        @inline(__always) _modify {
            precondition(index < count)
            yield &memory[index]
        }
    }
}
