import Foundation

#if !canImport(Darwin)
    /// Whether this is a simulator: 0.
    public let TARGET_OS_SIMULATOR: Int32 = 0
    /// Foundation's old name.
    public typealias NSInteger = Int
#endif
