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
            /// As it is, without what others have not saved.
            public static let withoutChanges = Self(rawValue: 1)
            /// Where a link leads.
            public static let resolvesSymbolicLink = Self(rawValue: 2)
            /// Without its contents.
            public static let immediatelyAvailableMetadataOnly = Self(rawValue: 4)
            /// To send it away.
            public static let forUploading = Self(rawValue: 8)
        }
        /// How a file is to be written.
        public struct WritingOptions: OptionSet, Hashable, Sendable {
            /// The bits.
            public let rawValue: UInt
            /// A set of bits.
            public init(rawValue: UInt) { self.rawValue = rawValue }
            /// It is removed.
            public static let forDeleting = Self(rawValue: 1)
            /// It gets another place.
            public static let forMoving = Self(rawValue: 2)
            /// It is changed.
            public static let forMerging = Self(rawValue: 4)
            /// Another one takes its place.
            public static let forReplacing = Self(rawValue: 8)
            /// What is about it is changed.
            public static let contentIndependentMetadataOnly = Self(rawValue: 16)
        }

        /// A coordinator; the presenter makes no difference.
        public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) { super.init() }
        /// A text that says whose work it is; stored.
        open var purposeIdentifier = ""
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
        /// Calls the block at once.
        open func coordinate(
            readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
            options writingOptions: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
            byAccessor readerWriter: (URL, URL) -> Void
        ) { readerWriter(readingURL, writingURL) }
        /// Calls the block at once.
        open func coordinate(
            writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
            options options2: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
            byAccessor writer: (URL, URL) -> Void
        ) { writer(url1, url2) }
        /// Accepted: nobody hears of it.
        open func item(at oldURL: URL, didMoveTo newURL: URL) {}
        /// Accepted: nothing waits.
        open func cancel() {}
        /// Accepted: nobody is told.
        open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {}
        /// Accepted: nobody is told.
        open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {}
    }
#endif
