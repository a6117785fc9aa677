// Made by Tests/Floors/inert.py from Sources/AppCode/UnfoldSurface/Inert/Foundation+WithoutObjectiveC.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldAutoLayout

#if !canImport(ObjectiveC)

extension NSTextCheckingResult {
    public var url: URL? { nil }
    public var phoneNumber: String? { nil }
    public var date: Date? { nil }
    public var addressComponents: [NSTextCheckingKey: String]? { nil }
    public var components: [NSTextCheckingKey: String]? { nil }
}

extension ObjectiveCMessages {
    public static func mutableArray() -> NSMutableArray { AdaptedMutableArray() }
    public static func mutableArray(capacity numItems: Int) -> NSMutableArray { AdaptedMutableArray() }
    public static func mutableArray(array: [Any]) -> NSMutableArray { AdaptedMutableArray(array: array) }
    public static func mutableArray(contentsOf url: URL) -> NSMutableArray? { MutableProperties.read(url) as? AdaptedMutableArray }
    public static func mutableArray(contentsOfFile path: String) -> NSMutableArray? { mutableArray(contentsOf: URL(fileURLWithPath: path)) }
}

open class NSDataDetector: NSObject {
    public init(types checkingTypes: NSTextCheckingResult.CheckingType.RawValue) throws {}
    open func matches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> [NSTextCheckingResult] { [] }
    open func firstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> NSTextCheckingResult? { nil }
    open func enumerateMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange, using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}

extension NSTextCheckingKey {
    public static let name = Self(rawValue: "Name")
    public static let jobTitle = Self(rawValue: "JobTitle")
    public static let organization = Self(rawValue: "Organization")
    public static let street = Self(rawValue: "Street")
    public static let city = Self(rawValue: "City")
    public static let state = Self(rawValue: "State")
    public static let zip = Self(rawValue: "ZIP")
    public static let country = Self(rawValue: "Country")
    public static let phone = Self(rawValue: "Phone")
    public static let airline = Self(rawValue: "Airline")
    public static let flight = Self(rawValue: "Flight")
}

public func method_getImplementation(_ m: Method) -> IMP { IMP() }
@discardableResult public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { IMP() }
public func imp_implementationWithBlock(_ block: Any) -> IMP { IMP() }
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }
@discardableResult public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool { false }
@discardableResult public func class_replaceMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> IMP? { nil }
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { superclassAsInUIKit(of: $0) } }
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }

extension String.LocalizationValue {
    public init(_ value: String) { self.init(stringLiteral: value) }
}

extension LocalizedStringResource {
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) { self.init(String.LocalizationValue(stringInterpolation: stringInterpolation)) }
}

extension NSObjectProtocol {
    public static func classForCoder() -> AnyClass { self }
    public static func awakeFromNib() {}
}

extension NSIndexPath {
    public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
    public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }
    public var section: Int { index(atPosition: 0) }
    public var row: Int { index(atPosition: 1) }
    public var item: Int { index(atPosition: 1) }
}

extension NSValue {
    public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
    public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
    public convenience init(cgSize: CGSize) { self.init(size: cgSize) }
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) { self.init(edgeInsets: NSEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)) }
    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) { self.init(edgeInsets: NSEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)) }
    public convenience init(uiOffset offset: UIOffset) { self.init(point: CGPoint(x: offset.horizontal, y: offset.vertical)) }
    public var uiOffsetValue: UIOffset { UIOffset(horizontal: pointValue.x, vertical: pointValue.y) }
    public convenience init(cgVector vector: CGVector) { self.init(point: CGPoint(x: vector.dx, y: vector.dy)) }
    public var cgVectorValue: CGVector { CGVector(dx: pointValue.x, dy: pointValue.y) }
    public var cgRectValue: CGRect { rectValue }
    public var cgPointValue: CGPoint { pointValue }
    public var cgSizeValue: CGSize { sizeValue }
}

extension NumberFormatter {
    public enum Behavior: UInt, Sendable {
        case `default` = 0
        case behavior10_0 = 1000
        case behavior10_4 = 1040
    }
}

extension NumberFormatter {
    public var formatterBehavior: NumberFormatter.Behavior { get { inertValues["formatterBehavior"] as? NumberFormatter.Behavior ?? .behavior10_4 } set { inertValues["formatterBehavior"] = newValue } }
}

extension Timer {
    public convenience init(fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?, repeats rep: Bool) { self.init(timeInterval: ti, target: t, selector: s, userInfo: ui, repeats: rep); fireDate = date }
}

#endif
