import Foundation

#if !canImport(Darwin)
    /// Foundation's old name.
    public typealias NSInteger = Int
#endif
