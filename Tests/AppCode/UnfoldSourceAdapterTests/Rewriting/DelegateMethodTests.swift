import Foundation
import TestSupport
import Testing

@testable import UnfoldSourceAdapter

/// The methods that a class may write below the one that conforms are those that module UIKit has defaults for.
@Suite struct DelegateMethodTests {
    private static let sources = [
        "UITableViewDataSource": ["UnfoldTableLayout/Table/Generated/Table.swift"],
        "UITableViewDelegate": ["UnfoldTableLayout/Table/Generated/Table.swift"],
        "UIScrollViewDelegate": ["UnfoldAutoLayout/ScrollView/Generated/ScrollView.swift"],
        "UICollectionViewDataSource": ["UnfoldCollectionLayout/View/Generated/View.swift"],
        "UICollectionViewDelegate": ["UnfoldCollectionLayout/View/Generated/View.swift"],
        "UICollectionViewDelegateFlowLayout": ["UnfoldCollectionLayout/Flow/Generated/Flow.swift"],
    ]

    private static func url(_ path: String) -> URL {
        Fixtures.package.appendingPathComponent("Sources/Kernel/" + path)
    }

    /// Signatures with the first parameter's type, of the defaults of a protocol.
    private func defaults(of name: String) throws -> Set<String> {
        var found: Set<String> = []
        for path in try #require(Self.sources[name]) {
            let bytes = try Array(Data(contentsOf: Self.url(path)))
            let file = try SourceFile(SourceAdapter.Source(path: path, bytes: bytes))
            for method in AppDeclarations([file]).functions(of: name) where method.type?.keyword == .extension {
                if let type = method.firstType { found.insert("\(method.signature) \(type)") }
            }
        }
        return found
    }

    @Test(arguments: DelegateMethods.all.indices) func eachHasADefault(_ index: Int) throws {
        let requirements = DelegateMethods.all[index]
        let declared = try defaults(of: requirements.protocols[0])
        #expect(declared.count >= requirements.signatures.count)
        for signature in requirements.signatures.sorted() {
            #expect(declared.contains("\(signature) \(requirements.subject)"), "\(signature)")
        }
    }

    @Test func methodsOfAnAppsOwnAreNone() {
        #expect(DelegateMethods.protocols(with: "tableView(_:colourOfRowAt:)", subject: "UITableView").isEmpty)
        #expect(
            DelegateMethods.protocols(with: "tableView(_:heightForRowAt:)", subject: "MyTable").isEmpty)
        #expect(
            DelegateMethods.protocols(with: "numberOfSections(in:)", subject: "UICollectionView")
                == ["UICollectionViewDataSource"])
    }

    @Test(arguments: [
        ("tableView(_:heightForRowAt:)", "tableView:heightForRowAtIndexPath:"),
        ("tableView(_:willDisplay:forRowAt:)", "tableView:willDisplayCell:forRowAtIndexPath:"),
        ("tableView(_:moveRowAt:to:)", "tableView:moveRowAtIndexPath:toIndexPath:"),
        ("tableView(_:viewForHeaderInSection:)", "tableView:viewForHeaderInSection:"),
        ("collectionView(_:layout:sizeForItemAt:)", "collectionView:layout:sizeForItemAtIndexPath:"),
        ("collectionView(_:layout:insetForSectionAt:)", "collectionView:layout:insetForSectionAtIndex:"),
        ("scrollViewDidEndDragging(_:willDecelerate:)", "scrollViewDidEndDragging:willDecelerate:"),
        (
            "collectionView(_:contextMenuConfigurationForItemsAt:point:)",
            "collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:"
        ),
        (
            "collectionView(_:didUpdateFocusIn:with:)",
            "collectionView:didUpdateFocusInContext:withAnimationCoordinator:"
        ),
        (
            "collectionView(_:willDisplayContextMenu:animator:)",
            "collectionView:willDisplayContextMenuWithConfiguration:animator:"
        ),
        ("viewForZooming(in:)", "viewForZoomingInScrollView:"),
        ("sectionIndexTitles(for:)", "sectionIndexTitlesForTableView:"),
        ("tableView(_:colourOfRowAt:)", "tableView:colourOfRowAt:"),
    ]) func theyAreSpelledAsInApplesHeaders(_ signature: String, _ expected: String) {
        let parts = signature.dropLast().split(separator: "(")
        let labels = parts[1].split(separator: ":").map(String.init)
        #expect(ObjectiveCName.of(String(parts[0]), labels: labels) == expected)
    }

    /// The names by which module UIKit asks for a target are those that `#selector` gives.
    @Test(arguments: sources.keys.sorted()) func forwardedMessagesHaveTheseNames(_ name: String) throws {
        let text = try #require(Self.sources[name]).map {
            try String(contentsOf: Self.url($0), encoding: .utf8)
        }.joined()
        let asked = text.components(separatedBy: "forwardee(\"").dropFirst().map { $0.prefix { $0 != "\"" } }
        let known = Set(
            DelegateMethods.all.flatMap(\.signatures).map { signature in
                let parts = signature.dropLast().split(separator: "(")
                return ObjectiveCName.of(String(parts[0]), labels: parts[1].split(separator: ":").map(String.init))
            })
        #expect(!asked.isEmpty)
        for message in asked where !message.hasPrefix("numberOfSections") {
            #expect(known.contains(String(message)), "\(message)")
        }
    }
}
