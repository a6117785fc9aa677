// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/Values+Undo.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldTypesetting

#if !canImport(ObjectiveC)

extension Notification.Name {
    public static let NSUndoManagerWillUndoChange = Notification.Name("NSUndoManagerWillUndoChangeNotification")
    public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
    public static let NSUndoManagerWillRedoChange = Notification.Name("NSUndoManagerWillRedoChangeNotification")
    public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
    public static let NSUndoManagerCheckpoint = Notification.Name("NSUndoManagerCheckpointNotification")
    public static let NSUndoManagerDidOpenUndoGroup = Notification.Name("NSUndoManagerDidOpenUndoGroupNotification")
    public static let NSUndoManagerWillCloseUndoGroup = Notification.Name("NSUndoManagerWillCloseUndoGroupNotification")
    public static let NSUndoManagerDidCloseUndoGroup = Notification.Name("NSUndoManagerDidCloseUndoGroupNotification")
}

// Sendable: as Apple's, set up before others read it.
open class UndoManager: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open var groupsByEvent: Bool = true
    open var levelsOfUndo: Int = 0
    open var groupingLevel: Int { 0 }
    open var isUndoRegistrationEnabled: Bool { true }
    open var isUndoing: Bool { false }
    open var isRedoing: Bool { false }
    open var canUndo: Bool { false }
    open var canRedo: Bool { false }
    open var undoActionName: String { "" }
    open var redoActionName: String { "" }
    open var undoMenuItemTitle: String { "Undo" }
    open func undoMenuTitle(forUndoActionName actionName: String) -> String { "Undo" }
    open func disableUndoRegistration() {}
    open func enableUndoRegistration() {}
    open func beginUndoGrouping() {}
    open func endUndoGrouping() {}
    open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {}
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {}
    open func setActionName(_ actionName: String) {}
    open func undo() {}
    open func undoNestedGroup() {}
    open func redo() {}
    open func removeAllActions() {}
    open func removeAllActions(withTarget target: Any) {}
}

#endif
