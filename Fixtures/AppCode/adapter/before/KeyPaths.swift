import UIKit

final class KeyPathPerson: NSObject {
    @objc dynamic var name = KeyPathName()
    var keys: [String] {
        [
            #keyPath(name), #keyPath(KeyPathPerson.name.first), #keyPath(UIView.frame),
            #keyPath(
                KeyPathPerson
                    .name
            ),
        ]
    }
    let swiftOnes = \KeyPathPerson.name.first
}

final class KeyPathName: NSObject {
    @objc dynamic var first = "Ada"
}
