/// The types of `UnfoldInterfaceBuilder` that modules below call. That module is above them, so that they find its
/// types by name: a program that links it has them, and any other has none. `DocumentReaderTests` fails when a name changes.
package enum DocumentReaders: String, CaseIterable {
    case assets = "AssetReader"
    case nibs = "NibReader"
    case controllerNibs = "ControllerNibLoader"

    /// The type; nil in a program without that module.
    /// - Complexity: a search through the types of the program.
    package var type: Any.Type? { _typeByName("UnfoldInterfaceBuilder." + rawValue) }
}
