enum AppCode {
    static func isOwn(_ type: AnyClass) -> Bool {
        #if os(iOS) || os(tvOS) || os(visionOS)
            return !Bundle(for: declared(type)).bundlePath.contains("/System/Library/")
        #else
            // Unfold's tests are apps.
            let module = String(reflecting: type).prefix { $0 != "." }
            return !module.hasPrefix("Unfold") || module.hasSuffix("Tests")
        #endif
    }

    /// The class as it is printed; an app's with its module, and without the address that stands for a private context.
    static func name(_ type: AnyClass) -> String {
        guard isOwn(type) else { return String(describing: declared(type)) }
        let words = String(reflecting: declared(type)).split(separator: ".")
        return words.filter { !$0.hasPrefix("(unknown context") }.joined(separator: ".")
    }

    /// The class that has a declaration: an observed object is of a subclass that key-value observing makes.
    static func declared(_ type: AnyClass) -> AnyClass {
        #if os(iOS) || os(tvOS) || os(visionOS)
            let isObserved = String(cString: class_getName(type)).hasPrefix("NSKVONotifying_")
            if isObserved, let parent = class_getSuperclass(type) { return parent }
        #endif
        return type
    }

    @MainActor static func address(of view: UIView) -> String {
        #if os(iOS) || os(tvOS) || os(visionOS)
            "0x" + String(UInt(bitPattern: ObjectIdentifier(view)), radix: 16)
        #else
            view.layoutAddress.printed
        #endif
    }

    /// Whether what is in no window is not laid out as on screen.
    static var needsWindow: Bool { model != "Unfold" }

    /// Such as `iPhone18,1`, in a simulator that of the device that it is; `Unfold` where there is none.
    static var model: String {
        #if os(iOS) || os(tvOS) || os(visionOS)
            if let simulated = ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"] { return simulated }
            var system = utsname()
            guard uname(&system) == 0 else { return "unknown" }
            // A C array is a tuple here.
            let bytes = Mirror(reflecting: system.machine).children.compactMap { $0.value as? CChar }
            return String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        #else
            return "Unfold"
        #endif
    }
}
