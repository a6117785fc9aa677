import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout

@testable import UnfoldInterfaceBuilder

/// Documents of tens of megabytes, made here: read in one pass, or refused before that.
@MainActor @Suite(.ownSettings) struct LargeDocumentTests {
    /// A view with that many labels, each of about 250 bytes.
    private func document(labels: Int) -> Data {
        var data = Data(Documents.text("<view id=\"a\">").components(separatedBy: "</objects>")[0].utf8)
        data += Data("<rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/><subviews>".utf8)
        let note = String(repeating: "words ", count: 20)
        for index in 0..<labels {
            data += Data(
                """
                <label id="l\(index)" text="\(note)"><rect key="frame" x="0" y="0" width="9" height="9"/>\
                <fontDescription key="fontDescription" type="system" pointSize="17"/></label>

                """.utf8)
        }
        data += Data("</subviews></view></objects></document>".utf8)
        return data
    }

    /// A label with a text of that many bytes.
    private func label(_ bytes: Int) -> String {
        let text = String(repeating: "All work and no play. ", count: bytes / 22)
        return """
            <label id="l\(bytes)"><rect key="frame" x="0" y="0" width="9" height="9"/><string key="text">\(text)</string></label>

            """
    }

    private func view(_ labels: [String]) -> Data {
        Data(
            Documents.text(
                """
                <view id="a"><rect key="frame" x="0" y="0" width="9" height="9"/><subviews>
                \(labels.joined())</subviews></view>
                """
            ).utf8)
    }

    /// 50 MB in twelve texts: few elements, and the memory of the texts.
    @Test func fiftyMegabytesOfTextAreRead() throws {
        let data = view((0..<12).map { label(4_200_000 + 22 * $0) })
        #expect((50_000_000...IBLimits.fileSize).contains(data.count))
        let document = try IBDocument.read(file: "Large.xib", data: data)
        let texts = document.roots[0].view.subviews.compactMap { $0.element.string("text")?.utf8.count }
        #expect(texts.count == 12)
        #expect(texts.allSatisfy { $0 > 4_190_000 })
    }

    /// The parser would say that the file breaks off.
    @Test func aTooLongAttributeIsNamed() throws {
        let text = String(repeating: "words ", count: IBLimits.text / 6 + 1)
        let error = try #require(Documents.error(Documents.text("<view id=\"a\"\ntext=\"\(text)\"/>")))
        #expect(error.problem == .tooLongText(limit: IBLimits.text))
        #expect((error.line, error.column) == (4, 6))
    }

    /// Beyond the ten million bytes that libxml2 takes at a time, in small elements.
    @Test func fortyThousandLabelsAreRead() throws {
        let data = document(labels: 42_000)
        #expect(data.count > 10_500_000)
        let document = try IBDocument.read(file: "Large.xib", data: data)
        #expect(document.roots[0].view.subviews.count == 42_000)
    }

    /// One text is bounded too, in characters and in CDATA.
    @Test func aTextThatIsTooLongIsRefused() throws {
        let error = try #require(Documents.error(String(decoding: view([label(20), label(9_000_000)]), as: UTF8.self)))
        #expect(error.problem == .tooLongText(limit: IBLimits.text))
        #expect((5...7).contains(error.line), "\(error)")
        let plain = label(9_000_000).replacing("<string key=\"text\">", with: "<string key=\"text\"><![CDATA[")
        let other = view([label(20), plain.replacing("</string>", with: "]]></string>")])
        #expect(Documents.error(String(decoding: other, as: UTF8.self))?.problem == error.problem)
    }

    /// Elements are bounded, and the refusal has the line of the first that is one too many.
    @Test func tooManyElementsAreRefused() throws {
        let limit = IBLimits.elements
        let text = Documents.text(String(repeating: "<a/>\n", count: limit + 10))
        let error = try #require(Documents.error(text))
        #expect(error.problem == .tooManyElements(limit: limit))
        #expect((limit..<limit + 10).contains(error.line), "\(error)")
    }

    /// A file beyond the limit is not parsed.
    @Test func aFileBeyondTheLimitIsRefused() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("large-\(UUID().uuidString).xib")
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(FileManager.default.createFile(atPath: file.path, contents: nil))
        let handle = try FileHandle(forWritingTo: file)
        try handle.truncate(atOffset: UInt64(IBLimits.fileSize) * 8)
        try handle.close()
        do {
            _ = try IBDocument.read(file: file.path)
            Issue.record("it was read")
        } catch let error as IBDocumentError {
            #expect(error.problem == .tooLarge(limit: IBLimits.fileSize))
        }
    }
}
