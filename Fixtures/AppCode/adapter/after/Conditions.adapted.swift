#sourceLocation(file: "Fixtures/AppCode/adapter/before/Conditions.swift", line: 1)
#if (os(iOS) || canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)) || os(tvOS)
    import UIKit
    typealias PlatformView = UIView
#elseif (canImport(AppKit) && !canImport(UIKit)) && !targetEnvironment(macCatalyst)
    import AppKit
    typealias PlatformView = NSView
#endif

#if !(os(macOS) && !canImport(UIKit))
    extension PlatformView {
        /// The class of a part, as a log names it.
        func className(of part: AnyObject) -> String { ObjectiveCMessages.className(of: type(of: part)) }
    }
#endif

#if (os(iOS) || canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)) && swift(>=5.0)
    let platform = "iOS /* os(macOS) */"
#else
    let platform = "another"
#endif
