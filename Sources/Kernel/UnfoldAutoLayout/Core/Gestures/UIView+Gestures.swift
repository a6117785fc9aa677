extension UIView {
    func performAddGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view !== self else { return }
        recognizer.view?.performRemoveGestureRecognizer(recognizer)
        recognizer.owner = WeakView(self)
        storedGestureRecognizers.append(recognizer)
    }

    func performRemoveGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        guard let index = storedGestureRecognizers.firstIndex(where: { $0 === recognizer }) else { return }
        storedGestureRecognizers.remove(at: index)
        rarely.hadGestureRecognizers = true
        recognizer.owner = nil
    }

    /// Whether touches reach the view: it and all above it are shown and take part.
    var takesTouches: Bool {
        var next: UIView? = self
        while let view = next {
            guard view.isUserInteractionEnabled, !view.isHidden, view.alpha >= 0.01 else { return false }
            next = view.superview
        }
        return true
    }
}
