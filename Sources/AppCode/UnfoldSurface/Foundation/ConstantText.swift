#if !canImport(Darwin)
    /// The texts of Core Foundation's constants, each one object for good, as programs compare them by identity.
    enum ConstantText {
        private static let made = Locked<[String: NSString]>([:])

        static func of(_ text: String) -> NSString {
            made.withLock {
                if let known = $0[text] { return known }
                let object = NSString(string: text)
                $0[text] = object
                return object
            }
        }
    }
#endif
