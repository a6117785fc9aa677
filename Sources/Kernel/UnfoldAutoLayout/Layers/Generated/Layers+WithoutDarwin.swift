// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/Layers+WithoutDarwin.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldTypesetting

#if !canImport(Darwin)

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000
public let USEC_PER_SEC: UInt64 = 1_000_000

#endif
