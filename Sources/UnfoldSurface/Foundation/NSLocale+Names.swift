import Foundation

#if !canImport(Darwin)
    // Foundation keeps these to itself where there is no Objective-C. A locale's own type has them all.
    extension NSLocale {
        private var locale: Locale { Locale(identifier: object(forKey: .identifier) as? String ?? "") }

        /// The language, as `de`.
        public var languageCode: String { locale.language.languageCode?.identifier ?? "" }
        /// The region, as `AT`; nil for none.
        public var countryCode: String? { locale.region?.identifier }
        /// The region, as `AT`; nil for none.
        public var regionCode: String? { countryCode }
        /// The script, as `Latn`; nil for none that is named.
        public var scriptCode: String? {
            (object(forKey: .identifier) as? String)?.split { $0 == "_" || $0 == "-" }.dropFirst()
                .first { $0.count == 4 && $0.allSatisfy(\.isLetter) }.map(String.init)
        }
        /// The currency, as `EUR`; nil for none.
        public var currencyCode: String? { locale.currency?.identifier }
        /// The sign of the currency.
        public var currencySymbol: String { locale.currencySymbol ?? "" }
        /// Between whole numbers and parts.
        public var decimalSeparator: String { locale.decimalSeparator ?? "." }
        /// Whether lengths are in metres.
        public var usesMetricSystem: Bool { locale.measurementSystem != .us }

        /// The name of a locale in this one.
        public func localizedString(forLocaleIdentifier localeIdentifier: String) -> String {
            locale.localizedString(forIdentifier: localeIdentifier) ?? localeIdentifier
        }
        /// The name of a language.
        public func localizedString(forLanguageCode languageCode: String) -> String? {
            locale.localizedString(forLanguageCode: languageCode)
        }
        /// The name of a region.
        public func localizedString(forCountryCode countryCode: String) -> String? {
            locale.localizedString(forRegionCode: countryCode)
        }
        /// The name of a currency.
        public func localizedString(forCurrencyCode currencyCode: String) -> String? {
            locale.localizedString(forCurrencyCode: currencyCode)
        }
    }
#endif
