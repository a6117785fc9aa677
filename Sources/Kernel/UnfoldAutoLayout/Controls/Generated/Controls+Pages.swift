// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/Controls+Pages.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldTypesetting

@preconcurrency @MainActor open class UIPageControlInert: UIControl {
    open var pageIndicatorTintColor: UIColor? { get { inertValues["pageIndicatorTintColor"] as? UIColor } set { inertValues["pageIndicatorTintColor"] = newValue } }
    open var currentPageIndicatorTintColor: UIColor? { get { inertValues["currentPageIndicatorTintColor"] as? UIColor } set { inertValues["currentPageIndicatorTintColor"] = newValue } }
    open var backgroundStyle: UIPageControl.BackgroundStyle { get { inertValues["backgroundStyle"] as? UIPageControl.BackgroundStyle ?? .automatic } set { inertValues["backgroundStyle"] = newValue } }
    open var allowsContinuousInteraction: Bool { get { inertValues["allowsContinuousInteraction"] as? Bool ?? true } set { inertValues["allowsContinuousInteraction"] = newValue } }
    open var preferredIndicatorImage: UIImage? { get { inertValues["preferredIndicatorImage"] as? UIImage } set { inertValues["preferredIndicatorImage"] = newValue } }
    open var defersCurrentPageDisplay: Bool { get { inertValues["defersCurrentPageDisplay"] as? Bool ?? false } set { inertValues["defersCurrentPageDisplay"] = newValue } }
    open func updateCurrentPageDisplay() {}
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { inertValues["IndicatorImage \(page)"] = image }
    open func indicatorImage(forPage page: Int) -> UIImage? { inertValues["IndicatorImage \(page)"] as? UIImage }
    open var progress: UIPageControlProgress? { get { inertValues["progress"] as? UIPageControlProgress } set { inertValues["progress"] = newValue } }
    open var direction: UIPageControl.Direction { get { inertValues["direction"] as? UIPageControl.Direction ?? .natural } set { inertValues["direction"] = newValue } }
    open var preferredCurrentPageIndicatorImage: UIImage? { get { inertValues["preferredCurrentPageIndicatorImage"] as? UIImage } set { inertValues["preferredCurrentPageIndicatorImage"] = newValue } }
    /// Takes no space for a single page. Default false.
    open var hidesForSinglePage: Bool = false { didSet { if oldValue != hidesForSinglePage { invalidateIntrinsicContentSize() } } }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    internal override func environmentDidChange(_ changes: EnvironmentChanges) -> Bool { !changes.isDisjoint(with: .controls) }
}

extension UIPageControl {
    public enum Direction: Int, Sendable {
        case natural = 0
        case leftToRight = 1
        case rightToLeft = 2
        case topToBottom = 3
        case bottomToTop = 4
    }

    public enum BackgroundStyle: Int, Sendable {
        case automatic = 0
        case prominent = 1
        case minimal = 2
    }
}

@preconcurrency @MainActor open class UIPageControlProgress: NSObject {
    public override init() { super.init() }
}

@preconcurrency @MainActor open class UIPageControlTimerProgress: UIPageControlProgress {
    open var preferredDuration: TimeInterval
    private var durations: [Int: TimeInterval] = [:]
    public init(preferredDuration: TimeInterval) { self.preferredDuration = preferredDuration; super.init() }
    open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }
    open var resetsToInitialPageAfterEnd: Bool = false
    open private(set) var isRunning: Bool = false
    open func resumeTimer() { isRunning = true }
    open func pauseTimer() { isRunning = false }
    open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }
}
