import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout
import UnfoldCollectionLayout
import UnfoldTableLayout

@testable import UnfoldInterfaceBuilder

final class NibItemCell: UICollectionViewCell {
    var label: UILabel?
    var isAwake = false

    override func awakeFromNib() {
        super.awakeFromNib()
        isAwake = true
    }
    override func setValue(_ value: Any?, forKey key: String) {
        if key == "label" { label = value as? UILabel } else { super.setValue(value, forKey: key) }
    }
}

final class NibBoardLayout: UICollectionViewFlowLayout {}

/// Cells, headers and whole collection views of documents.
@MainActor @Suite(.ownSettings) struct CollectionNibTests {
    private func document(_ objects: String) -> UINib {
        UINib(
            data: Data(
                """
                <?xml version="1.0"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="32700"
                targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina6_0" orientation="portrait"/>
                <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>\(objects)</objects></document>
                """.utf8), bundle: nil)
    }

    private let own = #"customClass="NibItemCell" customModule="UnfoldInterfaceBuilderTests""#

    /// As Xcode writes cells: until version 13 the content view has no id, and constraints name the cell.
    private func cell(_ attributes: String, isOld: Bool = false) -> String {
        let content = isOld ? "cell" : "content"
        let tag = isOld ? "view" : "collectionViewCellContentView"
        let id = isOld ? "" : #"id="content""#
        let constraints = """
            <constraints><constraint firstItem="label" firstAttribute="top" secondItem="\(content)"
            secondAttribute="top" constant="10" id="c1"/><constraint firstItem="label" firstAttribute="leading"
            secondItem="\(content)" secondAttribute="leading" constant="5" id="c2"/><constraint
            firstAttribute="trailing" secondItem="label" secondAttribute="trailing" constant="5" id="c3"/><constraint
            firstAttribute="bottom" secondItem="label" secondAttribute="bottom" constant="10" id="c4"/></constraints>
            """
        return """
            <collectionViewCell id="cell" \(attributes)><rect key="frame" x="0" y="0" width="100" height="90"/>
            <\(tag) key="contentView" \(id)><rect key="frame" x="0" y="0" width="100" height="90"/>
            <subviews><label text="Hello" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="label">
            <rect key="frame" x="5" y="10" width="90" height="70"/></label></subviews>
            \(isOld ? "" : constraints)</\(tag)>\(isOld ? constraints : "")
            <connections><outlet property="label" destination="label" id="o"/></connections></collectionViewCell>
            """
    }

    private func reasons(_ body: () -> Void) -> [String] {
        var found: [String] = []
        UIKitExceptions.withHandler({ found.append($0.reason) }) { body() }
        return found
    }

    private func view(_ layout: UICollectionViewLayout = UICollectionViewFlowLayout()) -> UICollectionView {
        UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    }

    @Test func registeredNibsMakeCellsAndHeaders() throws {
        let view = view()
        view.register(document(cell(own)), forCellWithReuseIdentifier: "a")
        let made = view.dequeueReusableCell(withReuseIdentifier: "a", for: IndexPath(item: 0, section: 0))
        let cell = try #require(made as? NibItemCell)
        #expect(cell.isAwake && cell.label?.text == "Hello" && cell.reuseIdentifier == "a")
        #expect(cell.label?.superview === cell.contentView)
        let header = """
            <collectionReusableView id="h"><rect key="frame" x="0" y="0" width="50" height="50"/></collectionReusableView>
            """
        let kind = UICollectionView.elementKindSectionHeader
        view.register(document(header), forSupplementaryViewOfKind: kind, withReuseIdentifier: "h")
        let part = view.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "h", for: IndexPath(item: 0, section: 0))
        #expect(part.reuseIdentifier == "h")
        view.register(nil as UINib?, forCellWithReuseIdentifier: "a")
        let problems = reasons {
            _ = view.dequeueReusableCell(withReuseIdentifier: "a", for: IndexPath(item: 0, section: 0))
            view.register(document(self.cell(own + #" reuseIdentifier="x""#)), forCellWithReuseIdentifier: "y")
            _ = view.dequeueReusableCell(withReuseIdentifier: "y", for: IndexPath(item: 0, section: 0))
            let plain = #"<view id="v"><rect key="frame" x="0" y="0" width="1" height="1"/></view>"#
            view.register(document(plain), forCellWithReuseIdentifier: "z")
            _ = view.dequeueReusableCell(withReuseIdentifier: "z", for: IndexPath(item: 0, section: 0))
        }
        #expect(
            problems.prefix(2) == [
                "could not dequeue a view of kind: UICollectionElementKindCell with identifier a - must register a nib or a "
                    + "class for the identifier or connect a prototype cell in a storyboard",
                "view reuse identifier in nib (x) does not match the identifier used to register the nib (y)",
            ])
        #expect(
            problems.dropFirst(2).first
                == "invalid nib registered for identifier (z) - nib must contain exactly one top level object which must be "
                + "a UICollectionReusableView instance")
    }

