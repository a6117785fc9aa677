import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout

@testable import UnfoldTypesetting

@MainActor @Suite(.ownSettings) struct FontFileTests {
    private func advances(_ file: FontFile, _ text: String) -> [CGFloat?] {
        text.unicodeScalars.map { file.advance(of: $0) }
    }

    @Test func metricsAndNames() throws {
        let file = try FontFile(data: FontFileBuilder().data(), name: "test.ttf")
        #expect(file.postScriptName == "Test-Bold" && file.familyName == "Test" && file.fullName == "Test Bold")
        #expect(file.unitsPerEm == 1000 && file.glyphCount == 5 && file.weight == .bold && !file.isItalic)
        #expect(advances(file, "ABCDE") == [0.1, 0.2, 0.3, 0.4, nil])
        let font = UIFont(face: .file(file), size: 20)
        #expect(near(font.ascender, 18) && near(font.descender, -6) && near(font.lineHeight, 24))
        #expect(near(font.leading, 1) && near(font.xHeight, 9.6) && near(font.capHeight, 14))
        #expect(near(TextMetrics.measurer.width(of: "ABCD", font: font), 20))
        // What the file lacks is measured as the system font.
        #expect(TextMetrics.measurer.width(of: "漢", font: font) == 20)
        #expect(TextMetrics.measurer.width(of: "z", font: font) > 5)
    }

    @Test func everyFormatOfCharacterMaps() throws {
        let formats: [([UInt8], (Int, Int))] = [
            (FontFileBuilder.format0([65: 1, 66: 2, 67: 3, 68: 4]), (1, 0)),
            (FontFileBuilder.format4([(65, 66, 1), (67, 68, 3)]), (3, 1)),
            (FontFileBuilder.format4Listed(65, [1, 2, 3, 4]), (0, 3)),
            (FontFileBuilder.format6(65, [1, 2, 3, 4]), (0, 0)),
            (FontFileBuilder.format12([(65, 68, 1), (0x1F600, 0x1F600, 4)]), (3, 10)),
        ]
        for (map, platform) in formats {
            var builder = FontFileBuilder()
            builder.map = map
            builder.platform = platform
            let file = try FontFile(data: builder.data(), name: "test.ttf")
            #expect(advances(file, "@ABCDE") == [nil, 0.1, 0.2, 0.3, 0.4, nil], "format \(map[1])")
        }
        var builder = FontFileBuilder()
        builder.map = FontFileBuilder.format12([(0x1F600, 0x1F601, 3)])
        builder.platform = (3, 10)
        #expect(advances(try FontFile(data: builder.data(), name: "test.ttf"), "😀😁") == [0.3, 0.4])
    }

    @Test func registeredFontsAreFoundByName() throws {
        let saved = FontLibrary.registered
        defer { FontLibrary.registered = saved }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("unfold-\(UUID().uuidString).ttf")
        defer { try? FileManager.default.removeItem(at: file) }
        try FontFileBuilder().data().write(to: file)
        #expect(try FontLibrary.register(contentsOf: file) == ["Test-Bold"])
        for name in ["Test-Bold", "Test Bold", "Test"] {
            #expect(UIFont(name: name, size: 10)?.fontName == "Test-Bold")
        }
        let label = UILabel()
        label.font = UIFont(name: "Test", size: 10)
        label.text = "DDDD"
        #expect(label.intrinsicContentSize == CGSize(width: 16, height: 12))
        label.numberOfLines = 0
        label.preferredMaxLayoutWidth = 8
        // Two lines of 12 with a gap of 0.5.
        #expect(near(label.intrinsicContentSize.height, 74.0 / 3))
    }

    @Test func aFileReplacesTheSystemFont() throws {
        defer { FontLibrary.systemFontSubstitute = nil }
        FontLibrary.systemFontSubstitute = try FontFile(data: FontFileBuilder().data(), name: "test.ttf")
        let font = UIFont.systemFont(ofSize: 10)
        #expect(near(font.lineHeight, 12) && near(TextMetrics.measurer.width(of: "AB", font: font), 3))
        #expect(UIFont.ofLabels == .systemFont(ofSize: 17) && UIFont.ofLabels.withSize(10) == font)
        FontLibrary.systemFontSubstitute = nil
        #expect(UIFont.ofLabels == .systemFont(ofSize: 17) && UIFont.ofLabels === UIFont.ofLabels)
        #expect(UIFont.systemFont(ofSize: 10).lineHeight == 11.93359375)
    }

