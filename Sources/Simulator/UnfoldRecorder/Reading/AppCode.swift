import Foundation

/// Which classes are an app's, and where it runs.
enum AppCode {
    /// Whether the class is none of the system's.
    static func isOwn(_ type: AnyClass) -> Bool {
        #if os(iOS) || os(tvOS) || os(visionOS)
            return !Bundle(for: type).bundlePath.contains("/System/Library/")
        #else
            return !String(reflecting: type).prefix { $0 != "." }.hasPrefix("Unfold")
        #endif
    }

    /// The class as it is printed; an app's with its module.
    static func name(_ type: AnyClass) -> String {
        isOwn(type) ? String(reflecting: type) : String(describing: type)
    }

    /// Whether what is in no window is not laid out as on screen.
    static var needsWindow: Bool { model != "Unfold" }

    /// The device's model, such as `iPhone18,1`, in a simulator that of the device that it is; `Unfold` where there is
    /// none.
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
