import Foundation
import Testing

@testable import UnfoldSourceAdapter

/// What stands before a file for the modules that it imports, or names without importing them.
@Suite struct ImportTests {
    private static func head(_ text: String) -> String {
        let adapted = SourceAdapter.adapt(text, path: "A.swift").text
        #expect(SourceAdapter.adapt(adapted, path: "A.swift").text == adapted, "adapted twice: \(text)")
        return adapted.components(separatedBy: "#sourceLocation")[0]
    }

    @Test func aMissingModuleIsAnErrorThatSaysWhatToDo() {
        #expect(
            Self.head("import Kingfisher\nimport UIKit\n") == """
                #if canImport(Kingfisher)
                #else
                #error("no module 'Kingfisher' in this build: make its package a dependency, or draft a target of that name: \
                unfold adapt <app> --stubs Kingfisher")
                #endif

                """)
        #expect(Self.head("#if canImport(Kingfisher)\nimport Kingfisher\n#endif\n") == "")
    }

    @Test(arguments: [
        "ARKit", "FileProvider", "MachO", "CryptoTokenKit", "ExposureNotification", "HealthKitUI", "AudioUnit",
        "CoreAudioTypes", "zlib",
    ]) func applesModulesAreGuarded(_ module: String) {
        #expect(
            Self.head("import \(module)\nimport UIKit\n") == "#if canImport(\(module))\nimport \(module)\n#endif\n")
    }

    @Test(arguments: [
        ("let a: NSDirectionalEdgeInsets? = nil", "import UIKit\n"),
        ("let a = CFAbsoluteTimeGetCurrent()", "import UIKit\n"),
        ("let a = CGRect.zero", "import UIKit\n"), ("import Foundation\nlet a = CGRect.zero", ""),
        ("struct CGRect {}\nlet a = CGRect()", ""),
        (
            "import Foundation\nlet a: URLSessionTaskMetrics? = nil",
            "#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\n"
        ),
        (
            "import Foundation\nlet a: URLSessionTaskTransactionMetrics? = nil",
            "#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\n"
        ),
        (
            "import UIKit\nclass Row: ObservableObject { @Published var title = 1 }",
            "#if canImport(Combine)\nimport Combine\n#elseif canImport(UnfoldCombine)\nimport UnfoldCombine\n#endif\n"
        ),
        (
            "import Foundation\nlet a: AnyCancellable? = nil",
            "#if canImport(Combine)\nimport Combine\n#elseif canImport(UnfoldCombine)\nimport UnfoldCombine\n#endif\n"
        ),
    ]) func namesAreImported(_ text: String, _ head: String) { #expect(Self.head(text) == head) }
}
