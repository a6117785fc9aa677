#if !canImport(Darwin)

    extension NSError {
        /// An error without a domain. (Foundation has no such initialiser where there is no Objective-C.)
        public convenience init(_nothing: Void = ()) { self.init(domain: "", code: 0) }
    }
    extension NSURL {
        /// A URL of no characters. (Foundation has no such initialiser where there is no Objective-C.)
        public convenience init(_nothing: Void = ()) { self.init(string: "")! }
    }
#endif
