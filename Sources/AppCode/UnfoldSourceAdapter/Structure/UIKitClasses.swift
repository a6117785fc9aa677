/// Which class of UIKit's is above which (developer.apple.com/documentation/uikit, "Inherits from" of each).
enum UIKitClasses {
    static func above(_ name: String) -> String? { parents[name] }

    static func line(of name: String) -> [String] { Array(sequence(first: name, next: above)) }

    private static let parents: [String: String] = {
        var parents: [String: String] = [:]
        for (parent, children) in UIKitClassList.families {
            for child in NameTable.words(children) { parents[child] = parent }
        }
        return parents
    }()
}
