import Foundation

#if !canImport(Darwin)
    extension URL {
        /// True: there is nothing to ask.
        public func startAccessingSecurityScopedResource() -> Bool { true }
        /// Accepted.
        public func stopAccessingSecurityScopedResource() {}
    }
#endif
