import Foundation
import UnfoldAutoLayout

/// A file that an app works on. Its contents are read and written at once, by the overrides of a subclass.
@preconcurrency @MainActor open class UIDocument: NSObject {
    /// What is wrong with it.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal = State([])
        public static let closed = State(rawValue: 1)
        /// There are two versions.
        public static let inConflict = State(rawValue: 2)
        public static let savingError = State(rawValue: 4)
        /// It cannot be changed now.
        public static let editingDisabled = State(rawValue: 8)
    }
    public enum SaveOperation: Int, Sendable {
        case forCreating = 0
        case forOverwriting
    }
    /// How much of it changed.
    public enum ChangeKind: Int, Sendable {
        case done = 0
        /// Something was taken back.
        case undone
        /// Something was done again.
        case redone
        case cleared
    }
    open private(set) var fileURL: URL
    open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
    /// Whether it is open, and what is wrong with it.
    open private(set) var documentState = State.closed {
        didSet {
            guard oldValue != documentState else { return }
            NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
        }
    }
    /// Whether it was changed since it was saved.
    open private(set) var hasUnsavedChanges = false
    /// The extension of its name.
    open var fileType: String? { fileURL.pathExtension }
    /// What it is saved as.
    open var savingFileType: String? { fileType }
    /// When the file was changed when it was last read or written. It can be set.
    open var fileModificationDate: Date?
    open var progress: Progress? { nil }
    /// What the user does with it; stored.
    open var userActivity: NSUserActivity?
    /// What can be undone in it.
    open lazy var undoManager: UndoManager! = UndoManager()
    /// Posted when ``documentState`` changes.
    public nonisolated static let stateChangedNotification = Notification.Name("UIDocumentStateChangedNotification")

    /// A document at a position.
    public init(fileURL url: URL) { fileURL = url }

    // MARK: What subclasses override

    /// What is written: bytes; overridden by every subclass that writes.
    open func contents(forType typeName: String) throws -> Any { Data() }
    /// Takes what was read, bytes; overridden by every subclass that reads.
    open func load(fromContents contents: Any, ofType typeName: String?) throws {}
    /// Reads a file, and hands it to ``load(fromContents:ofType:)``.
    open func read(from url: URL) throws {
        try load(fromContents: Data(contentsOf: url), ofType: fileType)
    }
    /// Writes, with the attributes of the file.
    open func writeContents(
        _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]?, safelyTo url: URL,
        for saveOperation: SaveOperation
    ) throws {
        try writeContents(contents, to: url, for: saveOperation, originalContentsURL: fileURL)
        let named = (additionalFileAttributes ?? [:]).compactMap { key, value in
            (key.base as? FileAttributeKey).map { ($0, value) }
        }
        if !named.isEmpty {
            try FileManager.default.setAttributes(Dictionary(uniqueKeysWithValues: named), ofItemAtPath: url.path)
        }
    }
    /// Writes bytes; anything else is an error.
    open func writeContents(
        _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
    ) throws {
        guard let bytes = contents as? Data else { throw CocoaError(.fileWriteUnknown) }
        try bytes.write(to: url, options: .atomic)
    }
    open func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable: Any] { [:] }
    /// The extension of its name, whatever the type.
    open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
        fileURL.pathExtension
    }
    /// Called before the contents are replaced; does nothing.
    open func disableEditing() {}
    /// Called when they were replaced; does nothing.
    open func enableEditing() {}
    /// Called when reading or writing fails; goes on to ``finishedHandlingError(_:recovered:)``.
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        finishedHandlingError(error, recovered: false)
    }
    /// Called at the end of what an error needs; does nothing.
    open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
    /// Called when an error can no longer be shown; does nothing.
    open func userInteractionNoLongerPermitted(forError error: any Error) {}
    open func presentedItemDidChange() {}
    /// Takes its new position; never called.
    open func presentedItemDidMove(to newURL: URL) { fileURL = newURL }
    open func updateUserActivityState(_ activity: NSUserActivity) {}

    // MARK: Reading and writing

    open func open(completionHandler: ((Bool) -> Void)? = nil) {
        completionHandler?(attempt { try takeContents(of: fileURL) })
    }
    /// Reads the contents of another file in place of its own.
    open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        disableEditing()
        completionHandler?(attempt { try takeContents(of: url) })
        enableEditing()
    }
    /// Writes what changed, and closes it.
    open func close(completionHandler: ((Bool) -> Void)? = nil) {
        autosave { done in
            self.documentState = .closed
            completionHandler?(done)
        }
    }
    /// Writes the file, if there are changes.
    open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
        guard hasUnsavedChanges else {
            completionHandler?(true)
            return
        }
        save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
    }
    open func save(
        to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
    ) {
        let isDone = attempt(.savingError) {
            let written = try contents(forType: savingFileType ?? "")
            try writeContents(
                written, andAttributes: fileAttributesToWrite(to: url, for: saveOperation), safelyTo: url,
                for: saveOperation)
            fileURL = url
            settle()
        }
        completionHandler?(isDone)
    }
    /// Does work on the file, at once.
    open func performAsynchronousFileAccess(_ block: @escaping @Sendable () -> Void) { block() }

    public func open() async -> Bool { await withCheckedContinuation { done in open { done.resume(returning: $0) } } }
    /// Writes what changed, and closes it.
    public func close() async -> Bool { await withCheckedContinuation { done in close { done.resume(returning: $0) } } }
    public func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
        await withCheckedContinuation { done in save(to: url, for: saveOperation) { done.resume(returning: $0) } }
    }

    private func takeContents(of url: URL) throws {
        try read(from: url)
        settle()
    }
    private func settle() {
        hasUnsavedChanges = false
        let attributes = try? FileManager.default.attributesOfItem(atPath: fileURL.path)
        fileModificationDate = attributes?[.modificationDate] as? Date
        documentState = .normal
    }
    private func attempt(_ fault: State = [], _ work: () throws -> Void) -> Bool {
        do {
            try work()
            return true
        } catch {
            documentState.formUnion(fault)
            handleError(error, userInteractionPermitted: false)
            return false
        }
    }

    // MARK: Changes

    /// Says that it was changed.
    open func updateChangeCount(_ change: ChangeKind) { hasUnsavedChanges = change != .cleared }
    /// What is to be handed back when saving has ended.
    open func changeCountToken(for saveOperation: SaveOperation) -> Any { NSNumber(value: hasUnsavedChanges) }
    /// Saving has ended: there are no changes any more.
    open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
        hasUnsavedChanges = false
    }
}
