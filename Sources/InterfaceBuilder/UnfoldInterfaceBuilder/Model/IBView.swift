extension IBView {
    /// Whether the canvas hides it: an activity indicator that hides when it stops keeps its space there.
    package var isHiddenOnCanvas: Bool {
        isHidden && !(tag == "activityIndicatorView" && attributes["hidesWhenStopped"] == "YES")
    }

    /// The view and all below it, parents first.
    public func forEach(_ body: (IBView) -> Void) {
        body(self)
        for view in subviews { view.forEach(body) }
    }
}
