/// UIKit's console messages, word for word.
enum ConsoleText {
    /// The message about required constraints that exclude each other (fact A6.2).
    static func unsatisfiable(_ list: [ConstraintFacts], broken: Int, generation: UIKitGeneration) -> String {
        let lines = list.map { "    \"\($0.text.replacingNewlines)\"" }.joined(separator: ",\n")
        let note =
            "(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
            + "documentation for the UIView property translatesAutoresizingMaskIntoConstraints)"
        let hasMask = list.contains { $0.kind == .autoresizing }
        let head: String
        if generation == .old {
            head =
                "Unable to simultaneously satisfy constraints.\n"
                + "\tProbably at least one of the constraints in the following list is one you don't want. Try this: "
                + "(1) look at each constraint and try to figure out which you don't expect; (2) find the code that added "
                + "the unwanted constraint or constraints and fix it. \(note) \n"
        } else {
            head =
                "[LayoutConstraints] Unable to simultaneously satisfy constraints.\n"
                + "\tProbably at least one of the constraints in the following list is one you don't want. \n"
                + "\tTry this: \n"
                + "\t\t(1) look at each constraint and try to figure out which you don't expect; \n"
                + "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. \n"
                + (hasMask ? "\t\(note) \n" : "")
        }
        let header = generation == .old ? "<UIKit/UIView.h>" : "<UIKitCore/UIView.h>"
        return head + "(\n\(lines)\n)\n\n"
            + "Will attempt to recover by breaking constraint \n\(list[broken].text)\n\n"
            + "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.\n"
            + "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \(header) may also be "
            + "helpful."
    }
}

extension String {
    /// Line breaks inside a listed constraint are escaped (they are raw in the broken line).
    fileprivate var replacingNewlines: String {
        split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\\n")
    }
}
