#if !canImport(Darwin)

    /// No other program has to wait here: each block is called at once, with the file that was named.
    open class NSFileCoordinator: NSObject {
        /// A coordinator; the presenter makes no difference.
        public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) { super.init() }
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
