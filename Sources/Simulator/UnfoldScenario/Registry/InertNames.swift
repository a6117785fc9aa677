/// What views have under UIKit's names and layout never looks at.
enum InertNames {
    static func contains(_ name: String) -> Bool { names.contains(name) || name.hasPrefix("accessibility") }
}
