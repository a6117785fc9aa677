import Foundation

#if !canImport(Darwin)
    extension FileManager {
        /// None: there are no groups of apps.
        public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? { nil }
    }
#endif
