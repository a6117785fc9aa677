import Testing
import UIKit

/// Helpers of apps that say nothing of actors: on iOS they build in Swift 5 mode, for UIKit's isolation came later.
enum LayoutFactory {
    static func list() -> UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.showsSeparators = false
        configuration.separatorConfiguration.color = .red
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    static func content(_ title: String) -> UIListContentConfiguration {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = title
        return content
    }

    static func rows(_ view: UICollectionView) -> UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        UICollectionView.CellRegistration { cell, _, title in cell.contentConfiguration = LayoutFactory.content(title) }
    }

    static func scale(_ image: UIImage) -> CGFloat { image.imageRendererFormat.scale }
}

@MainActor @Suite struct NonisolatedHelperTests {
    @Test func helpersWithoutIsolationMakeLists() throws {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: LayoutFactory.list())
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
            [rows = LayoutFactory.rows(view)] view, path, title in
            view.dequeueConfiguredReusableCell(using: rows, for: path, item: title)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["one"])
        source.apply(snapshot)
        view.layoutIfNeeded()
        let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
        #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "one")
        #expect(LayoutFactory.scale(UIImage()) > 0)
    }
}
