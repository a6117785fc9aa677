// Made by Tests/Floors/inert.py from Sources/AppCode/UnfoldSurface/Inert/Foundation.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldAutoLayout

extension RunLoop.Mode {
    public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}

extension ObjectiveCMessages {
    /// What `description()` of a class answers on iOS; of another type its name with its module.
    public static func className(of type: Any.Type) -> String { (type as? AnyClass).map(RuntimeClassName.of) ?? String(reflecting: type) }
}
