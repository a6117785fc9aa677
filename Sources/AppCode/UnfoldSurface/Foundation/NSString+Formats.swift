#if !canImport(Darwin)
    extension NSString {
        /// A text with values in the places that it names, as the place writes them.
        public class func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> NSString {
            NSString(string: String(format: format.description, locale: Locale.current, arguments: args))
        }
        /// A text with values in the places that it names, as a place writes them.
        public convenience init(format: NSString, locale: Any?, _ args: any CVarArg...) {
            self.init(string: String(format: format.description, locale: locale as? Locale, arguments: args))
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

    extension NSMutableString {
        public func appendFormat(_ format: String, _ args: any CVarArg...) {
            append(String(format: format, arguments: args))
        }
    }
#endif
