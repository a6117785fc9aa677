import Foundation
import UnfoldAutoLayout

#if !canImport(Darwin)
    extension NSCoder {
        /// Reads a rectangle.
        public func decodeCGRect(forKey key: String) -> CGRect { decodeRect(forKey: key) }
        public func decodeCGPoint(forKey key: String) -> CGPoint { decodePoint(forKey: key) }
        public func decodeCGSize(forKey key: String) -> CGSize { decodeSize(forKey: key) }
        public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
            (decodeObject(forKey: key) as? String).map(NSCoder.uiEdgeInsets(for:)) ?? .zero
        }
        public func encode(_ insets: UIEdgeInsets, forKey key: String) {
            encode(NSCoder.string(for: insets) as NSString, forKey: key)
        }
    }
#endif
