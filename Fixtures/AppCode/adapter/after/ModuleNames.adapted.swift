import UIKit

#if canImport(CoreGraphics)
    import CoreGraphics
#elseif canImport(UIKit)
    import UIKit
#endif
#sourceLocation(file:"Fixtures/adapter/before/ModuleNames.swift",line:1)

/// Types by the names of Apple's modules, which are not here; a process and threads that Foundation keeps for itself.
final class ModuleNames {
    let width: CGFloat = 3
    let layer: CALayer = CALayer()
    var host: String { ProcessInfo.processInfo.hostName }

    static func runsOnMain() -> Bool { Thread.isOfMainActor && Thread.current.isOfMainActor }

    static var isPackage: Bool {
        #if false
            return true
        #else
            return false
        #endif
    }

    func pick(_ CoreText: [String]) -> Int { CoreText.count }
}
