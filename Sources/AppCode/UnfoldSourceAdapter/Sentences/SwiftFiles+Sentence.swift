import UnfoldFiles

extension SwiftFiles.Problem: CustomStringConvertible {
    /// A sentence, as it is; names in it may hold anything. What cannot be read is said as a compiler prints an error.
    public var description: String { kind.sentence }

    /// As a line of a compiler's output, also where no file is at fault.
    package var line: String {
        switch kind {
        case .unread, .noPlan: description
        default: "error: \(description)"
        }
    }
}

extension SwiftFiles.Problem.Kind {
    fileprivate var sentence: String {
        switch self {
        case .unread(let path, let failure): Self.error(path, failure.sentence)
        case .unwritten(let path, let code): "cannot write '\(path)': \(WriteFailure(code).words)"
        case .sameName(let first, let second, let copy): "'\(first)' and '\(second)' would both become '\(copy)'"
        case .copyOverInput(let copy, let input): "'\(copy)' would be written over '\(input)'; name another file"
        case .copyOverOriginal(let copy): "'\(copy)' is one of the files to adapt; choose another folder"
        case .copyOverDocumentList(let list):
            "'\(list)' lists the documents, and is also a file's copy; give the file another name"
        case .copyOverStubs(let stubs):
            "'\(stubs)' has the declarations of frameworks, and is also a file's copy; give the file another name"
        case .noPlan(let path): Self.error(path, "this is no plan of this version")
        }
    }

    private static func error(_ path: String, _ words: String) -> String { "\(path):1:1: error: \(words)" }
}

extension StubTwins: CustomStringConvertible {
    public var description: String {
        let others = count > 1 ? " and \(count - 1) more" : ""
        return "warning: target '\(target)' has a '\(name)'\(others) of its own, another type than this target's: "
            + "let both depend on a target, 'AppleStubs' for example, with a file '\(FrameworkStubs.marker)', the same "
            + "plugin and product 'UIKit'"
    }
}
