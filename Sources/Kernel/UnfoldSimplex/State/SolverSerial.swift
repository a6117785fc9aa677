import Foundation

/// Where the numbers of a new solver's variables and constraints begin, so that identifiers of another solver are not
/// its own.
///
/// Solvers are counted, and the numbers spread by the golden ratio over 2^30: the beginnings of any million solvers are
/// more than a hundred apart, and of those made one after the other very many more. Two that many additions have
/// brought to the same numbers still differ where the slots do. Copies begin where their original did.
enum SolverSerial {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var count: UInt32 = 0

    static func firstGeneration() -> Int32 {
        lock.lock()
        defer { lock.unlock() }
        count &+= 1
        return Int32((count &* 0x9E37_79B1) >> 2)
    }
}
