#if os(iOS) || os(tvOS)
import UIKit
#elseif os(macOS)
import AppKit
#endif
#if !os(macOS)
@preconcurrency import MobileCoreServices
#endif
#if canImport(CoreNFC) && os(iOS)
import CoreNFC
#endif

#if os(iOS) && !targetEnvironment(macCatalyst)
final class PlatformBadge: UIView {
    @objc private(set) var taps = 0
    @objc func tapped() { taps += 1 }
    var action: Selector { #selector(tapped) }
}
#endif

#if !os(Linux)
extension CGRect: PlatformThen {}
#endif

protocol PlatformThen {}

enum PlatformText {
    static func rounded(_ number: CGFloat) -> CGFloat { Darwin.round(number) + Darwin.floor(0.5) }
    static func name() -> String {
        #if targetEnvironment(simulator)
            return "simulator"
        #elseif !os(iOS)
            return "elsewhere"
        #else
            return "device \("#if os(iOS)")"
        #endif
    }
}
