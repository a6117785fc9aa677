extension UITableView {
    /// See ``UITableView/estimateCorrection``.
    public enum EstimateCorrection: Sendable {
        /// The offset stays: what is on screen jumps, which is a finding.
        case none
        /// The offset follows, so that the first row on screen stays where it is.
        case keepsScreen
    }
    /// See ``UITableView/inconsistencyText``.
    public enum InconsistencyText: Sendable {
        /// The list for iOS 26 if the data source did change, else the sentence about one section.
        case byGeneration
        /// "Invalid update: invalid number of rows in section…".
        case sentence
        /// "Invalid batch updates detected…" with both counts and all updates.
        case list
    }

    /// The magnifying glass of an index.
    public nonisolated static let indexSearch = "{search}"

    /// What makes the table measure a visible row again outside an update (fact D10.1).
    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled = 0
        /// `invalidateIntrinsicContentSize` of the cell or its content view.
        case enabled
        /// Any change inside the content view that Auto Layout knows of.
        case enabledIncludingConstraints
    }
}

extension UITableView {
    /// See ``UITableView/firstLayout``.
    public enum FirstLayout: Sendable {
        /// At the height that was measured.
        case measured
        /// At the estimate, then at the height that was measured.
        case atEstimate
    }
}

extension UITableViewCell { public typealias SeparatorStyle = UITableView.SeparatorStyle }
