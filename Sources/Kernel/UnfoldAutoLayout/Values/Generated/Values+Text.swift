// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/Values+Text.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldTypesetting

@preconcurrency @MainActor open class UITextPosition: NSObject {
    internal let offset: Int
    internal init(offset: Int) { self.offset = offset }
    public override convenience init() { self.init(offset: 0) }
}

@preconcurrency @MainActor open class UITextRange: NSObject {
    private let bounds: (start: UITextPosition, end: UITextPosition)
    open var start: UITextPosition { bounds.start }
    open var end: UITextPosition { bounds.end }
    open var isEmpty: Bool { start.offset == end.offset }
    internal init(_ start: Int, _ end: Int) { bounds = (UITextPosition(offset: min(start, end)), UITextPosition(offset: max(start, end))) }
    public override convenience init() { self.init(0, 0) }
}
