// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/Controllers+WithoutObjectiveC.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldTypesetting

#if !canImport(ObjectiveC)

@preconcurrency @MainActor open class NSExtensionContext: NSObject {
    open var inputItems: [Any] { [] }
    open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {}
    open func cancelRequest(withError error: any Error) {}
}

#endif
