#if !canImport(ObjectiveC)
    /// The name of a class: UIKit's without a module, as Objective-C has them, all others with theirs (`App.Cell`). Unlike
    /// Foundation's function, which it is chosen before where the argument is known to be a class of objects, it names
    /// classes inside others too, by their path (`App.Screen.Cell`).
    public func NSStringFromClass(_ aClass: NSObject.Type) -> String { RuntimeClassName.of(aClass) }
#endif

package enum RuntimeClassName {
    package static func of(_ type: AnyClass) -> String {
        // A private class's path has a part that is another one in each build.
        LayoutNames.className(of: type).replacingOccurrences(
            of: #"\(unknown context at \$[0-9a-f]+\)\."#, with: "", options: .regularExpression)
    }
}
