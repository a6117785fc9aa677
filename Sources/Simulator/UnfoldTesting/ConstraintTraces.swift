import UnfoldAutoLayout

#if canImport(Runtime) && !canImport(Darwin)
    import Runtime
#endif

/// Keeps the calls that led to each constraint, and looks up their lines when one is reported.
@MainActor struct ConstraintTraces: ConstraintCreations {
    private static var tests = 0

    static func begin() {
        tests += 1
        NSLayoutConstraint.creations = ConstraintTraces()
    }

    static func end() {
        tests -= 1
        if tests == 0 { NSLayoutConstraint.creations = nil }
    }

    #if canImport(Runtime) && !canImport(Darwin)
        private static var key: UInt8 = 0
        /// Beginnings of symbols of the library's own functions: whoever called them is looked for.
        private static let own = [
            "UnfoldTypesetting", "UnfoldAutoLayout", "UnfoldTableLayout", "UnfoldCollectionLayout", "UnfoldSurface",
            "UnfoldTesting", "UIKit",
        ].map { "$s\($0.count)\($0)" }

        func note(_ constraint: NSLayoutConstraint) {
            guard TracingOfTest.isOn, type(of: constraint) == NSLayoutConstraint.self,
                let calls = try? Backtrace.capture(algorithm: .fast, limit: 24)
            else { return }
            objc_setAssociatedObject(constraint, &Self.key, calls, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }

        func place(of constraint: NSLayoutConstraint) -> SourcePosition? {
            let calls = objc_getAssociatedObject(constraint, &Self.key) as? Backtrace
            for frame in calls?.symbolicated()?.frames ?? [] {
                guard let symbol = frame.symbol, !Self.own.contains(where: symbol.rawName.hasPrefix),
                    let place = symbol.sourceLocation, place.line > 0
                else { continue }
                return SourcePosition(file: place.path, line: place.line, column: max(1, place.column))
            }
            return nil
        }
    #else
        func note(_ constraint: NSLayoutConstraint) {}
        func place(of constraint: NSLayoutConstraint) -> SourcePosition? { nil }
    #endif
}

/// Whether the running test wants traces: others run in between.
enum TracingOfTest { @TaskLocal static var isOn = false }

extension ConstraintFacts {
    /// `, made at NoteCell.swift:42`, where that is known.
    var madeAt: String { source.map { ", made at \($0.file.split(separator: "/").last ?? ""):\($0.line)" } ?? "" }
}
