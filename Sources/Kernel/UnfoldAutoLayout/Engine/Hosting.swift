/// What a table does to its cells' content views, and what it can ask of them.
extension UIView {
    /// Pins the size of this view by the required constraints `UIView-Encapsulated-Layout-Width` and `-Height`
    /// (facts D3.1, D3.2), in points; nil leaves a direction as it was.
    package func setEncapsulatedLayoutSize(width: CGFloat?, height: CGFloat?) {
        if isPinned(width, height) { return }
        LayoutBatch.run {
            var pins = encapsulated ?? EncapsulatedSize()
            let isNew = encapsulated == nil
            encapsulated = pins
            EncapsulatedSize.set(width, &pins.width, .width, "UIView-Encapsulated-Layout-Width", on: self)
            EncapsulatedSize.set(height, &pins.height, .height, "UIView-Encapsulated-Layout-Height", on: self)
            encapsulated = pins
            if isNew { autoresizingInputsDidChange() }
        }
    }

    package func pinAsLargeAsItIs() { setEncapsulatedLayoutSize(width: bounds.width, height: bounds.height) }

    /// Whether ``setEncapsulatedLayoutSize(width:height:)`` has pinned this view; nil is any length.
    package func isPinned(_ width: CGFloat?, _ height: CGFloat?) -> Bool { encapsulated?.holds(width, height) ?? false }

    /// Whether the live system has been solved since the last change: its frames and conflicts are current.
    package var liveSystemIsSolved: Bool { layoutHost.hostedEngine?.isUpToDate ?? false }

    /// What the last ``systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`` of this
    /// view solved, kept for questions; nil before.
    package var lastFitting: FittingSession? { storedFitting }

    /// Runs `body`, which may fit this view, without a trace: the last fitting, and what changed since, stay.
    package func keepingFitting<Answer>(_ body: () -> Answer) -> Answer {
        let (kept, change) = (storedFitting, layoutHost.hostedEngine?.changeSinceFitting)
        defer {
            storedFitting = kept
            layoutHost.hostedEngine?.changeSinceFitting = change
        }
        return body()
    }
}
