// Made by Tests/Floors/inert.py from Sources/AppCode/UnfoldSurface/Inert/Foundation.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldAutoLayout

extension RunLoop.Mode {
    public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
