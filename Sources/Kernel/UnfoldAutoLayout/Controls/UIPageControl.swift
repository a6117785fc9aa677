/// Dots for pages; as wide as there are dots (table A3.4).
@preconcurrency @MainActor open class UIPageControl: UIPageControlInert {
    override func begin(from coder: NSCoder?) {
        hugging = (.defaultHigh, .defaultHigh)
        takeLayout(from: coder)
    }

    /// Default 0. With fewer pages the current one is the last at most.
    open var numberOfPages = 0 {
        willSet { willChange("numberOfPages", newValue != numberOfPages) }
        didSet {
            guard oldValue != numberOfPages else { return }
            currentPage = min(currentPage, numberOfPages - 1)
            invalidateIntrinsicContentSize()
            valuesDidChange()
        }
    }
    /// Default 0; pinned to the pages there are (Apple's page of `currentPage`).
    open var currentPage = 0 {
        willSet { willChange("currentPage", newValue != currentPage) }
        didSet {
            currentPage = max(0, min(currentPage, numberOfPages - 1))
            valuesDidChange()
        }
    }

    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let metrics = ControlMetrics.current
        let width = metrics.pageWidth * CGFloat(max(pageCount, 0)) + metrics.pageControlPadding
        return CGSize(width: max(0, width), height: metrics.pageControlHeight)
    }

    /// The natural size by ``ControlMetrics`` (table A3.4).
    open override var intrinsicContentSize: CGSize {
        hidesForSinglePage && numberOfPages <= 1 ? .zero : size(forNumberOfPages: numberOfPages)
    }
}
