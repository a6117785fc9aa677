#sourceLocation(file: "Fixtures/adapter/before/KeyPaths.swift", line: 1)
import UIKit

final class KeyPathPerson: NSObject {
          dynamic var name = KeyPathName()
    var keys: [String] {
        [
                    "name",                       "name.first",                "frame",
            


"name",
        ]
    }
    let swiftOnes = \KeyPathPerson.name.first
@preconcurrency @MainActor func setValue(_ value: Any?, forKey key: String) { switch key { case "name": AdaptedProperties.set(value, \KeyPathPerson.`name`, of: self, key); default: setValue(value, forUndefinedKey: key) } }; @preconcurrency @MainActor class func adaptedActions() -> [Selector] { [] }; }; extension KeyPathPerson: AdaptedObject {}

final class KeyPathName: NSObject {
          dynamic var first = "Ada"
@preconcurrency @MainActor func setValue(_ value: Any?, forKey key: String) { switch key { case "first": AdaptedProperties.set(value, \KeyPathName.`first`, of: self, key); default: setValue(value, forUndefinedKey: key) } }; @preconcurrency @MainActor class func adaptedActions() -> [Selector] { [] }; }; extension KeyPathName: AdaptedObject {}
