#if !canImport(Darwin)
    extension NSString {
        /// A text with values in the places that it names, as the place writes them.
        public class func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> NSString {
            NSString(string: String(format: format.description, locale: Locale.current, arguments: args))
        }
        /// The text, and another one with values in the places that it names.
        public func appendingFormat(_ format: NSString, _ args: any CVarArg...) -> NSString {
            NSString(string: description + String(format: format.description, arguments: args))
        }
        /// The path with `~` for the account's folder.
        public var abbreviatingWithTildeInPath: String {
            let (path, home) = (description, NSHomeDirectory())
            guard home.count > 1, path == home || path.hasPrefix(home + "/") else { return path }
            return "~" + path.dropFirst(home.count)
        }
    }
#endif
