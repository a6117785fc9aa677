// Positions by direction. Those of a text count as if it was in one line: up leads to its beginning, down to its end.
extension UITextInput {
    /// A position that many characters away to the left or right; nil beyond the text.
    public func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        switch direction {
        case .right: self.position(from: position, offset: offset)
        case .left: self.position(from: position, offset: -offset)
        case .up: beginningOfDocument
        case .down: endOfDocument
        }
    }
    public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        direction.isForward ? range.end : range.start
    }
    public func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? {
        direction.isForward
            ? textRange(from: position, to: endOfDocument) : textRange(from: beginningOfDocument, to: position)
    }
}

extension UITextLayoutDirection {
    fileprivate var isForward: Bool { self == .right || self == .down }
}
