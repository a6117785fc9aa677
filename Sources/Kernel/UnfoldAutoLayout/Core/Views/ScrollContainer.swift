/// A view whose subviews are on content that moves under its frame; constraints see both as guides.
@MainActor protocol ScrollContainer: UIView {
    /// The area of the content; made when it is asked for.
    var contentGuide: UILayoutGuide { get }
    var knownContentGuide: UILayoutGuide? { get }
    /// What is seen of the content; made when it is asked for.
    var frameGuide: UILayoutGuide { get }
    /// Whether its insets hold the safe area along an axis: nothing of it is left to the content there.
    var holdsSafeArea: (horizontal: Bool, vertical: Bool) { get }
    func forget(_ guide: UILayoutGuide)
}
