import Foundation
import TestSupport
import Testing

@testable import UnfoldReport

/// The replay's sources are in Swift files as they are. `UNFOLD_RECORD=1` writes these again.
@Suite struct EmbeddedPageTests {
    private static let folder = Fixtures.package.appendingPathComponent("Sources/Simulator/UnfoldReport/HTML")

    /// `app.js` is `appJS`, in `EmbeddedPage+app.js.swift`.
    private func swift(_ name: String, _ text: String) -> String {
        let parts = name.split(separator: ".")
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
            $0.isEmpty ? "" : "        \($0)"
        }
        return """
            // swift-format-ignore-file
            // Page/\(name), as it is; 'UNFOLD_RECORD=1 swift test --filter EmbeddedPageTests' writes it again.

            extension EmbeddedPage {
                static let \(parts[0])\(parts[1].uppercased()) = #\"\"\"
            \(lines.joined(separator: "\n"))
                    \"\"\"#
            }

            """
    }

    @Test func swiftFilesAreFresh() throws {
        for (name, embedded) in EmbeddedPage.files {
            let source = try String(contentsOf: Self.folder.appendingPathComponent("Page/\(name)"), encoding: .utf8)
            if ProcessInfo.processInfo.environment["UNFOLD_RECORD"] != nil {
                let file = Self.folder.appendingPathComponent("Embedded/EmbeddedPage+\(name).swift")
                try swift(name, source).write(to: file, atomically: true, encoding: .utf8)
                Issue.record("recorded \(name)")
                continue
            }
            #expect(
                embedded == source,
                "Page/\(name) was changed; run 'UNFOLD_RECORD=1 swift test --filter EmbeddedPageTests'")
        }
    }

    /// The policy of a page names its script and its style sheet by their hashes.
    @Test func hashesAreFresh() throws {
        func page(_ name: String) throws -> String {
            try String(contentsOf: Self.folder.appendingPathComponent("Page/\(name)"), encoding: .utf8)
        }
        func script(_ names: [String]) throws -> String { try names.map { EmbeddedPage.joined(try page($0)) }.joined() }
        let style = try page("page.css")
        let hashes = [
            ("scriptHash", EmbeddedPage.scriptHash, try script(EmbeddedPage.modules.map(\.name))),
            ("styleHash", EmbeddedPage.styleHash, style),
            ("stressScriptHash", EmbeddedPage.stressScriptHash, try script(["elements.js", "stress.js"])),
            ("stressStyleHash", EmbeddedPage.stressStyleHash, style + (try page("stress.css"))),
        ].map { ($0, embedded: $1, fresh: SHA256.source(of: $2)) }
        guard ProcessInfo.processInfo.environment["UNFOLD_RECORD"] != nil else {
            for (name, embedded, fresh) in hashes { #expect(embedded == fresh, "\(name)") }
            return
        }
        let lines = hashes.map { "    static let \($0) = \"\($2)\"\n" }.joined()
        let text = """
            // swift-format-ignore-file
            // What may run in the pages; 'UNFOLD_RECORD=1 swift test --filter EmbeddedPageTests' writes it again.

            extension EmbeddedPage {
            \(lines)}

            """
        let file = Self.folder.appendingPathComponent("Embedded/EmbeddedPage+hashes.swift")
        try text.write(to: file, atomically: true, encoding: .utf8)
        Issue.record("recorded the hashes")
    }

    @Test func everySourceIsEmbedded() throws {
        let found = try FileManager.default.contentsOfDirectory(
            atPath: Self.folder.appendingPathComponent("Page").path)
        #expect(found.sorted() == EmbeddedPage.files.map(\.name).sorted())
    }

    /// Modules are put together without a loader: each may import only what is before it, and names are used once.
    @Test func modulesFitTogether() throws {
        var seen: Set<String> = []
        var names: [String: String] = [:]
        for (name, text) in EmbeddedPage.modules {
            for line in text.split(separator: "\n") {
                if line.hasPrefix("import ") {
                    let file = try #require(line.split(separator: "\"").dropFirst().first).dropFirst(2)
                    #expect(seen.contains(String(file)), "\(name) imports \(file), which comes later")
                    #expect(line.hasSuffix("\";"), "an import of \(name) takes more than a line")
                }
                let words = line.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "$" })
                guard let first = line.first, first.isLetter else { continue }
                let rest = words.first == "export" ? words.dropFirst() : words[...]
                guard let kind = rest.first, ["const", "let", "function", "class"].contains(kind),
                    let declared = rest.dropFirst().first
                else { continue }
                let other = names[String(declared)]
                #expect(other == nil, "\(declared) is in \(name) and in \(other ?? "")")
                names[String(declared)] = name
            }
            seen.insert(name)
        }
        #expect(!EmbeddedPage.script.contains("\nimport ") && !EmbeddedPage.script.contains("\nexport "))
    }

    /// Vectors of FIPS 180-4 and RFC 6234.
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        (String(repeating: "a", count: 1000), "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"),
    ]) func hashes(_ text: String, _ expected: String) {
        let hash = SHA256.hash(Array(text.utf8)).map { byte in
            let digits = String(byte, radix: 16)
            return digits.count == 1 ? "0\(digits)" : digits
        }
        #expect(hash.joined() == expected)
    }

    /// The page loads and sends nothing: what its policy allows is the page's own.
    @Test func thePolicyAllowsWhatIsInThePage() {
        let directives = EmbeddedPage.policy.components(separatedBy: "; ").map { $0.components(separatedBy: " ") }
        #expect(directives.contains(["default-src", "'none'"]))
        #expect(directives.contains(["img-src", "data:"]) && directives.contains(["font-src", "data:"]))
        for directive in directives where !["img-src", "font-src"].contains(directive[0]) {
            for source in directive.dropFirst() {
                #expect(source == "'none'" || source.hasPrefix("'sha256-"), "\(directive)")
            }
        }
    }
}
