extension SwiftFiles.Problem: CustomStringConvertible {
    /// A sentence, as it is; names in it may hold anything. What cannot be read is said as a compiler prints an error.
    public var description: String { AdapterText.sentences.sentence(of: kind) }

    /// As a line of a compiler's output, also where no file is at fault.
    package var line: String {
        switch kind {
        case .unread, .noPlan: description
        default: "error: \(description)"
        }
    }
}

extension StubTwins: CustomStringConvertible {
    public var description: String {
        let others = count > 1 ? " and \(count - 1) more" : ""
        return "warning: target '\(target)' has a '\(name)'\(others) of its own, another type than this target's: "
            + "let both depend on a target, 'AppleStubs' for example, with a file '\(FrameworkStubs.marker)', the same "
            + "plugin and product 'UIKit'"
    }
}
