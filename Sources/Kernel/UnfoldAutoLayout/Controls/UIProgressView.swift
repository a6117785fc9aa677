/// A progress bar; it has a natural height only (table A3.4).
@preconcurrency @MainActor open class UIProgressView: UIProgressViewInert {
    /// As high as bars are, whatever the frame says (tests of dotnet/macios, `UIProgressView.initWithFrame:`).
    override func begin(from coder: NSCoder?) {
        if coder == nil { frame.size.height = ControlMetrics.current.progressHeight }
    }
}
