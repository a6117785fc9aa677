#if canImport(MobileCoreServices)
@preconcurrency import MobileCoreServices
#endif
#sourceLocation(file: "Fixtures/adapter/before/Platforms.swift", line: 1)
#if canImport(UIKit) || os(tvOS)
import UIKit
#elseif os(macOS)
import AppKit
#endif
#if !os(macOS)
                                         
#endif
#if canImport(CoreNFC) && canImport(UIKit)
import CoreNFC
#endif

#if canImport(UIKit) && !targetEnvironment(macCatalyst)
final class PlatformBadge: UIView {
          private(set) var taps = 0
          func tapped() { taps += 1 }
    var action: Selector { Selector("tapped", PlatformBadge.tapped) }
}
#endif

enum PlatformText {
    static func name() -> String {
        #if targetEnvironment(simulator)
            return "simulator"
        #elseif !canImport(UIKit)
            return "elsewhere"
        #else
            return "device \("#if os(iOS)")"
        #endif
    }
}
