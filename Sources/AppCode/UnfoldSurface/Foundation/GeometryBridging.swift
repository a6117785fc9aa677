import Foundation
import UnfoldAutoLayout

// Geometry is an object in Objective-C: in a dictionary or an `Any` the structure is cast to the object and back
// (`change?[.newKey] as? NSValue`, `userInfo[…] as? CGRect`), as Foundation has it for numbers. The protocol is the one
// that casts ask.
#if !canImport(ObjectiveC)
    /// A structure that `NSValue` holds.
    private protocol ValueBridged {
        init(in value: NSValue)
        static var empty: Self { get }
        var value: NSValue { get }
    }

    extension ValueBridged {
        fileprivate static func read(_ source: NSValue) -> Self? {
            strcmp(source.objCType, empty.value.objCType) == 0 ? Self(in: source) : nil
        }
    }

    extension CGPoint: ValueBridged {
        fileprivate init(in value: NSValue) { self = value.pointValue }
        fileprivate static var empty: CGPoint { .zero }
        fileprivate var value: NSValue { NSValue(point: self) }
    }
    extension CGSize: ValueBridged {
        fileprivate init(in value: NSValue) { self = value.sizeValue }
        fileprivate static var empty: CGSize { .zero }
        fileprivate var value: NSValue { NSValue(size: self) }
    }
    extension CGRect: ValueBridged {
        fileprivate init(in value: NSValue) { self = value.rectValue }
        fileprivate static var empty: CGRect { .zero }
        fileprivate var value: NSValue { NSValue(rect: self) }
    }
    extension UIEdgeInsets: ValueBridged {
        fileprivate init(in value: NSValue) { self = value.uiEdgeInsetsValue }
        fileprivate static var empty: UIEdgeInsets { .zero }
        fileprivate var value: NSValue { NSValue(uiEdgeInsets: self) }
    }

    // swift-format-ignore: AvoidRetroactiveConformances
    extension CGPoint: @retroactive _ObjectiveCBridgeable {
        public func _bridgeToObjectiveC() -> NSValue { value }
        public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
            result = read(source)
        }
        public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) -> Bool {
            result = read(source)
            return result != nil
        }
        public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
            source.flatMap(read) ?? .zero
        }
    }

    // swift-format-ignore: AvoidRetroactiveConformances
    extension CGSize: @retroactive _ObjectiveCBridgeable {
        public func _bridgeToObjectiveC() -> NSValue { value }
        public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
            result = read(source)
        }
        public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) -> Bool {
            result = read(source)
            return result != nil
        }
        public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize {
            source.flatMap(read) ?? .zero
        }
    }

    // swift-format-ignore: AvoidRetroactiveConformances
    extension CGRect: @retroactive _ObjectiveCBridgeable {
        public func _bridgeToObjectiveC() -> NSValue { value }
        public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
            result = read(source)
        }
        public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
            result = read(source)
            return result != nil
        }
        public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
            source.flatMap(read) ?? .zero
        }
    }

    extension UIEdgeInsets: _ObjectiveCBridgeable {
        public func _bridgeToObjectiveC() -> NSValue { value }
        public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout UIEdgeInsets?) {
            result = read(source)
        }
        public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout UIEdgeInsets?) -> Bool {
            result = read(source)
            return result != nil
        }
        public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> UIEdgeInsets {
            source.flatMap(read) ?? .zero
        }
    }
#endif
