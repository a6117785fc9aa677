#if os(iOS) || os(tvOS)
    import UIKit
    typealias PlatformView = UIView
#elseif canImport(AppKit) && !targetEnvironment(macCatalyst)
    import AppKit
    typealias PlatformView = NSView
#endif

#if !os(macOS)
    extension PlatformView {
        /// The class of a part, as a log names it.
        func className(of part: AnyObject) -> String { type(of: part).description() }
    }
#endif

#if os(iOS) && swift(>=5.0)
    let platform = "iOS /* os(macOS) */"
#else
    let platform = "another"
#endif
