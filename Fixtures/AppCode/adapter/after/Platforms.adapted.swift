#if canImport(MobileCoreServices)
@preconcurrency import MobileCoreServices
#endif
#sourceLocation(file: "Fixtures/AppCode/adapter/before/Platforms.swift", line: 1)
#if (os(iOS) || canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)) || os(tvOS)
import UIKit
#elseif (os(macOS) && !canImport(UIKit))
import AppKit
#endif
#if !(os(macOS) && !canImport(UIKit))
                                         
#endif
#if canImport(CoreNFC) && (os(iOS) || canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS))
import CoreNFC
#endif

#if (os(iOS) || canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)) && !targetEnvironment(macCatalyst)
final class PlatformBadge: UIView {
          private(set) var taps = 0
          func tapped() { taps += 1 }
    var action: Selector { Selector("tapped", PlatformBadge.tapped) }
override class func adaptedProperties() -> [AdaptedProperty] { super.adaptedProperties() + [AdaptedProperty("taps", \PlatformBadge.`taps`, isWritable: false)] };}
#endif

#if !(os(Linux) && !canImport(UIKit))
extension CGRect: PlatformThen {}
#endif

protocol PlatformThen {}

enum PlatformText {
    static func rounded(_ number: CGFloat) -> CGFloat { Foundation.round(number) + Foundation.floor(0.5) }
    static func name() -> String {
        #if targetEnvironment(simulator)
            return "simulator"
        #elseif !(os(iOS) || canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS))
            return "elsewhere"
        #else
            return "device \("#if os(iOS)")"
        #endif
    }
}
