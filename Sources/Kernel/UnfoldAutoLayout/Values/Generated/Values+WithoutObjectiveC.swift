// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/Values+WithoutObjectiveC.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldTypesetting

#if !canImport(ObjectiveC)

extension NSItemProvider {
    public func registerDataRepresentation(forTypeIdentifier typeIdentifier: String, visibility: Visibility, loadHandler: @escaping @Sendable (@escaping (Data?, (any Error)?) -> Void) -> Progress?) { registeredTypeIdentifiers.append(typeIdentifier) }
    public func registerFileRepresentation(forTypeIdentifier typeIdentifier: String, fileOptions: FileOptions = [], visibility: Visibility, loadHandler: @escaping @Sendable (@escaping (URL?, Bool, (any Error)?) -> Void) -> Progress?) { registeredTypeIdentifiers.append(typeIdentifier) }
    public func registerItem(forTypeIdentifier typeIdentifier: String, loadHandler: @escaping @Sendable (((Any?, (any Error)?) -> Void)?, AnyClass?, [AnyHashable: Any]?) -> Void) { registeredTypeIdentifiers.append(typeIdentifier) }
    public func registerObject(ofClass aClass: any NSItemProviderWriting.Type, visibility: Visibility, loadHandler: @escaping @Sendable (@escaping ((any NSItemProviderWriting)?, (any Error)?) -> Void) -> Progress?) { registeredTypeIdentifiers += aClass.writableTypeIdentifiersForItemProvider }
}

#endif
