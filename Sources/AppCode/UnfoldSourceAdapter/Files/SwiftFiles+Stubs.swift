import Foundation
import UnfoldFiles

/// What else is in the package, as far as the declarations of Apple's frameworks depend on it (``FrameworkStubs``).
public struct StubSurroundings {
    public struct Neighbour {
        let name: String
        let paths: [String]
    }

    /// The target of stubs that this one depends on.
    public private(set) var module: String?
    private var own: [String] = []
    private var neighbours: [Neighbour] = []
    private var above: [String] = []

    public init() {}

    /// - Parameter words: `stubs=TARGET` is the target of stubs, `own=PATH` a source of this target,
    ///   `beside=TARGET=PATH` an app's file in a target that this one depends on, `above=PATH` one in a target that
    ///   depends on this one.
    public init(_ words: some Sequence<String>) {
        var paths: [String: [String]] = [:]
        for word in words {
            let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2 else { continue }
            switch parts[0] {
            case "stubs": module = parts[1]
            case "own": own.append(parts[1])
            case "above": above.append(parts[1])
            case "beside":
                let pair = parts[1].split(separator: "=", maxSplits: 1).map(String.init)
                if pair.count == 2 { paths[pair[0], default: []].append(pair[1]) }
            default: break
            }
        }
        neighbours = paths.sorted { $0.key < $1.key }.map(Neighbour.init)
    }

    var elsewhere: [SourceAdapter.Source] { Self.sources(neighbours.flatMap(\.paths) + above) }

    var ownSources: [SourceAdapter.Source] { Self.sources(own) }

    /// Of the names that a target makes, those that one below it makes too: two types of one name.
    func twins(of names: [String]) -> StubTwins? {
        guard module == nil, !names.isEmpty else { return nil }
        for neighbour in neighbours {
            let common = Set(FrameworkStubs(AppModule(Self.sources(neighbour.paths))).names).intersection(names)
            if let first = common.min() { return StubTwins(name: first, count: common.count, target: neighbour.name) }
        }
        return nil
    }

    private static func sources(_ paths: [String]) -> [SourceAdapter.Source] {
        // One that cannot be read is reported where it is compiled.
        paths.compactMap { path in
            (try? FileReader.read(path, limit: SwiftFiles.limit)).map { .init(path: path, bytes: Array($0)) }
        }
    }
}

extension SwiftFiles {
    func stubs(_ surroundings: StubSurroundings = StubSurroundings()) -> FrameworkStubs {
        FrameworkStubs(module, own: AppModule(surroundings.ownSources))
    }

    /// Drafts a source for a module that the files import.
    /// - Parameters:
    ///   - closure: the files whose uses count; nil for all.
    ///   - folder: of its target. Types that a module in a folder next to it declares are taken from there.
    public func draft(of module: String, for closure: SourceClosure? = nil, into folder: String? = nil) -> ModuleDraft {
        let targets = folder.map { PathText.folder(of: $0) }
        return ModuleDraft(of: module, in: self.module, for: closure?.needed) { other in
            targets.flatMap { try? SwiftFiles(of: [$0.isEmpty ? other : $0 + "/" + other]).module.declarations }
        }
    }

    /// Writes the declarations of Apple's frameworks that all files name, for a target of stubs.
    /// - Throws: ``Problem`` for a file that cannot be written.
    public func writeStubs(to path: String) throws {
        _ = try Self.write(Data((stubs().source() ?? FrameworkStubs.empty).utf8), path)
    }
}
