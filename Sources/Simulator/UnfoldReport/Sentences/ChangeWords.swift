/// What made a height out of date, as a clause.
enum ChangeWords {
    static func text(_ change: LayoutChange) -> String {
        switch change.kind {
        case .activated: "\(subject(change, "a constraint")) was activated"
        case .deactivated: "\(subject(change, "a constraint")) was deactivated"
        case .constant: "\(subject(change, "a constraint")) got another constant"
        case .priority: "\(subject(change, "a constraint")) got another priority"
        case .contentSize: "\(subject(change, "a view")) got another natural size"
        case .frame: "\(subject(change, "a view")) moved or was resized"
        case .margins: "the margins of \(subject(change, "a view")) changed"
        case .hierarchy: "the views around \(subject(change, "a view")) changed"
        case .width: "the width changed"
        case .traits: "the traits changed"
        case .requested: "it was announced as changed"
        }
    }

    private static func subject(_ change: LayoutChange, _ unknown: String) -> String {
        change.subject.isEmpty ? unknown : change.subject
    }
}
