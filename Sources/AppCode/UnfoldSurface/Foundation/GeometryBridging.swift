// Geometry is an object in Objective-C: in a dictionary or an `Any` the structure is cast to the object and back
// (`change?[.newKey] as? NSValue`), as Foundation has it for numbers.
#if !canImport(ObjectiveC)
    /// A structure that `NSValue` holds.
    public protocol _ValueBridged: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
        init(_in value: NSValue)
        static var _empty: Self { get }
    }

    extension _ValueBridged {
        private static func read(_ source: NSValue) -> Self? {
            strcmp(source.objCType, _empty._bridgeToObjectiveC().objCType) == 0 ? Self(_in: source) : nil
        }
        public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) { result = read(source) }
        public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) -> Bool {
            result = read(source)
            return result != nil
        }
        public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
            source.flatMap(read) ?? _empty
        }
    }

    // swift-format-ignore: AvoidRetroactiveConformances
    extension CGPoint: @retroactive _ObjectiveCBridgeable, _ValueBridged {
        public init(_in value: NSValue) { self = value.pointValue }
        public static var _empty: CGPoint { .zero }
        public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }
    }
    // swift-format-ignore: AvoidRetroactiveConformances
    extension CGSize: @retroactive _ObjectiveCBridgeable, _ValueBridged {
        public init(_in value: NSValue) { self = value.sizeValue }
        public static var _empty: CGSize { .zero }
        public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }
    }
    // swift-format-ignore: AvoidRetroactiveConformances
    extension CGRect: @retroactive _ObjectiveCBridgeable, _ValueBridged {
        public init(_in value: NSValue) { self = value.rectValue }
        public static var _empty: CGRect { .zero }
        public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }
    }
    extension UIEdgeInsets: _ObjectiveCBridgeable, _ValueBridged {
        public init(_in value: NSValue) { self = value.uiEdgeInsetsValue }
        public static var _empty: UIEdgeInsets { .zero }
        public func _bridgeToObjectiveC() -> NSValue { NSValue(uiEdgeInsets: self) }
    }
#endif
