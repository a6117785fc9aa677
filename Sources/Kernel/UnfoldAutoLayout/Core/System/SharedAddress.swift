/// The address of an object that is not kept alive, read on the main actor and cleared from any thread.
struct SharedAddress: ~Copyable {
    private let word = SharedWord(0)

    @inline(__always) func object<Object: AnyObject>(as type: Object.Type) -> Object? {
        pointer.map { Unmanaged<Object>.fromOpaque($0).takeUnretainedValue() }
    }

    @inline(__always) var pointer: UnsafeRawPointer? { UnsafeRawPointer(bitPattern: word.load()) }

    func refer(to object: AnyObject) { word.store(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())) }

    func forget() { word.store(0) }
}
