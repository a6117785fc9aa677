extension ReadFailure {
    package var sentence: String {
        switch self {
        case .unreadable(let defect): "the file cannot be read: \(defect.words)"
        case .tooLarge(let limit): "the file has more than \(limit) bytes"
        case .unlisted(let defect): "the folder cannot be listed: \(defect.words)"
        }
    }
}

extension FileDefect {
    /// After "cannot be read:", with what would help.
    package var words: String {
        switch self {
        case .missing: "there is no such file; check the path"
        case .deadLink: "it is a link that leads nowhere"
        case .linkCircle: "it is a link that leads back to itself"
        case .foreignLink: "a link leads out of the folder; '--allow-links' has it read"
        case .protected: "is it a folder, or protected?"
        case .noFile: "it is a folder, a pipe or a device"
        case .special: "it is a pipe or a device; name it to have it read"
        case .nameIsNoText: "its name is not UTF-8; rename it"
        case .system(let code): String(cString: strerror(code))
        }
    }
}
