import UnfoldFiles

extension IBWarning: CustomStringConvertible {
    public var description: String { "\(file):\(line):\(column): warning: \(message)" }

    /// What is not taken over, and what is done instead, without the position.
    public var message: String { problem.sentence }
}

extension IBWarning.Problem {
    package var sentence: String {
        switch self {
        case .device(let id): "the device '\(shown(id))' is not known; 390 by 844 points at 3x are taken"
        case .textSize(let text): "the text size \(shown(text)) is not known"
        case .imageWithoutSize: "an image without a name and two lengths is left out"
        case .fontFileName: "a font file without a plain name is left out"
        case .fontFile(let name, let error): "the font file '\(shown(name))' is no font that can be read: \(error)"
        case .unreadableFont(let name, let failure):
            "the font file '\(shown(name))' is no font that can be read: \(failure.sentence)"
        case .frame: "a frame takes four finite numbers x, y, width and height; it is left out"
        case .repeatedID(let id): "the id '\(shown(id))' stands here a second time; what refers to it means the first"
        case .guide(let key): "the guide '\(shown(key))' is not known; it is a free rectangle here"
        case .plainView(let tag): "'\(shown(tag))' is laid out as a plain view without a natural size"
        case .priority(let name, let text): "\(name) '\(shown(text))' is no priority; it is left out"
        case .number(let name, let text):
            "\(name) '\(shown(text))' is no number that layout can work with; it is left out"
        case .word(let name, let text): "\(name) '\(shown(text))' is not known; it is left out"
        case .readableWidth: "'layoutMarginsFollowReadableWidth' is not imitated; the margins stay as they are"
        case .length(let name, let text): "\(name) '\(shown(text))' is neither a length nor 'infinite'; it is left out"
        case .missingImage(let name): "the image '\(shown(name))' is not among the document's resources; it has no size"
        case .textStyle(let style): "the text style '\(shown(style))' is not known"
        case .missingFont(let name, let isOfView):
            "the font '\(shown(name))' is not at hand; the system font stands in for it"
                + (isOfView ? " (see --font)" : "")
        case .constraint(let problem): problem.sentence + "; the constraint is left out"
        }
    }
}

extension IBWarning.ConstraintProblem {
    fileprivate var sentence: String {
        switch self {
        case .noAttribute: "'firstAttribute' is missing"
        case .relation(let word): "the relation '\(shown(word))' is not known"
        case .multiplier(let text): "the multiplier '\(shown(text))' is no number but 0"
        case .notFinite: "constant and priority must be finite numbers"
        case .priority(let text): "the priority \(shown(text)) is not above 0 and up to 1000"
        case .noItem(let id): "there is no item '\(shown(id))'"
        case .attribute(let word): "the attribute '\(shown(word))' is not known"
        case .pair(let first, let second): "'\(shown(first))' and '\(shown(second))' do not go together"
        case .raised(let reason): reason
        }
    }
}

/// Text of a file as a message shows it: short, and with nothing that moves a cursor.
func shown(_ text: some StringProtocol) -> String {
    let shown = PlainText.excerpt(text.unicodeScalars.prefix(60))
    return text.unicodeScalars.count > 60 ? shown + "…" : shown
}