    @Test func whatIsWrongIsSaid() {
        func message(_ change: (inout FontFileBuilder) -> Void, cut: Int? = nil) -> String {
            var builder = FontFileBuilder()
            change(&builder)
            let data = cut.map { builder.data().prefix($0) } ?? builder.data()
            do {
                _ = try FontFile(data: data, name: "my.ttf")
                return "accepted"
            } catch { return error.description }
        }
        #expect(
            message { $0.leavesOut = ["hmtx"] } == "my.ttf: table 'hmtx': the font has no such table, which it needs")
        #expect(
            message { $0.unitsPerEm = 0 }.contains("table 'head' at byte")
                && message { $0.unitsPerEm = 0 }.contains("0 units"))
        #expect(message { $0.ascender = -400 }.contains("a line would be"))
        #expect(message({ _ in }, cut: 5).contains("too few for a font"))
        #expect(message({ _ in }, cut: 300).contains("beyond the end of the file"))
        #expect(
            message { $0.map = FontFileBuilder.u16(2, 8, 0, 0) }.contains("maps no characters in a way that is read"))
        #expect(message { $0.map = FontFileBuilder.format4([(65, 99, 1)]) }.contains("have glyphs that do not exist"))
        #expect(message { $0.map = FontFileBuilder.format12([(70, 65, 1)]) }.contains("group 0 maps no valid range"))
        for (bytes, part) in [
            ("wOFF-and-more-bytes", "compressed web font"), ("<!DOCTYPE html><html>", "does not begin as a font"),
        ] {
            #expect(throws: FontFileError.self) { try FontFile(data: Data(bytes.utf8), name: "x") }
            let error = #expect(throws: FontFileError.self) { try FontFile(data: Data(bytes.utf8), name: "x") }
            #expect(error?.description.contains(part) == true)
        }
        #expect(throws: FontFileError.self) { try FontFile(contentsOf: URL(fileURLWithPath: "/no/such/font.ttf")) }
    }

    /// Every file one byte away from a good one, every prefix, and thousands of random damages: read or refused, in
    /// time.
    @Test func damagedFilesAreRefusedOrRead() {
        var outcomes = (read: 0, refused: 0)
        func attempt(_ data: Data) {
            do {
                let file = try FontFile(data: data, name: "fuzz")
                for value in [0, 32, 65, 68, 0xFFFF, 0x10FFFF] as [UInt32] {
                    guard let scalar = Unicode.Scalar(value) else { continue }
                    if let advance = file.advance(of: scalar) { #expect(advance.isFinite && advance >= 0) }
                }
                #expect(file.metrics.ascender - file.metrics.descender > 0)
                outcomes.read += 1
            } catch { outcomes.refused += 1 }
        }
        var state: UInt64 = 7
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(bound))
        }
        var maps = [FontFileBuilder.format4([(65, 66, 1), (67, 68, 3)]), FontFileBuilder.format6(65, [1, 2, 3, 4])]
        maps += [FontFileBuilder.format12([(65, 68, 1)]), FontFileBuilder.format4Listed(65, [1, 2, 3, 4])]
        for map in maps {
            var builder = FontFileBuilder()
            builder.map = map
            let good = builder.data()
            for length in 0..<good.count { attempt(good.prefix(length)) }
            for index in good.indices {
                var data = good
                data[index] = [0, 0xFF, 0x7F, good[index] &+ 1][random(4)]
                attempt(data)
            }
            for _ in 0..<Rounds.of(400, long: 1500) {
                var data = good
                for _ in 0...random(6) { data[random(data.count)] = UInt8(random(256)) }
                attempt(data)
            }
        }
        for _ in 0..<200 { attempt(Data((0..<random(400)).map { _ in UInt8(random(256)) })) }
        #expect(outcomes.refused > 1000 && outcomes.read > 1000, "\(outcomes)")
    }

    /// A hostile map may claim to cover everything, many times.
    @Test func overlappingSegmentsDoNotHang() {
        var builder = FontFileBuilder()
        builder.map = FontFileBuilder.format4(Array(repeating: (0, 0xFFFE, 1), count: 3000))
        #expect(throws: FontFileError.self) { try FontFile(data: builder.data(), name: "x") }
    }

    @Test func collectionsHaveSeveralFaces() throws {
        let single = [UInt8](FontFileBuilder().data())
        // Offsets of tables are counted from the start of the file.
        let header = Array("ttcf".utf8) + FontFileBuilder.u32(0x0001_0000, 2, 20, 20)
        var bytes = header + single
        let count = Int(single[5])
        for index in 0..<count {
            let entry = header.count + 12 + 16 * index + 8
            let offset = bytes[entry..<entry + 4].reduce(0) { $0 << 8 | Int($1) } + header.count
            bytes.replaceSubrange(entry..<entry + 4, with: FontFileBuilder.u32(offset))
        }
        #expect(
            try FontFile.faces(data: Data(bytes), name: "c.ttc").map(\.postScriptName) == ["Test-Bold", "Test-Bold"])
    }
}
