import Foundation

#if canImport(Testing)
    import Testing
#endif
#if canImport(XCTest)
    import XCTest
#endif

package enum IssueReporting {
    package typealias Place = (file: String, line: Int, column: Int)

    /// - Parameter scenario: the line of a scenario file to open; nil for the expectation's own.
    package static func report(
        _ message: String, _ location: ExpectationLocation, _ severity: ExpectationSeverity = .error,
        at scenario: Place? = nil
    ) {
        #if canImport(Testing)
            if Test.current != nil {
                recordIssue(message, severity, sourceLocation(scenario, location))
                return
            }
        #endif
        #if canImport(XCTest)
            let at = scenario.map { "\($0.file):\($0.line):\($0.column): " } ?? ""
            switch severity {
            case .error: XCTFail(at + message, file: location.filePath, line: location.line)
            case .warning: note("\(at.isEmpty ? "\(location.filePath):\(location.line): " : at)warning: \(message)")
            }
        #endif
    }

    /// A standard error that is closed is no reason to stop.
    package static func note(_ line: String) {
        try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
    }

    /// Keeps a file with the test's results, where the framework can, and in the folder that the environment names.
    package static func attach(_ text: String, named name: String, _ location: ExpectationLocation) {
        if let folder { keep(text, named: name, in: folder) }
        #if canImport(Testing)
            if Test.current != nil {
                #if compiler(>=6.2)
                    Attachment.record(text, named: name, sourceLocation: sourceLocation(nil, location))
                #else
                    if folder == nil { warnOfFolder }
                #endif
                return
            }
        #endif
        #if canImport(XCTest) && canImport(ObjectiveC)
            // Activities are the main thread's alone.
            guard Thread.isMainThread else { return warnOfFolder }
            MainActor.assumeIsolated {
                XCTContext.runActivity(named: "Unfold") { activity in
                    let attachment = XCTAttachment(string: text)
                    attachment.name = name
                    attachment.lifetime = .keepAlways
                    activity.add(attachment)
                }
            }
        #else
            if folder == nil { warnOfFolder }
        #endif
    }

    @TaskLocal package static var folder = AttachmentFolder(environment: ProcessInfo.processInfo.environment)

    private static func keep(_ text: String, named name: String, in folder: AttachmentFolder) {
        do { note("attached: \(try folder.keep(text, named: name))") } catch {
            note("error: cannot keep '\(name)' in '\(folder.path)': \(error)")
        }
    }

    private static let warnOfFolder: Void = note(
        "note: this XCTest keeps no attachments; with UNFOLD_ATTACHMENTS=DIR, drawings and pages of what failed are "
            + "written to DIR"
    )

    #if canImport(Testing)
        private static func recordIssue(
            _ message: String, _ severity: ExpectationSeverity, _ location: SourceLocation
        ) {
            #if compiler(>=6.3)
                Issue.record(
                    Comment(rawValue: message), severity: severity == .warning ? .warning : .error,
                    sourceLocation: location)
            #else
                // Without severities a warning is printed.
                guard severity == .error else {
                    note("\(location): warning: \(message)")
                    return
                }
                Issue.record(Comment(rawValue: message), sourceLocation: location)
            #endif
        }

        private static func sourceLocation(_ scenario: Place?, _ location: ExpectationLocation) -> SourceLocation {
            guard let scenario, scenario.line > 0, scenario.column > 0 else {
                return SourceLocation(
                    fileID: "\(location.fileID)", filePath: "\(location.filePath)", line: Int(location.line),
                    column: Int(location.column))
            }
            let parts = scenario.file.split(separator: "/")
            // A file ID is a module, a slash and a name.
            let folder = parts.count > 1 ? "\(parts[parts.count - 2])" : "Scenario"
            return SourceLocation(
                fileID: "\(folder)/\(parts.last ?? "scenario.json")", filePath: scenario.file, line: scenario.line,
                column: scenario.column)
        }
    #endif
}
