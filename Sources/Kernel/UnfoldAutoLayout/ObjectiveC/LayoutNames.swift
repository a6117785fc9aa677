/// An object that is printed with an address: a view.
@MainActor protocol AddressPrinting: AnyObject {
    var layoutAddress: LayoutAddress { get }
}

enum LayoutNames {
    /// Reflection is slow, and names are asked for with every change.
    static func className(of object: AnyObject) -> String { className(of: Swift.type(of: object) as AnyClass) }

    static func className(of type: AnyClass) -> String {
        known.withLock { names in
            if let name = names[ObjectIdentifier(type)] { return name }
            let name = readClassName(of: type)
            names[ObjectIdentifier(type)] = name
            return name
        }
    }

    /// Of views a serial number; nothing else has one.
    @MainActor static func address(of object: AnyObject) -> String {
        (object as? any AddressPrinting)?.layoutAddress.printed ?? "0x0"
    }

    private static let known = Locked<[ObjectIdentifier: String]>([:])

    /// Whether a class stands for one of UIKit's, which is printed without a module.
    static func isOfUIKit(_ type: AnyClass) -> Bool { !className(of: type).contains(".") }

    private static func readClassName(of type: AnyClass) -> String {
        let full = String(reflecting: type)
        let modules = [
            "UnfoldAutoLayout.", "UnfoldTableLayout.", "UnfoldCollectionLayout.", "UnfoldInterfaceBuilder.",
            "UnfoldSurface.",
        ]
        return modules.first(where: full.hasPrefix).map { String(full.dropFirst($0.count)) } ?? full
    }
}
