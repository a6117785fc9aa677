import Foundation
import TestSupport
import Testing

@testable import UnfoldSourceAdapter

/// The methods that a class may write below the one that conforms are those that module UIKit has defaults for.
@Suite struct DelegateMethodTests {
    private static let sources = [
        "UITableViewDataSource": "UnfoldTableLayout/Table/UITableViewDataSource.swift",
        "UITableViewDelegate": "UnfoldTableLayout/Table/UITableViewDataSource.swift",
        "UIScrollViewDelegate": "UnfoldAutoLayout/ScrollView/UIScrollViewDelegate.swift",
        "UICollectionViewDataSource": "UnfoldCollectionLayout/View/UICollectionViewDataSource.swift",
        "UICollectionViewDelegate": "UnfoldCollectionLayout/View/UICollectionViewDelegate.swift",
        "UICollectionViewDelegateFlowLayout":
            "UnfoldCollectionLayout/Flow/UICollectionViewDelegateFlowLayout.swift",
    ]

    /// Signatures with the first parameter's type, of the defaults of a protocol.
    private func defaults(of name: String) throws -> Set<String> {
        let path = try #require(Self.sources[name])
        let url = Fixtures.root.deletingLastPathComponent().appendingPathComponent("Sources/" + path)
        let file = try SourceFile(SourceAdapter.Source(path: path, bytes: Array(Data(contentsOf: url))))
        let app = AppDeclarations([file])
        return Set(
            app.functions(of: name).filter { app.type($0.site.site)?.keyword == .extension }.compactMap { method in
                method.member.firstType(in: file.source).map { "\(method.member.signature) \($0)" }
            })
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
        let path = try #require(Self.sources[name])
        let url = Fixtures.root.deletingLastPathComponent().appendingPathComponent("Sources/" + path)
        let text = try String(contentsOf: url, encoding: .utf8)
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
