/// A controller of a collection view, with itself as data source and delegate. The collection view fills the
/// controller's view, and is not that view itself.
@preconcurrency @MainActor
open class UICollectionViewController: UICollectionViewControllerInert, UICollectionViewDataSource,
    UICollectionViewDelegate
{
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// A flow layout, or that of the document of that name.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        collectionViewLayout = .initial()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// A controller of a storyboard; of archives of another kind one with a flow layout.
    public required init?(coder: NSCoder) {
        collectionViewLayout = .initial()
        super.init(coder: coder)
    }

    /// The layout it was made with.
    open private(set) var collectionViewLayout: UICollectionViewLayout
    /// The collection view. Setting it replaces the one that fills the controller's view, and leaves a view of the
    /// app's as it is.
    open var collectionView: UICollectionView! {
        get {
            loadViewIfNeeded()
            return ownCollectionView
        }
        set {
            let old = ownCollectionView
            ownCollectionView = newValue
            guard let newValue, newValue !== old else { return }
            if let wrapper = viewIfLoaded as? UICollectionViewControllerWrapperView {
                old?.removeFromSuperview()
                wrapper.fill(with: newValue)
            } else if viewIfLoaded is UICollectionView || viewIfLoaded == nil && newValue.superview == nil {
                view = UICollectionViewControllerWrapperView(around: newValue)
            }
        }
    }
    private var ownCollectionView: UICollectionView?

    /// Makes the storyboard's collection view, or one of the screen's size.
    open override func loadView() {
        let made: UICollectionView
        if !loadFromDocument() {
            made = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: collectionViewLayout)
            view = UICollectionViewControllerWrapperView(around: made)
        } else if let root = viewIfLoaded as? UICollectionView {
            made = root
            view = UICollectionViewControllerWrapperView(around: made)
        } else {
            // A document may have another view, and an outlet to the collection view.
            guard let ownCollectionView else { return }
            made = ownCollectionView
        }
        ownCollectionView = made
        collectionViewLayout = made.collectionViewLayout
        if made.dataSource == nil { made.dataSource = self }
        if made.delegate == nil { made.delegate = self }
    }

    /// Deselects the items, if `clearsSelectionOnViewWillAppear` is true.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear, let list = collectionView else { return }
        for path in list.indexPathsForSelectedItems ?? [] { list.deselectItem(at: path, animated: animated) }
    }
}

private final class UICollectionViewControllerWrapperView: UIView {
    convenience init(around content: UICollectionView) {
        self.init(frame: content.frame)
        autoresizingMask = content.autoresizingMask
        fill(with: content)
    }

    func fill(with content: UICollectionView) {
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(content, at: 0)
    }
}
