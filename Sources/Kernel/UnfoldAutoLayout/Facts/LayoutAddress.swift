/// A stand-in for a memory address in UIKit's texts: numbered in order of creation, so that two runs print the same.
package struct LayoutAddress: Hashable, Sendable {
    package let value: UInt

    package var printed: String { "0x" + String(value, radix: 16) }

    /// Stands for the address of something that belongs to a view, as its layer does; each has a number of its own.
    func part(_ number: UInt) -> String { "0x" + String(0x6000_0000_0000 + value + number, radix: 16) }

    @MainActor private static var views: UInt = 0
    @MainActor private static var constraints: UInt = 0

    @MainActor static func nextView() -> LayoutAddress {
        views += 1
        return LayoutAddress(value: 0x1_0500_0000 + views * 0x10)
    }

    @MainActor static func nextConstraint() -> LayoutAddress {
        constraints += 1
        return LayoutAddress(value: 0x6000_0200_0000 + constraints * 0x10)
    }

    /// Starts numbering again; a scenario does so first, to print the same whatever ran before it.
    @MainActor package static func reset() {
        views = 0
        constraints = 0
    }
}
