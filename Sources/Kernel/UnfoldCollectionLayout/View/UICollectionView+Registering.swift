/// Registering and dequeuing (facts L6.1, L6.2).
extension UICollectionView {
    /// Registers a closure that makes cells: for templates that are data, not classes.
    public func register(
        forCellWithReuseIdentifier identifier: String, making make: @escaping () -> UICollectionViewCell
    ) { cellMakers[identifier] = make }

    /// Registers a closure that makes supplementary views.
    public func register(
        forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String,
        making make: @escaping () -> UICollectionReusableView
    ) { viewMakers[ViewKind(kind: elementKind, identifier: identifier)] = make }

    func dequeueCell(_ identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        if let cell = reconfigured, cell.reuseIdentifier == identifier { return cell }
        let made = dequeue(ViewKind(kind: nil, identifier: identifier), cellMakers[identifier])
        guard let cell = made as? UICollectionViewCell else {
            UIKitExceptions.raise(missing("UICollectionElementKindCell", identifier))
            let cell = UICollectionViewCell(frame: .zero)
            cell.reuseIdentifier = identifier
            return cell
        }
        applyAwaited(cell, at: indexPath)
        return cell
    }

    func dequeueView(_ kind: String, _ identifier: String, for indexPath: IndexPath) -> UICollectionReusableView {
        let queue = ViewKind(kind: kind, identifier: identifier)
        guard let view = dequeue(queue, viewMakers[queue]) else {
            UIKitExceptions.raise(missing(kind, identifier))
            let view = UICollectionReusableView(frame: .zero)
            (view.reuseIdentifier, view.elementKind) = (identifier, kind)
            return view
        }
        view.elementKind = kind
        applyAwaited(view, at: indexPath)
        return view
    }

    private func missing(_ kind: String, _ identifier: String) -> String {
        "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a "
            + "class for the identifier or connect a prototype cell in a storyboard"
    }

    private func dequeue(_ queue: ViewKind, _ make: (() -> UICollectionReusableView)?) -> UICollectionReusableView? {
        if let view = pool[queue]?.popLast() {
            view.prepareForReuse()
            return view
        }
        let view = make?()
        view?.reuseIdentifier = queue.identifier
        return view
    }

    /// A dequeued view is where it will be before the app sees it (fact L2.2).
    private func applyAwaited(_ view: UICollectionReusableView, at path: IndexPath) {
        guard let awaited, awaited.attributes.indexPath == path else { return }
        view.element = awaited.key
        view.take(awaited.attributes)
    }

    func recycle(_ view: UICollectionReusableView) {
        view.removeFromSuperview()
        view.sizingView.onSystemChange(nil)
        view.owner = nil
        view.element = nil
        view.isAnnounced = false
        if !BrokenConstraints.areKeptInReusePool { view.sizingView.forgetBrokenConstraints() }
        guard let identifier = view.reuseIdentifier else { return }
        // A list cell may be a header: it goes back where it was registered.
        pool[ViewKind(kind: view.elementKind, identifier: identifier), default: []].append(view)
    }

    /// Empties the pools, as a memory warning does.
    public func removeReusableViews() { pool = [:] }

    // MARK: Registrations as values

    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        /// Cells of the class `Cell`.
        @preconcurrency @MainActor public init(handler: @escaping Handler) {
            self.init(making: { UICollectionReusableView.made(Cell.self, reusedAs: $0) }, handler: handler)
        }

        /// - Parameter making: a new cell with the reuse identifier it is given.
        @MainActor package init(
            making: @escaping @MainActor (_ identifier: String) -> UICollectionViewCell?, handler: @escaping Handler
        ) {
            self.handler = handler
            make = making
            token = RegistrationToken()
        }

        let handler: Handler
        let make: @MainActor (String) -> UICollectionViewCell?
        let token: RegistrationToken
    }

    /// How supplementary views of one kind are made and filled.
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public typealias Handler =
            @MainActor (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

        /// Views of the class `Supplementary`.
        @preconcurrency @MainActor public init(elementKind: String, handler: @escaping Handler) {
            self.init(
                making: { UICollectionReusableView.made(Supplementary.self, reusedAs: $0) }, elementKind: elementKind,
                handler: handler)
        }

        /// - Parameter making: a new view with the reuse identifier it is given.
        @MainActor package init(
            making: @escaping @MainActor (_ identifier: String) -> UICollectionReusableView?, elementKind: String,
            handler: @escaping Handler
        ) {
            self.elementKind = elementKind
            self.handler = handler
            make = making
            token = RegistrationToken()
        }

        let elementKind: String
        let handler: Handler
        let make: @MainActor (String) -> UICollectionReusableView?
        let token: RegistrationToken
    }

    /// A cell of a registration, filled with an item; raises for a registration made while the view asks (fact L6.1).
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let identifier = registration.token.identifier(of: Cell.self)
        if checkAge(of: registration.token, indexPath), cellMakers[identifier] == nil {
            cellMakers[identifier] = { registration.make(identifier) ?? UICollectionViewCell(frame: .zero) }
        }
        let cell = dequeueCell(identifier, for: indexPath)
        guard let known = cell as? Cell else { return UICollectionReusableView.made(Cell.self, reusedAs: identifier) }
        if let item { registration.handler(known, indexPath, item) }
        return known
    }

    /// A supplementary view of a registration, filled.
    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let identifier = registration.token.identifier(of: Supplementary.self)
        let queue = ViewKind(kind: registration.elementKind, identifier: identifier)
        if checkAge(of: registration.token, indexPath), viewMakers[queue] == nil {
            viewMakers[queue] = { registration.make(identifier) ?? UICollectionReusableView(frame: .zero) }
        }
        let view = dequeueView(registration.elementKind, identifier, for: indexPath)
        guard let known = view as? Supplementary
        else { return UICollectionReusableView.made(Supplementary.self, reusedAs: identifier) }
        registration.handler(known, registration.elementKind, indexPath)
        return known
    }

    /// A registration that is made again for each cell would never reuse one: UIKit raises (iOS 15).
    private func checkAge(of token: RegistrationToken, _ path: IndexPath) -> Bool {
        guard let awaited, token.number > awaited.token, LayoutEnvironment.current.generation != .old
        else { return true }
        UIKitExceptions.raise(
            "Attempted to dequeue a cell using a registration that was created inside "
                + "-collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell "
                + "provider. Creating a new registration each time a cell is requested will prevent reuse and "
                + "cause created cells to remain inaccessible in memory for the lifetime of the collection "
                + "view. Registrations should be created up front and reused. Registration: registration "
                + "\(token.number)")
        return true
    }
}

/// Distinguishes registrations, and when they were made.
@MainActor final class RegistrationToken {
    private static var last = 0
    static var count: Int { last }
    let number: Int

    init() {
        Self.last += 1
        number = Self.last
    }

    func identifier(of type: Any.Type) -> String { "registration-\(number)-\(type)" }
}

extension UINib {
    /// The document's one object; nil, with UIKit's exception raised, if that is no view that a collection view reuses.
    /// - Parameter isNamed: the app chose the identifier, and the document may not name another.
    package func reusableView(_ identifier: String, isNamed: Bool = true) -> UICollectionReusableView? {
        guard let view = onlyView(UICollectionReusableView.self, identifier) else { return nil }
        if isNamed, let own = view.reuseIdentifier, own != identifier {
            UIKitExceptions.raise(
                "view reuse identifier in nib (\(own)) does not match the identifier used to register the nib "
                    + "(\(identifier))")
        }
        return view
    }
}
