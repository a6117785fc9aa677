// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldTypesetting/Inert/Layout.tsv.
// swift-format-ignore-file

import Foundation

extension NSAttributedString {
    public func draw(with rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?) {}
}

extension NSString {
    public func draw(with rect: CGRect, options: NSStringDrawingOptions, attributes: [NSAttributedString.Key: Any]?, context: NSStringDrawingContext?) {}
}

extension NSStringDrawingOptions {
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
}
