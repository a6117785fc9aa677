import Foundation

#if !canImport(Darwin)
    /// Who wants to hear of a file's changes (developer.apple.com/documentation/foundation/nsfilepresenter); never told.
    public protocol NSFilePresenter: NSObjectProtocol {
        /// The file.
        var presentedItemURL: URL? { get }
        /// Where it would be told.
        var presentedItemOperationQueue: OperationQueue { get }
    }

    /// Asks other programs to wait while a file is read or written (developer.apple.com/documentation/foundation/nsfilecoordinator).
    /// There are none: each block is called at once, with the file that was named.
    open class NSFileCoordinator: NSObject {
        /// How a file is to be read.
        public struct ReadingOptions: OptionSet, Hashable, Sendable {
            /// The bits.
            public let rawValue: UInt
            /// A set of bits.
            public init(rawValue: UInt) { self.rawValue = rawValue }
        }
        /// How a file is to be written.
        public struct WritingOptions: OptionSet, Hashable, Sendable {
            /// The bits.
            public let rawValue: UInt
            /// A set of bits.
            public init(rawValue: UInt) { self.rawValue = rawValue }
            /// Another one takes its place.
            public static let forReplacing = Self(rawValue: 8)
        }

        /// A coordinator; the presenter makes no difference.
        public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) { super.init() }
        /// Calls the block at once.
        open func coordinate(
            readingItemAt url: URL, options: ReadingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
            byAccessor reader: (URL) -> Void
        ) { reader(url) }
        /// Calls the block at once.
        open func coordinate(
            writingItemAt url: URL, options: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
            byAccessor writer: (URL) -> Void
        ) { writer(url) }
    }
#endif
