import Foundation
import UnfoldAutoLayout

#if !canImport(Darwin)
    extension DateFormatter {
        private final class Key: Sendable {}
        private static let contextKey = Key()
        /// Stored; the text is the same at the beginning of a sentence and inside.
        public var formattingContext: Formatter.Context {
            get {
                objc_getAssociatedObject(self, Unmanaged.passUnretained(Self.contextKey).toOpaque())
                    as? Formatter.Context
                    ?? .unknown
            }
            set {
                objc_setAssociatedObject(
                    self, Unmanaged.passUnretained(Self.contextKey).toOpaque(), newValue,
                    .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            }
        }
    }

    extension Measurement {
        /// In the units of the place, with short names.
        public func formatted() -> String { MeasurementFormatter().string(from: self) }
    }
#endif
