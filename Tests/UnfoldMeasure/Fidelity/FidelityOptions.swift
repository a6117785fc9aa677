/// The arguments of `fidelity`.
struct FidelityOptions {
    enum Format: String, CaseIterable {
        case text, json, markdown
    }

    var paths: [String] = []
    var listsMisses = false
    /// Lines of a document's file name, a tab, and the group it is counted in.
    var groups: String?
    var format = Format.text
    /// Font files.
    var fonts: [String] = []
    var wantsHelp = false

    static let help = """
        usage: UnfoldMeasure fidelity PATH… [options]

        Lays out Interface Builder documents (.xib, .storyboard, or folders of them), and compares with the frames
        recorded in them.

          --misses             list every root that misses, with its views
          --groups FILE        lines of a document's file name, a tab, and its group (else by folder)
          --format FORMAT      text, json or markdown (text)
          --font FILE          a font that documents name; may be repeated
          -h, --help           this text

        docs/fidelity.md says what is compared, and how well it does.
        """

    /// - Throws: a ``Mistake`` that names the argument.
    init(_ arguments: [String]) throws(Mistake) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--help", "-h": wantsHelp = true
            case "--misses": listsMisses = true
            case "--groups": groups = try Mistake.value(of: argument, &rest)
            case "--font": fonts.append(try Mistake.value(of: argument, &rest))
            case "--format":
                let word = try Mistake.value(of: argument, &rest)
                guard let known = Format(rawValue: word) else {
                    throw Mistake(text: "there is no format \(word.debugDescription); write text, json or markdown")
                }
                format = known
            case _ where argument.hasPrefix("--"):
                throw Mistake(text: "there is no option \(argument.debugDescription)")
            default: paths.append(argument)
            }
        }
        if paths.isEmpty, !wantsHelp { throw Mistake(text: "'fidelity' needs a document or a folder") }
    }
}
