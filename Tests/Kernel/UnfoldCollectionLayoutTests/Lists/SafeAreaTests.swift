import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout
import UnfoldTableLayout

@testable import UnfoldCollectionLayout

/// A phone on its side: what sections' insets count from (facts L3.18, L3.20).
@MainActor @Suite(.ownSettings) struct SafeAreaTests {
    private func view(
        _ layout: UICollectionViewLayout, _ make: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell
    ) -> (UICollectionView, ClosureItems) {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 852, height: 393), collectionViewLayout: layout)
        view.rootSafeAreaInsets = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "plain")
        view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "list")
        let source = ClosureItems(make)
        view.dataSource = source
        view.layoutIfNeeded()
        return (view, source)
    }

    final class ClosureItems: NSObject, UICollectionViewDataSource {
        let make: (UICollectionView, IndexPath) -> UICollectionViewCell
        init(_ make: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell) { self.make = make }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { make(collectionView, indexPath) }
    }

    private func layout(
        _ reference: UIContentInsetsReference, of layout: UIContentInsetsReference = .safeArea
    ) -> UICollectionViewCompositionalLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 10, bottom: 0, trailing: 5)
        section.contentInsetsReference = reference
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.contentInsetsReference = layout
        return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    }

    @Test func insetsCountFromTheReference() {
        inEnvironment(scale: 3) {
            @MainActor func frame(_ layout: UICollectionViewLayout) -> CGRect {
                view(layout) { $0.dequeueReusableCell(withReuseIdentifier: "plain", for: $1) }.0
                    .layoutAttributesForItem(at: .item(0))!.frame
            }
            #expect(frame(layout(.automatic)) == CGRect(x: 69, y: 3, width: 719, height: 40))
            #expect(frame(layout(.none)) == CGRect(x: 10, y: 3, width: 837, height: 40))
            #expect(frame(layout(.automatic, of: .none)) == CGRect(x: 10, y: 3, width: 837, height: 40))
            #expect(frame(layout(.layoutMargins)) == CGRect(x: 77, y: 3, width: 703, height: 40))
            #expect(frame(layout(.readableContent)) == CGRect(x: 100, y: 3, width: 657, height: 40))
        }
    }

    @Test func aNewSafeAreaMovesSections() {
        inEnvironment(scale: 3) {
            let (view, source) = view(layout(.automatic)) {
                $0.dequeueReusableCell(withReuseIdentifier: "plain", for: $1)
            }
            view.rootSafeAreaInsets = UIEdgeInsets(top: 0, left: 20, bottom: 21, right: 0)
            view.layoutIfNeeded()
            #expect(view.cellForItem(at: .item(0))?.frame.minX == 30)
            withExtendedLifetime(source) {}
        }
    }

    private func list(
        _ appearance: UICollectionLayoutListConfiguration.Appearance, keepsCards: Bool = true
    ) -> (UICollectionView, ClosureItems) {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        configuration.keepsCardsInSafeArea = keepsCards
        return view(UICollectionViewCompositionalLayout.list(using: configuration)) {
            let cell =
                $0.dequeueReusableCell(withReuseIdentifier: "list", for: $1) as! UICollectionViewListCell
            var content = cell.defaultContentConfiguration()
            content.text = "Title"
            cell.contentConfiguration = content
            if $1.item == 1 { cell.accessories = [.disclosureIndicator()] }
            return cell
        }
    }

    private func text(_ cell: UICollectionViewCell) -> CGRect {
        let label = cell.contentView.subviews.first { $0 is UILabel }!
        return label.convert(label.bounds, to: cell)
    }

    /// Rows reach under the safe area, texts and accessories do not.
    @Test func textsOfPlainListsKeepAway() {
        inEnvironment(scale: 3) {
            let (view, source) = list(.plain)
            let cells = (0..<2).map { view.cellForItem(at: .item($0))! }
            for cell in cells { cell.layoutIfNeeded() }
            #expect(cells[0].frame.minX == 0 && cells[0].frame.width == 852)
            #expect(text(cells[0]).minX == 79 && text(cells[0]).maxX == 773)
            // The accessory ends at the margin inside the safe area.
            #expect(text(cells[1]).minX == 79 && text(cells[1]).maxX == 852 - 79 - 14 - 8)
            withExtendedLifetime(source) {}
        }
    }

    @Test(arguments: [true, false]) func cardsOfListsLieInside(_ keeps: Bool) {
        inEnvironment(scale: 3) {
            let (view, source) = list(.insetGrouped, keepsCards: keeps)
            let cell = view.cellForItem(at: .item(0))!
            cell.layoutIfNeeded()
            #expect(cell.frame.minX == (keeps ? 79 : 20) && cell.frame.width == (keeps ? 694 : 812))
            #expect(text(cell).minX == (keeps ? 20 : 59))
            withExtendedLifetime(source) {}
        }
    }
}
