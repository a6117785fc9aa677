import Foundation

/// Notified of edits of a text (developer.apple.com/documentation/uikit/nstextstoragedelegate). Methods have defaults.
@preconcurrency @MainActor public protocol NSTextStorageDelegate: AnyObject {
    /// An edit is about to be taken in; characters and attributes may still be changed.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
    /// An edit was taken in; attributes may still be changed.
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
}
