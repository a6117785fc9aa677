import Foundation

/// What was worked out about the content of an ``Arena``.
protocol Knowledge: AnyObject {
    /// Whether it is worth keeping when the content changes.
    var mayHoldAgain: Bool { get }
}

/// The memory of one solver's flat arrays, or of several solvers that are still equal: a few large blocks, so that
/// making, copying and freeing a solver asks the system for memory once.
///
/// Space that an array has outgrown stays unused until the solver is copied.
// Sendable: written by the solver that owns it alone, which copies it first if another has it too.
final class Arena: @unchecked Sendable {
    private var block: UnsafeMutableRawPointer
    private var used = 0
    private var size: Int
    private var older: [UnsafeMutableRawPointer] = []
    private(set) var bytes: Int
    /// What was worked out about the content, once for all solvers that share it; forgotten with the first change.
    private(set) var knowledge: (any Knowledge)?
    /// What was known before the last change, if it may hold again.
    private var earlierKnowledge: (any Knowledge)?
    private(set) var timesWorkedOut = 0
    private static let lock = NSLock()

    init(bytes: Int) {
        size = Arena.rounded(bytes)
        self.bytes = size
        block = .allocate(byteCount: size, alignment: Arena.alignment)
    }

    deinit {
        block.deallocate()
        for block in older { block.deallocate() }
    }

    /// Asks what is known about the content, which is worked out first if need be; several threads may ask.
    /// - Parameter workOut: is given what was known before the last change.
    func ask<Known: Knowledge, Answer>(
        _ workOut: (_ earlier: Known?) -> Known, _ question: (Known) -> Answer
    ) -> Answer {
        Arena.lock.lock()
        defer { Arena.lock.unlock() }
        if let known = knowledge as? Known { return question(known) }
        timesWorkedOut += 1
        let known = workOut(earlierKnowledge as? Known)
        (knowledge, earlierKnowledge) = (known, nil)
        return question(known)
    }

    /// To be called by the only owner before a change.
    @inline(__always) func forgetKnowledge() {
        guard let known = knowledge else { return }
        earlierKnowledge = known.mayHoldAgain ? known : nil
        knowledge = nil
    }

    static let alignment = 16
    private static let leastBlock = 512

    static func rounded(_ bytes: Int) -> Int { (bytes + alignment - 1) & ~(alignment - 1) }

    func allocate(_ bytes: Int) -> UnsafeMutableRawPointer {
        let wanted = Arena.rounded(bytes)
        if wanted > size - used { addBlock(of: max(wanted, Arena.leastBlock, self.bytes / 16)) }
        defer { used += wanted }
        return block + used
    }

    /// Makes the array that was allocated last longer where it is; false if it is not the last, or does not fit.
    func extend(_ start: UnsafeMutableRawPointer, from old: Int, to new: Int) -> Bool {
        let (old, new) = (Arena.rounded(old), Arena.rounded(new))
        guard start + old == block + used, new - old <= size - used else { return false }
        used += new - old
        return true
    }

    private func addBlock(of bytes: Int) {
        older.append(block)
        block = .allocate(byteCount: bytes, alignment: Arena.alignment)
        size = bytes
        used = 0
        self.bytes += bytes
    }
}
