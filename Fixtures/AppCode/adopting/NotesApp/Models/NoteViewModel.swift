import Combine
import Foundation

extension Notification.Name {
    static let noteDidChange = Notification.Name("noteDidChange")
}

final class NoteViewModel: NSObject {
    @objc dynamic let title: String
    let body: String
    private(set) var isExpanded = false

    init(title: String, body: String) {
        self.title = title
        self.body = body
    }

    func toggle() {
        isExpanded.toggle()
        NotificationCenter.default.post(name: .noteDidChange, object: self)
    }
}
