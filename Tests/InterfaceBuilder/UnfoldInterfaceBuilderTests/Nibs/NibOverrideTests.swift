import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout
import UnfoldCollectionLayout
import UnfoldTableLayout

/// Tables and collection views of apps' tests hear which nibs are registered.
@MainActor @Suite(.ownSettings) struct NibOverrideTests {
    private final class Table: UITableView {
        var heard: [String] = []
        override func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
            heard.append(identifier)
            super.register(nib, forCellReuseIdentifier: identifier)
        }
        override func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
            heard.append(identifier)
        }
    }

    private final class Collection: UICollectionView {
        var heard: [String] = []
        override func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
            heard.append(identifier)
            super.register(nib, forCellWithReuseIdentifier: identifier)
        }
        override func register(
            _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
        ) { heard += [kind, identifier] }
    }

    private final class Nib: UINib {
        override func instantiate(withOwner ownerOrNil: Any?, options: [OptionsKey: Any]? = nil) -> [Any] { [] }
    }

    @Test func registeringANibCanBeOverridden() {
        let nib = UINib(data: Data(), bundle: nil)
        let table = Table()
        (table as UITableView).register(nib, forCellReuseIdentifier: "cell")
        (table as UITableView).register(nib, forHeaderFooterViewReuseIdentifier: "header")
        #expect(table.heard == ["cell", "header"])
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "header") == nil)
        table.register(nil as UINib?, forCellReuseIdentifier: "cell")
        #expect(table.dequeueReusableCell(withIdentifier: "cell") == nil)

        let collection = Collection(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        (collection as UICollectionView).register(nib, forCellWithReuseIdentifier: "cell")
        (collection as UICollectionView).register(
            nib, forSupplementaryViewOfKind: "kind", withReuseIdentifier: "view")
        #expect(collection.heard == ["cell", "kind", "view"])
        #expect(Nib(data: Data(), bundle: nil).instantiate(withOwner: nil).isEmpty)
    }
}
