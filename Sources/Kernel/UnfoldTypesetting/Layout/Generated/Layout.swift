// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldTypesetting/Inert/Layout.tsv.
// swift-format-ignore-file

import Foundation

extension NSAttributedString {
    public func draw(with rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?) {}
}

extension NSString {
    public func draw(with rect: CGRect, options: NSStringDrawingOptions, attributes: [NSAttributedString.Key: Any]?, context: NSStringDrawingContext?) {}
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize { NSAttributedString(string: String(describing: self), attributes: attributes).size() }
    public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?) -> CGRect { NSAttributedString(string: String(describing: self), attributes: attributes) .boundingRect(with: size, options: options, context: context) }
}

open class NSStringDrawingContext: NSObject {
    open var minimumScaleFactor: CGFloat = 0
    open var actualScaleFactor: CGFloat { 1 }
    open internal(set) var totalBounds: CGRect = .zero
}

public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let usesLineFragmentOrigin = Self(rawValue: 1)
    public static let truncatesLastVisibleLine = Self(rawValue: 32)
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
}

extension String {
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize { NSAttributedString(string: self, attributes: attributes).size() }
    public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?) -> CGRect { NSAttributedString(string: self, attributes: attributes) .boundingRect(with: size, options: options, context: context) }
}
