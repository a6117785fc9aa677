/// What an update moves, while it is carried out: what the layout is asked about it, and what it answered.
struct UpdateMotion {
    var before: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    /// Who was where.
    var keys: [ElementPosition: ElementKey] = [:]
    /// Set while the layout is asked.
    var update: BatchUpdate?
    var asked: Set<ElementKey> = []
    /// Answers that are the layout's own: others than those it gives by itself.
    var starts: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    var ends: [ElementKey: UICollectionViewLayoutAttributes] = [:]
}

/// Starts and ends of what moves, in UIKit's order: what was on screen is asked where it ends, what is on screen where
/// it starts, then the layout is notified that the update is over (facts L5.7, L5.8).
extension UICollectionView {
    func noteMotionBefore() {
        motion = UpdateMotion()
        for (key, view) in displayed {
            guard let shown = view.shownAttributes else { continue }
            let attributes = mirroredIfNeeded(shown)
            motion?.before[key] = attributes
            motion?.keys[ElementPosition(attributes)] = key
        }
    }

    /// The layout knows what changes, and has the new positions.
    func askMotion(_ update: BatchUpdate) {
        guard motion != nil else { return }
        motion?.update = update
        let before = (motion?.before ?? [:]).map { (key: $0, position: ElementPosition($1)) }
        func order(_ position: ElementPosition) -> (UInt, String, IndexPath) {
            (position.category.rawValue, position.kind, position.path)
        }
        for (key, position) in before.sorted(by: { order($0.position) < order($1.position) }) {
            guard let own = asking({ layout.end(of: position) }) else { continue }
            if motionEnd(of: position).map({ !own.isEqual($0) }) ?? true { motion?.ends[key] = own }
        }
        askStarts()
    }

    /// What comes on screen only because others turned out smaller is asked when all sizes are known.
    func finishMotion() {
        askStarts()
        motion?.update = nil
    }

    private func askStarts() {
        guard motion?.update != nil else { return }
        for (key, shown) in elementsOnScreen() where motion?.asked.insert(key).inserted == true {
            let position = ElementPosition(shown)
            guard let own = asking({ layout.start(of: position) }) else { continue }
            if motionStart(of: position).map({ !own.isEqual($0) }) ?? true { motion?.starts[key] = own }
        }
    }

    func motionStart(of position: ElementPosition) -> UICollectionViewLayoutAttributes? {
        guard let motion, let update = motion.update, let now = layout.attributes(at: position), let key = key(of: now)
        else { return nil }
        if let old = motion.before[key] {
            let start = old.copied
            start.indexPath = position.path
            return start
        }
        guard isNew(key, update) else { return nil }
        let start = now.copied
        start.alpha = 0
        return start
    }

    func motionEnd(of position: ElementPosition) -> UICollectionViewLayoutAttributes? {
        guard let motion, motion.update != nil, let key = motion.keys[position], let old = motion.before[key]
        else { return nil }
        var now = position
        switch key {
        case .item(let id): now.path = rows.path(of: id) ?? IndexPath()
        case .part(_, let section, let index):
            now.path = rows.section(of: section).map { IndexPath(item: index, section: $0) } ?? IndexPath()
        case .other: break
        }
        if !now.path.isEmpty, let end = layout.attributes(at: now) {
            let end = end.copied
            end.indexPath = position.path
            return end
        }
        let end = old.copied
        end.alpha = 0
        return end
    }

    private func isNew(_ key: ElementKey, _ update: BatchUpdate) -> Bool {
        switch key {
        case .item(let id):
            if update.inserted.contains(id) || update.reloaded.keys.contains(id) { return true }
            guard !update.moved.contains(id), let path = rows.path(of: id) else { return false }
            return update.newSections.contains(rows.sectionID(at: path.section))
        case .part(_, let section, _): return update.newSections.contains(section)
        case .other: return false
        }
    }

    package func ownStart(of element: BatchUpdateReport.Element) -> (frame: CGRect, alpha: CGFloat)? {
        shown(key(of: ElementPosition(element)).flatMap { motion?.starts[$0] })
    }

    package func ownEnd(of element: BatchUpdateReport.Element) -> (frame: CGRect, alpha: CGFloat)? {
        shown(motion?.keys[ElementPosition(element)].flatMap { motion?.ends[$0] })
    }

    private func shown(_ own: UICollectionViewLayoutAttributes?) -> (frame: CGRect, alpha: CGFloat)? {
        own.map { (mirroredIfNeeded($0).frame, $0.alpha) }
    }
}

extension UICollectionViewLayout {
    fileprivate func attributes(at position: ElementPosition) -> UICollectionViewLayoutAttributes? {
        position.ask(
            layoutAttributesForItem, layoutAttributesForSupplementaryView, layoutAttributesForDecorationView)
    }

    fileprivate func start(of position: ElementPosition) -> UICollectionViewLayoutAttributes? {
        position.ask(
            initialLayoutAttributesForAppearingItem, initialLayoutAttributesForAppearingSupplementaryElement,
            initialLayoutAttributesForAppearingDecorationElement)
    }

    fileprivate func end(of position: ElementPosition) -> UICollectionViewLayoutAttributes? {
        position.ask(
            finalLayoutAttributesForDisappearingItem, finalLayoutAttributesForDisappearingSupplementaryElement,
            finalLayoutAttributesForDisappearingDecorationElement)
    }
}

extension ElementPosition {
    /// The answer of the layout's method for the category.
    fileprivate func ask<Answer>(
        _ item: (IndexPath) -> Answer, _ supplementary: (String, IndexPath) -> Answer,
        _ decoration: (String, IndexPath) -> Answer
    ) -> Answer {
        switch category {
        case .cell: item(path)
        case .supplementaryView: supplementary(kind, path)
        case .decorationView: decoration(kind, path)
        }
    }
}
