import Foundation

#if !canImport(Darwin)
    /// Objects by their index, which may be forgotten when they go
    /// (developer.apple.com/documentation/foundation/nspointerarray).
    open class NSPointerArray: NSObject {
        private struct Entry {
            weak var weakly: AnyObject?
            var kept: AnyObject?
            var object: AnyObject? { kept ?? weakly }
        }
        private var entries: [Entry] = []
        private let isWeak: Bool
        /// An array that keeps its objects alive, or does not.
        public init(options: NSPointerFunctions.Options = []) { isWeak = options.contains(.weakMemory) }
        /// One that does not keep them alive.
        open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }
        /// One that keeps them alive.
        open class func strongObjects() -> NSPointerArray { NSPointerArray() }
        private func entry(_ pointer: UnsafeMutableRawPointer?) -> Entry {
            let object = pointer.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
            return Entry(weakly: object, kept: isWeak ? nil : object)
        }
        /// Also of those that went.
        open var count: Int { entries.count }
        /// The object at an index.
        open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
            entries[index].object.map { Unmanaged.passUnretained($0).toOpaque() }
        }
        /// Adds one at the end.
        open func addPointer(_ pointer: UnsafeMutableRawPointer?) { entries.append(entry(pointer)) }
        /// Puts one in.
        open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
            entries.insert(entry(item), at: index)
        }
        /// Replaces one by another.
        open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
            entries[index] = entry(item)
        }
        /// Takes one out.
        open func removePointer(at index: Int) { entries.remove(at: index) }
        /// Drops those that went away.
        open func compact() { entries.removeAll { $0.object == nil } }
        /// Those that are left.
        open var allObjects: [Any] { entries.compactMap(\.object) }
    }
#endif