    /// In both ways of writing a cell its constraints give its size, within the content view.
    @Test(arguments: [false, true]) func aCellOfANibSizesItself(_ isOld: Bool) throws {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let view = view(layout)
        let registration = UICollectionView.CellRegistration<NibItemCell, String>(
            cellNib: document(cell(own + #" reuseIdentifier="whatever""#, isOld: isOld))
        ) { cell, _, text in cell.label?.text = text }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "a rather long text"])
        source.apply(snapshot)
        view.layoutIfNeeded()
        let cells = view.visibleCells.compactMap { $0 as? NibItemCell }
        #expect(cells.map(\.label?.text) == ["a", "a rather long text"])
        for cell in cells {
            let text = try #require(cell.label?.intrinsicContentSize)
            #expect(abs(cell.bounds.height - 20 - text.height) < 1 && abs(cell.bounds.width - 10 - text.width) < 1)
            #expect(abs((cell.label?.frame.minX ?? 0) - 5) < 0.5)
        }
    }

    @Test func supplementaryRegistrationsTakeNibs() {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        let view = view(layout)
        let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
        let headers = UICollectionView.SupplementaryRegistration<NibItemCell>(
            supplementaryNib: document(cell(own)), elementKind: UICollectionView.elementKindSectionHeader
        ) { view, kind, path in
            view.label?.text = "\(kind == UICollectionView.elementKindSectionHeader) \(path.section)"
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1])
        source.apply(snapshot)
        view.layoutIfNeeded()
        let header = view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        #expect((header as? NibItemCell)?.label?.text == "true 0")
    }

    /// A collection view of a document brings its layout and its prototypes.
    @Test func aCollectionViewComesWithItsLayoutAndPrototypes() throws {
        let text = """
            <collectionView id="list" dataMode="prototypes"><rect key="frame" x="0" y="0" width="320" height="480"/>
            <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="7" minimumInteritemSpacing="3"
            scrollDirection="horizontal" id="flow" customClass="NibBoardLayout" customModule="UnfoldInterfaceBuilderTests">
            <size key="itemSize" width="60" height="40"/><size key="headerReferenceSize" width="20" height="0"/>
            <size key="footerReferenceSize" width="0" height="0"/>
            <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/></collectionViewFlowLayout>
            <cells>\(cell(own + #" reuseIdentifier="item""#))</cells>
            <collectionReusableView key="sectionHeaderView" reuseIdentifier="head" id="h">
            <rect key="frame" x="0" y="0" width="20" height="480"/></collectionReusableView></collectionView>
            """
        let view = try #require(document(text).instantiate(withOwner: nil).first as? UICollectionView)
        let flow = try #require(view.collectionViewLayout as? NibBoardLayout)
        #expect(flow.itemSize == CGSize(width: 60, height: 40) && flow.scrollDirection == .horizontal)
        #expect(flow.minimumLineSpacing == 7 && flow.minimumInteritemSpacing == 3)
        #expect(flow.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        #expect(flow.estimatedItemSize == .zero && flow.headerReferenceSize.width == 20)
        let path = IndexPath(item: 0, section: 0)
        #expect((view.dequeueReusableCell(withReuseIdentifier: "item", for: path) as? NibItemCell)?.isAwake == true)
        let head = view.dequeueReusableSupplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "head", for: path)
        #expect(head.reuseIdentifier == "head")
        #expect(view.subviews.isEmpty, "prototypes are no subviews")
    }
}
