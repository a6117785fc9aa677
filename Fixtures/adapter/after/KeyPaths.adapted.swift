#sourceLocation(file: "Fixtures/adapter/before/KeyPaths.swift", line: 1)
import UIKit

final class KeyPathPerson: NSObject {
          dynamic var name = KeyPathName()
    var keys: [String] {
        [
            "name", "name.first", "frame",
            


"name",
        ]
    }
    let swiftOnes = \KeyPathPerson.name.first
}

final class KeyPathName: NSObject {
          dynamic var first = "Ada"
}
