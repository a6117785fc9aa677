import Foundation
import UnfoldAutoLayout

#if !canImport(Darwin)
    /// A number that nothing else has.
    public final class CFUUID: NSObject, Sendable {
        let value: UUID

        init(_ value: UUID) { self.value = value }

        /// Equal numbers are equal.
        public override func isEqual(_ object: Any?) -> Bool { (object as? CFUUID)?.value == value }
        /// Agrees with ``isEqual(_:)``.
        public override var hash: Int { value.hashValue }
    }

    public func CFUUIDCreate(_ alloc: CFAllocator?) -> CFUUID! { CFUUID(UUID()) }
    /// The number that a text says; nil where it says none.
    public func CFUUIDCreateFromString(_ alloc: CFAllocator?, _ uuidStr: CFString!) -> CFUUID! {
        uuidStr.flatMap { UUID(uuidString: String(describing: $0)) }.map(CFUUID.init)
    }
    /// As `E621E1F8-C36C-495A-93FC-0C247A3E6E5F`.
    public func CFUUIDCreateString(_ alloc: CFAllocator?, _ uuid: CFUUID!) -> CFString! {
        uuid.map { NSString(string: $0.value.uuidString) }
    }
#endif
