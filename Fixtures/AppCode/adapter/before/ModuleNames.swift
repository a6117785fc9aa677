import CoreGraphics
import UIKit

/// Types by the names of Apple's modules, which are not here; a process and threads that Foundation keeps for itself.
final class ModuleNames {
    let width: CoreGraphics.CGFloat = 3
    let layer: QuartzCore.CALayer = QuartzCore.CALayer()
    var host: String { ProcessInfo().hostName }

    static func runsOnMain() -> Bool { Thread.isMainThread && Thread.current.isMainThread }

    static var isPackage: Bool {
        #if SWIFT_PACKAGE
            return true
        #else
            return false
        #endif
    }

    func pick(_ CoreText: [String]) -> Int { CoreText.count }
}
