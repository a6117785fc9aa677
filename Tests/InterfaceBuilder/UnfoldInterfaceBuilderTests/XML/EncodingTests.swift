import Foundation
import Testing
import UnfoldInterfaceBuilder

/// Bytes that are no text end the program in some of the parser's callbacks, and encodings hide a document type.
@MainActor @Suite struct EncodingTests {
    private static let good = Documents.text(
        """
        <view id="v"><rect key="frame" x="0" y="0" width="9" height="9"/><subviews><label id="l" text="a"/></subviews>
        </view>
        """)

    private func error(_ bytes: [UInt8]) -> IBDocumentError? {
        do {
            _ = try IBDocument.read(file: "Test.xib", data: Data(bytes))
            return nil
        } catch { return error as? IBDocumentError }
    }

    /// Where bytes are put in: behind what, with which characters before and behind them.
    nonisolated private static let places: [(behind: String, before: String, after: String)] = [
        ("<label id=\"", "", ""), ("<label i", "", ""), ("<la", "", ""), ("<label", " xmlns:", "=\"u\""),
        ("<subviews>", "", ""), ("<subviews>", "<!-- ", "-->"), ("<subviews>", "<?x ", "?>"),
        ("<subviews>", "<![CDATA[", "]]>"), ("</view>", "", ""), ("<?xml version=\"1.0\"", "", ""),
        ("</document>", "", ""),
    ]

    @Test(arguments: places.indices, [[0xE3], [0xE3, 0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF8], [0x80]])
    func bytesThatAreNoText(_ place: Int, _ bytes: [UInt8]) throws {
        let (behind, before, after) = Self.places[place]
        let split = try #require(Self.good.range(of: behind)).upperBound
        let head = Array((Self.good[..<split] + before).utf8)
        let found = error(head + bytes + Array((after + Self.good[split...]).utf8))
        #expect(found?.message == "these bytes are not UTF-8; save the document as UTF-8")
        #expect(found?.line == head.count { $0 == 0x0A } + 1)
        #expect(found?.column == head.count - (head.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0) + 1)
    }

    @Test func theGoodOneIsRead() {
        #expect(error(Array(Self.good.utf8)) == nil)
        #expect(error([0xEF, 0xBB, 0xBF] + Array(Self.good.utf8)) == nil)
        for name in ["utf-8", "UTF8", "US-ASCII"] {
            #expect(error(Array(Self.good.replacing("\"UTF-8\"", with: "'\(name)'").utf8)) == nil, "\(name)")
        }
    }

    /// In UTF-7 `+ADw-` is `<`.
    @Test(arguments: [
        "UTF-7", "IBM037", "ISO-8859-1", "GB18030", "SHIFT_JIS", "UTF-16", "UCS-4", "NOPE-99", "a\u{1B}[2J",
    ])
    func otherEncodingsAreRefused(_ name: String) {
        let text = Self.good.replacing("UTF-8", with: name)
            .replacing("<document", with: "+ADwAIQ-DOCTYPE a [+ADwAIQ-ENTITY b \"c\">]><document")
        let found = error(Array(text.utf8))
        #expect(found?.line == 1)
        #expect(found?.message.hasPrefix("the document says that it is in '") == true, "\(String(describing: found))")
        #expect(found?.message.unicodeScalars.allSatisfy { $0.value >= 0x20 } == true)
    }

    /// The parser compares each attribute of an element with all others.
    @Test func manyAttributesAreRefused() {
        func text(_ count: Int) -> [UInt8] {
            let attributes = (0..<count).map { "a\($0)='>'" }.joined(separator: " ")
            return Array(Self.good.replacing("<label ", with: "<label \(attributes) ").utf8)
        }
        #expect(error(text(998)) == nil)
        let found = error(text(200_000))
        #expect(found?.message == "an element has more than 1000 attributes")
        #expect(found?.line == 3, "\(String(describing: found))")
    }

    @Test(arguments: ["xmlns='u'", "xmlns:a=\"u\"", "text='a'\nxmlns:b = 'c'"]) func namespacesAreRefused(
        _ text: String
    ) {
        let found = error(Array(Self.good.replacing("<label ", with: "<label \(text) ").utf8))
        #expect(found?.message.hasPrefix("the document declares a namespace") == true)
    }

    /// Brackets, quotes and equals signs in texts, comments and instructions are none of tags.
    @Test func asidesAreNoTags() {
        let marks = String(repeating: "= xmlns=\"'", count: 2000)
        for text in [
            "<!-- \(marks) > --><label ", "<![CDATA[\(marks) >]]><label ", "<?x \(marks) > ?><label ",
            "\(marks)<label ",
            "<label userLabel='\(marks.replacing("'", with: ""))' ",
            "<label userLabel=\"&lt;\(marks.replacing("\"", with: ""))\" ",
        ] {
            #expect(error(Array(Self.good.replacing("<label ", with: text).utf8)) == nil, "\(text.prefix(20))")
        }
    }
}
