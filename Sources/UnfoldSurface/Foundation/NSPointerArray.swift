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
        /// Drops those that went away.
        open func compact() { entries.removeAll { $0.object == nil } }
        /// Those that are left.
        open var allObjects: [Any] { entries.compactMap(\.object) }
    }
#endif
