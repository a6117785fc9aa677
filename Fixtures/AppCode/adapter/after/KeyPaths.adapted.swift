#sourceLocation(file: "Fixtures/AppCode/adapter/before/KeyPaths.swift", line: 1)
import UIKit

final class KeyPathPerson: NSObject {
          dynamic var name = KeyPathName() { willSet { AdaptedProperties.willChange("name", of: self) } didSet { AdaptedProperties.didChange("name", of: self) } }
    var keys: [String] {
        [
                    "name",                       "name.first",                "frame",
            


"name",
        ]
    }
    let swiftOnes = \KeyPathPerson.name.first
@preconcurrency @MainActor func setValue(_ value: Any?, forKey key: String) { switch key { case "name": AdaptedProperties.set(value, \KeyPathPerson.`name`, of: self, key); default: setValue(value, forUndefinedKey: key) } }; @preconcurrency @MainActor class func adaptedActions() -> [Selector] { [] }; @preconcurrency @MainActor class func adaptedProperties() -> [AdaptedProperty] { [AdaptedProperty("name", \KeyPathPerson.`name`, announces: true)] };}; extension KeyPathPerson: AdaptedObject {}; extension KeyPathPerson: AdaptedKeys {}

final class KeyPathName: NSObject {
          dynamic var first = "Ada" { willSet { AdaptedProperties.willChange("first", of: self) } didSet { AdaptedProperties.didChange("first", of: self) } }
@preconcurrency @MainActor func setValue(_ value: Any?, forKey key: String) { switch key { case "first": AdaptedProperties.set(value, \KeyPathName.`first`, of: self, key); default: setValue(value, forUndefinedKey: key) } }; @preconcurrency @MainActor class func adaptedActions() -> [Selector] { [] }; @preconcurrency @MainActor class func adaptedProperties() -> [AdaptedProperty] { [AdaptedProperty("first", \KeyPathName.`first`, announces: true)] };}; extension KeyPathName: AdaptedObject {}; extension KeyPathName: AdaptedKeys {}
