extension AppFileProblem: CustomStringConvertible {
    /// What is wrong, and what to do, without a full stop.
    public var description: String {
        switch self {
        case .noFont(let name, let nearest?, let file?): "no font is named '\(name)'; \(file) has '\(nearest)'"
        case .noFont(let name, _, _): "no font is named '\(name)'; list the folder with its file, or register the file"
        case .unreadable(let file, let reason): "\(file): \(reason)"
        case .noLanguage(let language, let others):
            "the app has no texts in '\(language)', only in \(others.joined(separator: ", "))"
        case .mismatch(let property, let takes, let given):
            "a document gives \(property) \(given), and it takes \(takes): it keeps what it has; set the class in the document"
        case .madeAsOutlet(let property, let takes, let given):
            "a document gives \(property), of class \(takes), a \(given): it is made as a \(takes) here and stays a \(given) on "
                + "iOS; set its class in the document"
        case .noAttribute(let name, let owner):
            "\(owner) has no property for the runtime attribute '\(name)' of a document; iOS logs this and goes on"
        case .noHostedSize(let view):
            "\(view) is hosted from SwiftUI and has no size here; give it: hostedSizes[\(view).self] = { view, width in … }"
        }
    }
}
