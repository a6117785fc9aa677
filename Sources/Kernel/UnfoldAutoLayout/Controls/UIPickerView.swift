/// Turning wheels; always 320 by 216 points (table A3.4). Rows are not drawn.
@preconcurrency @MainActor open class UIPickerView: UIPickerViewInert {
    override func begin(from coder: NSCoder?) {
        hugging = (.defaultHigh, .defaultHigh)
        if coder == nil, frame.size == .zero { frame.size = ControlMetrics.current.wheelsSize }
        takeLayout(from: coder)
    }
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { chosen = [:] } }
    open weak var delegate: (any UIPickerViewDelegate)?
    private var chosen: [Int: Int] = [:]
    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
    open func numberOfRows(inComponent component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }
    /// As the delegate says, or an equal share of the width and 32 points.
    open func rowSize(forComponent component: Int) -> CGSize {
        let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
        let width = delegate?.pickerView(self, widthForComponent: component) ?? 0
        return CGSize(
            width: width > 0 ? width : bounds.width / CGFloat(max(1, numberOfComponents)),
            height: height > 0 ? height : 32)
    }
    /// Rows are asked for again when they are needed.
    open func reloadAllComponents() { chosen = [:] }
    /// Rows are asked for again when they are needed.
    open func reloadComponent(_ component: Int) { chosen[component] = nil }
    /// Turns a wheel; one beyond its rows stops at the last.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        chosen[component] = max(0, min(row, numberOfRows(inComponent: component) - 1))
    }
    /// The row that is chosen; -1 without rows.
    open func selectedRow(inComponent component: Int) -> Int {
        numberOfRows(inComponent: component) == 0 ? -1 : chosen[component] ?? 0
    }
}
