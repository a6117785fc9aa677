import Foundation

#if !canImport(Darwin)
    extension FileManager {
        /// None: there is no account.
        public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
        /// None: there is no account.
        public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
        /// False: there is no account.
        public func isUbiquitousItem(at url: URL) -> Bool { false }

        /// None: there are no groups of apps.
        public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? { nil }
    }
#endif
