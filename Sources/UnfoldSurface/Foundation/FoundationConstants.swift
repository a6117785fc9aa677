import Foundation

#if !canImport(Darwin)
    /// Foundation's old name.
    public let NSIntegerMax = Int.max
    /// Foundation's old name.
    public let NSIntegerMin = Int.min
    /// Foundation's old name.
    public let NSUIntegerMax = UInt.max
    /// The largest number of C's `float`.
    public let MAXFLOAT = Float.greatestFiniteMagnitude
    /// Whether this is a simulator: 0.
    public let TARGET_OS_SIMULATOR: Int32 = 0
    /// Whether this is a Mac: 0.
    public let TARGET_OS_OSX: Int32 = 0
    /// Whether this is a phone's system, which module UIKit stands for: 1.
    public let TARGET_OS_IOS: Int32 = 1
    /// Foundation's old name.
    public typealias NSInteger = Int
    /// Kinds of what a detector finds.
    public typealias NSTextCheckingTypes = UInt64
#endif
