// Made by Tests/Floors/inert.py from Sources/AppCode/UnfoldSurface/Inert/CoreText+WithoutCoreText.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldAutoLayout

#if !canImport(CoreText)

public enum CTFontManagerScope: UInt32, Sendable {
    case none = 0
    case process = 1
    case persistent = 2
    case session = 3
}

public enum CTLineTruncationType: UInt32, Sendable {
    case start = 0
    case end = 1
    case middle = 2
}

public var kCTFontAttributeName: CFString { ConstantText.of(NSAttributedString.Key.font.rawValue) }
public var kCTParagraphStyleAttributeName: CFString { ConstantText.of(NSAttributedString.Key.paragraphStyle.rawValue) }
public var kCTKernAttributeName: CFString { ConstantText.of(NSAttributedString.Key.kern.rawValue) }
public var kCTForegroundColorAttributeName: CFString { ConstantText.of("CTForegroundColor") }
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {}
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {}

#endif
