/// An address that stands for a value associated with objects. Nothing is read or written there: the object is no one
/// else's, and as long as it lives no other has its address.
package final class AssociationKey: Sendable {
    package init() {}

    package var address: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }
}
