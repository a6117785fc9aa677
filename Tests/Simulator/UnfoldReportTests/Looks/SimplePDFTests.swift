import Foundation
import TestSupport
import Testing

@testable import UnfoldReport
@testable import UnfoldScenario

/// Icons that are PDF files, as paths.
@MainActor @Suite struct SimplePDFTests {
    /// A red triangle, clipped, and a green line; as Quartz writes such.
    private static let page = """
        /Cs1 cs /Gs1 gs q 0 0 24 24 re W n
        1 0 0 sc 2 0 0 2 4 4 cm 0 0 m 8 0 l 8 8 l h f Q
        0 0.5 0 RG 2 w 1 J 4 20 m 4 10 12 10 20 20 c S
        """
    private static let compressed =
        "eNolir0KgDAQg3efIk9ge0eF7g4FN3XwAYo/gxW0g69vWkn4wuVi+iyIGSYw94wbllJX/KxYcDVSqxyh/w+OiqkeCZ48SU8e"
        + "2DA27NuO7RS4fSEYuNeydRAL0UKtjpg/OJcbEw=="
    private static let drawn =
        #"<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">"#
        + #"<clipPath id="c1"><path d="M0 24L24 24L24 0L0 0Z" clip-rule="nonzero"/></clipPath><g clip-path="url(#c1)">"#
        + ##"<path d="M4 20L20 20L20 4Z" fill-rule="nonzero" fill="#ff0000" fill-opacity="0.5"/></g>"##
        + ##"<path d="M4 4C4 14 12 14 20 4" fill="none" stroke="#008000" stroke-width="2" stroke-linecap="round" "##
        + #"stroke-linejoin="round"/></svg>"#

    private func pdf(_ content: Data, _ keys: String = "", page: String = "") -> Data {
        let start = """
            %PDF-1.4
            1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
            2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 24 24]>> endobj
            3 0 obj <</Type/Page/Parent 2 0 R/Contents 4 0 R\(page)/Resources 8 0 R>> endobj
            5 0 obj [/ICCBased 7 0 R] endobj
            6 0 obj <</Type/ExtGState/ca 0.5/LW 4/LC 2/LJ 1>> endobj
            8 0 obj <</ColorSpace<</Cs1 5 0 R>>/ExtGState<</Gs1 6 0 R>>>> endobj
            4 0 obj <<\(keys)/Length \(content.count)>> stream

            """
        return Data(start.utf8) + content + Data("\nendstream endobj\ntrailer <</Root 1 0 R>>\n".utf8)
    }

    private func svg(_ content: String, page: String = "") -> String? {
        SimplePDF.svg(of: pdf(Data(content.utf8), page: page))
    }

    @Test func aPageOfPathsIsDrawn() throws {
        #expect(svg(Self.page) == Self.drawn)
        let bytes = try #require(Data(base64Encoded: Self.compressed))
        #expect(SimplePDF.svg(of: pdf(bytes, "/Filter/FlateDecode")) == Self.drawn)
    }

    @Test func anAssetIsShownWithItsPaths() {
        let file = pdf(Data(Self.page.utf8))
        let view = UIImageView(image: UIImage(size: CGSize(width: 24, height: 24), ofVectors: file))
        view.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
        let picture = PicturePainter.picture(of: view, LayoutDrawing(of: view))
        #expect(picture.omissions.isEmpty)
        let data = Data(Self.drawn.utf8).base64EncodedString()
        #expect(PictureSVG(picture, id: "p").document.contains("data:image/svg+xml;base64,\(data)"))
    }

    @Test(arguments: [
        "0 0 24 24 re f BT ET", "/Im1 Do", "/Sh1 sh", "/P1 scn 0 0 24 24 re f", "/Unknown cs", "0 0 re f", "f ) Tj",
        "BI ID EI",
    ]) func whatIsMoreThanPathsIsNotDrawn(_ content: String) { #expect(svg(content) == nil) }

    @Test func pagesThatAreTurnedAreNotDrawn() { #expect(svg(Self.page, page: "/Rotate 90") == nil) }

    @Test(arguments: [
        ("0.25 g 1 1 2 2 re f*", ##"fill-rule="evenodd" fill="#404040""##),
        ("0 1 1 0 k 1 1 2 2 re B", ##"fill="#ff0000" stroke="#000000""##),
        ("[3 1] 0 d 1 1 m 9 1 l s", #"stroke-dasharray="3 1""#),
        ("/Gs1 gs 1 1 m 9 1 l S", #"stroke-width="4" stroke-linecap="square""#),
        ("1 1 m 2 2 3 3 v S", "M1 23C1 23 2 22 3 21"),
        ("1 1 m 2 2 3 3 y S", "M1 23C2 22 3 21 3 21"),
    ]) func operatorsAreThoseOfTheFormat(_ content: String, _ part: String) throws {
        let svg = try #require(self.svg(content))
        #expect(svg.contains(part), "\(svg)")
    }

    /// A stored block, one of fixed codes, and one with codes of its own, as zlib wrote them, and what is in them.
    nonisolated private static let streams: [(packed: String, plain: String)] = [
        (packed: "eAEBBAD7/3EgUQoC1ADt", plain: "q Q\n"),
        (packed: "eAEzUDBQMDIBoaJUhTQuAwq4AD5RD2A=", plain: String(repeating: "0 0 24 24 re f\n", count: 5)),
        (packed: dynamic, plain: (0..<150).map { "\($0)" }.joined(separator: " ")),
    ]
    nonisolated private static let dynamic =
        "eNod0ckBBDEIA8FUOgQEGJv8E1vN/sVVBCIpmsNweSwKJJSoUKODBl300JJBuibJIps85JCXfORSQYlyy6KaOtRQl3rU0kGL"
        + "TtoTmz700Jd+9HKCI05yiuOFDmc4l/M4ywQjJplimvG+w1zmMcsNrrjJLW5zD9fnXO7jLi944iWveM07vOH52sdbNlixyRbb"
        + "7GGHvawxPg1zhD3CIGGRMEnYJIwSVgmzhHN/Nuc+uE/uo/vsPrxP7+Oznwyo/Hyds6GMKCvKjLKjDClLypSypep7hHPmlD1l"
        + "UFlUJpVNZVRZVWZVfx9zzrIyrWwr46r3B/P5V1w="

    @Test(arguments: streams) func streamsAreDecompressed(_ text: String, _ plain: String) throws {
        let data = Array(try #require(Data(base64Encoded: text)))
        #expect(Inflate.bytes(of: data, limit: 1000) == Array(plain.utf8))
        #expect(Inflate.bytes(of: data, limit: plain.utf8.count - 1) == nil)
        // The last four bytes are a checksum.
        for count in 0..<(data.count - 4) {
            #expect(Inflate.bytes(of: Array(data.prefix(count)), limit: 1000) == nil)
        }
    }

    /// None stops the process.
    @Test func damagedFilesAreRefusedOrDrawn() throws {
        var random = SplitMix(seed: 7)
        let bytes = try #require(Data(base64Encoded: Self.compressed))
        for original in [pdf(Data(Self.page.utf8)), pdf(bytes, "/Filter/FlateDecode")] {
            for _ in 0..<300 {
                var data = original
                for _ in 0..<random.within(1...6) { data[random.within(5...data.count - 1)] = UInt8(random.below(256)) }
                for file in [data, data.prefix(random.below(data.count))] {
                    guard let svg = SimplePDF.svg(of: file) else { continue }
                    #expect(PictureElement.all(in: svg) != nil, "\(svg)")
                }
            }
        }
    }
}
