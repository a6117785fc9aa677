import Foundation
import TestSupport
import Testing
import UnfoldFiles

@testable import UnfoldCommandLine
@testable import UnfoldReport
@testable import UnfoldScenario

/// What many scenario files cost, in counts: each is looked at, read and run once.
@MainActor @Suite struct ManyFilesTests {
    @Test func eachFileIsLookedAtAndRunOnce() throws {
        let folder = try TemporaryFolder()
        let count = 150
        for number in 0..<count {
            let name = "part\(number / 25)/s\(number).json"
            if number % 25 == 0 {
                try FileManager.default.createDirectory(
                    atPath: folder.path + "/part\(number / 25)", withIntermediateDirectories: true)
            }
            try folder.write(scenario(number), to: name)
        }
        var looks = 0
        let walk = FolderWalk(folder.path, endings: [".json"]) { _ in
            looks += 1
            return true
        }
        #expect(walk.entries.count == count && looks == count + 6)
        let files = ScenarioFiles([folder.path, folder.path + "/part0"], excluded: []).files
        #expect(files.count == count)
        let batch = try ScenarioBatch(files)
        var received = 0
        var parser = ArgumentParser(["report"])
        let options = Options(try parser.parse(), Configuration())
        var results: [RunReport.File] = []
        batch.run(options, executable: nil, progress: { _, _ in received += 1 }) { results.append($0) }
        #expect(results.map { $0.results.count } == Array(repeating: 1, count: count))
        // Once when it begins, once when it is over.
        #expect(received == 2 * count)
    }

    private func scenario(_ number: Int) -> String {
        #"""
        {"schemaVersion": 1, "name": "file \#(number)", "traits": {"width": 390, "height": 844, "scale": 3},
         "templates": {"c": {"views": [{"id": "a", "type": "UILabel", "text": "hello"}],
           "constraints": ["a.top == contentView.top", "a.bottom == contentView.bottom"]}},
         "table": {"rows": [{"id": "r", "template": "c"}]}, "steps": [{"name": "load", "do": "load"}]}
        """#
    }
}
