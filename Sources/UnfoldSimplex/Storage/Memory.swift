import Foundation

/// The memory of one solver's flat arrays, or of several solvers that are still equal: a few large blocks, so that
/// making, copying and freeing a solver asks the system for memory once.
///
/// Space that an array has outgrown stays unused until the solver is copied.
final class Memory: @unchecked Sendable {
    private var block: UnsafeMutableRawPointer
    private var used = 0
    private var size: Int
    private var older: [UnsafeMutableRawPointer] = []
    /// Of all blocks together.
    private(set) var bytes: Int
    /// Whether each variable is pinned (``SolverState/pinnedVariables()``), worked out once for all solvers that share the
    /// content, and forgotten with the first change.
    private var pinned: [Bool]?
    /// What answers for the variables that are not.
    private var probe: AmbiguityProbe?
    /// How many solves that took.
    var pullsOfProbe: Int? { probe?.pulls }
    /// How often it was worked out.
    private(set) var timesPinnedWasWorkedOut = 0
    private static let lock = NSLock()

    init(bytes: Int) {
        size = Memory.rounded(bytes)
        self.bytes = size
        block = .allocate(byteCount: size, alignment: Memory.alignment)
    }

    deinit {
        block.deallocate()
        for block in older { block.deallocate() }
    }

    /// What is known about the content; several threads may ask.
    func pinned(_ workOut: () -> [Bool]) -> [Bool] {
        Memory.lock.lock()
        defer { Memory.lock.unlock() }
        if let pinned { return pinned }
        timesPinnedWasWorkedOut += 1
        let list = workOut()
        pinned = list
        return list
    }

    /// Asks what answers for the variables that are not pinned, made once as well.
    func askProbe<Answer>(_ make: () -> AmbiguityProbe, _ ask: (AmbiguityProbe) -> Answer) -> Answer {
        Memory.lock.lock()
        defer { Memory.lock.unlock() }
        let known = probe ?? make()
        probe = known
        return ask(known)
    }

    /// To be called by the only owner before a change.
    @inline(__always)
    func forgetKnowledge() {
        if pinned != nil { (pinned, probe) = (nil, nil) }
    }

    static let alignment = 16
    private static let leastBlock = 2048

    static func rounded(_ bytes: Int) -> Int { (bytes + alignment - 1) & ~(alignment - 1) }

    func allocate(_ bytes: Int) -> UnsafeMutableRawPointer {
        let wanted = Memory.rounded(bytes)
        if wanted > size - used { addBlock(of: max(wanted, Memory.leastBlock, self.bytes / 8)) }
        defer { used += wanted }
        return block + used
    }

    /// Makes the array that was allocated last longer where it stands; false if it is not the last, or does not fit.
    func extend(_ start: UnsafeMutableRawPointer, from old: Int, to new: Int) -> Bool {
        let (old, new) = (Memory.rounded(old), Memory.rounded(new))
        guard start + old == block + used, new - old <= size - used else { return false }
        used += new - old
        return true
    }

    private func addBlock(of bytes: Int) {
        older.append(block)
        block = .allocate(byteCount: bytes, alignment: Memory.alignment)
        size = bytes
        used = 0
        self.bytes += bytes
    }
}
