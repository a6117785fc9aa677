// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldTypesetting/Inert/CoreGraphics+WithoutCoreFoundation.tsv.
// swift-format-ignore-file

import Foundation

#if !canImport(CoreFoundation) || os(Linux)

/// Core Foundation's names of Foundation's classes, which `as` leads to.
public typealias CFString = NSString
public typealias CFArray = NSArray
public typealias CFDictionary = NSDictionary
public typealias CFData = NSData
public typealias CFNumber = NSNumber
public typealias CFURL = NSURL
public typealias CFTypeRef = AnyObject
public var kCFBooleanTrue: NSNumber! { NSNumber(value: true) }
public var kCFBooleanFalse: NSNumber! { NSNumber(value: false) }

#endif
