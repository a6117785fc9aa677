import Foundation
import TestSupport
import Testing

@testable import UnfoldInterfaceBuilder

/// Places of elements and attributes, against what Foundation's parser reads: of every document, and of broken ones.
@Suite struct TagTests {
    private static let documents: [[UInt8]] = {
        let folder = Fixtures.root.appendingPathComponent("ib")
        let paths = (FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []).sorted()
        return paths.filter(IBDocument.isDocument).compactMap {
            (try? Data(contentsOf: folder.appendingPathComponent($0))).map { [UInt8]($0) }
        }
    }()

    /// What is wrong with the places; nil for what is no document.
    private func mistakes(_ bytes: [UInt8]) -> [String]? {
        guard let tags = IBTags(bytes, file: "it.xib")?.tags else { return nil }
        return tags.flatMap { tag -> [String] in
            let element = tag.element
            var wrong: [String] = []
            if Set(tag.attributes.map(\.name)) != Set(element.attributes.keys) {
                wrong.append("\(element.name): \(tag.attributes.map(\.name))")
            }
            for attribute in tag.attributes {
                let text = String(decoding: bytes[attribute.value], as: UTF8.self)
                // The parser resolves entities and takes line ends for spaces.
                guard !text.contains(where: { "&\n\r\t\r\n".contains($0) }) else { continue }
                if element[attribute.name] != text { wrong.append("\(attribute.name) is '\(text)'") }
                if !bytes[attribute.start...].starts(with: attribute.name.utf8) { wrong.append("\(attribute) starts") }
            }
            if tag.inside > tag.end || tag.close > tag.inside { wrong.append("\(element.name) ends") }
            return wrong
        }
    }

    @Test func everyDocumentIsFoundInItsBytes() throws {
        #expect(Self.documents.count > 20)
        for bytes in Self.documents {
            // One with mistakes in it is none to the parser.
            guard (try? IBDocument.read(file: "it.xib", data: Data(bytes))) != nil else { continue }
            #expect(try #require(mistakes(bytes)) == [])
            let element = try #require(IBTags(bytes, file: "it.xib")?.tags.last)
            let number = IBTags(bytes, file: "it.xib")?.number(
                line: element.element.line, column: element.element.column)
            #expect(number == IBTags(bytes, file: "it.xib").map { $0.tags.count - 1 })
        }
    }

    /// Bytes replaced, cut out, doubled and put in: what is still XML is found, what is not gives nothing.
    @Test func brokenDocuments() throws {
        var random = SplitMix(seed: 9)
        let pieces = [
            "<", ">", "/", "\"", "'", "=", "<!--", "-->", "<![CDATA[", "]]>", "<?x ", "?>", " ", "&lt;", "ü", "\r\n",
        ]
        let documents = Self.documents.filter { $0.count < 5000 }
        var read = 0
        for _ in 0..<400 {
            var bytes = documents.randomElement(using: &random)!
            for _ in 0...Int.random(in: 0...2, using: &random) {
                let start = Int.random(in: 0..<bytes.count, using: &random)
                let end = min(bytes.count, start + Int.random(in: 0...3, using: &random))
                bytes.replaceSubrange(start..<end, with: Array(pieces.randomElement(using: &random)!.utf8))
            }
            guard let wrong = mistakes(bytes) else { continue }
            read += 1
            #expect(wrong == [], "\(String(decoding: bytes, as: UTF8.self))")
        }
        #expect(read > 20)
    }
}
