/// UIKit's console messages, word for word.
package enum ConsoleText {
    /// The message about required constraints that exclude each other (fact A6.2).
    static func unsatisfiable(_ list: [ConstraintFacts], broken: Int, generation: UIKitGeneration) -> String {
        unsatisfiable(
            list.map(\.text), broken: broken, generation: generation,
            hasMask: list.contains { $0.kind == .autoresizing })
    }

    /// The same from lines; `hasMask` decides whether later releases add the note on autoresizing.
    package static func unsatisfiable(_ lines: [String], broken: Int, generation: UIKitGeneration, hasMask: Bool)
        -> String
    {
        let list = lines.map { "    \"\($0.escapedForList)\"" }.joined(separator: ",\n")
        let note =
            "(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
            + "documentation for the UIView property translatesAutoresizingMaskIntoConstraints)"
        let head: String
        if generation == .old {
            head =
                "Unable to simultaneously satisfy constraints.\n"
                + "\tProbably at least one of the constraints in the following list is one you don't want. Try this: "
                + "(1) look at each constraint and try to figure out which you don't expect; (2) find the code "
                + "that added the unwanted constraint or constraints and fix it. \(note) \n"
        } else {
            head =
                "[LayoutConstraints] Unable to simultaneously satisfy constraints.\n"
                + "\tProbably at least one of the constraints in the following list is one you don't want. \n"
                + "\tTry this: \n" + "\t\t(1) look at each constraint and try to figure out which you don't expect; \n"
                + "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. \n"
                + (hasMask ? "\t\(note) \n" : "")
        }
        let header = generation == .old ? "<UIKit/UIView.h>" : "<UIKitCore/UIView.h>"
        return head + "(\n\(list)\n)\n\n" + "Will attempt to recover by breaking constraint \n\(lines[broken])\n\n"
            + "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.\n"
            + "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \(header) may also be "
            + "helpful."
    }
}

extension String {
    /// As an array prints its strings: line breaks, quotation marks and whatever is not ASCII are escaped. The broken
    /// constraint is printed raw.
    var escapedForList: String {
        guard utf8.contains(where: { $0 < 0x20 || $0 > 0x7e || $0 == 0x22 || $0 == 0x5c }) else { return self }
        var text = ""
        for unit in utf16 {
            switch unit {
            case 0x0a: text += "\\n"
            case 0x09: text += "\\t"
            case 0x0d: text += "\\r"
            case 0x22: text += "\\\""
            case 0x5c: text += "\\\\"
            case 0x20...0x7e: text.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
            default:
                let digits = String(unit, radix: 16)
                text += "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
            }
        }
        return text
    }
}
