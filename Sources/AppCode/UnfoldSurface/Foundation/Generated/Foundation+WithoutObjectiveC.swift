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

#endif
