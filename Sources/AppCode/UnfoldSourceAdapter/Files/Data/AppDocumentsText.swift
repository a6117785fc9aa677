extension AppDocuments {
    static let head = """
        import UIKit

        /// Written by `unfold adapt`: where this module's Interface Builder documents are.
        final class UnfoldDocuments: AdaptedDocuments {
            override class var paths: [String] {
                [
        {1}        ]
            }
        """

    static let foldersMember = """

            nonisolated override class var folders: [String] {
                {1}
            }
        """

    /// A list for a module without documents, which has pictures or colours.
    static let folderList = """

        final class UnfoldDocuments: AdaptedDocuments {
            nonisolated override class var folders: [String] {
                {1}
            }
        }
        """

    static let undecodable = """

            override class var undecodable: [AnyClass] {
                [{1}]
            }
        """

    /// Where the app is a package, which the target of its adapted files is not.
    static let moduleBundle = """

        extension Bundle {
            static var module: Bundle { .main }
        }
        """

    static let bundleText = """

        extension Bundle {
            func localizedString(forKey key: String, value: String?, table: String?) -> String {
                AdaptedResources.text(in: self, key, value, table, folders: {1})
            }
        }
        """

    static let localizedText = """

        func NSLocalizedString(
            _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
        ) -> String {
            AdaptedResources.text(in: bundle, key, value, tableName, folders: {1})
        }
        """

    /// `__shared` as Foundation's: only what is declared alike goes before it.
    static let formats = """

        extension String {
            init(format: __shared String, _ arguments: any CVarArg...) {
                self = AdaptedResources.text(format, nil, arguments)
            }
            init(format: __shared String, arguments: __shared [any CVarArg]) {
                self = AdaptedResources.text(format, nil, arguments)
            }
            init(format: __shared String, locale: __shared Locale?, _ arguments: any CVarArg...) {
                self = AdaptedResources.text(format, locale, arguments)
            }
            init(format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg]) {
                self = AdaptedResources.text(format, locale, arguments)
            }
            static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
                AdaptedResources.text(format, .current, arguments)
            }
        }
        """

    static let path = """
            func path(forResource name: String?, ofType ext: String?) -> String? {
                AdaptedResources.path(in: self, name, ext, folders: {1})
            }
        """

    static let url = """
            func url(forResource name: String?, withExtension ext: String?) -> URL? {
                AdaptedResources.path(in: self, name, ext, folders: {1}).map { URL(fileURLWithPath: $0) }
            }
        """

    static let setterHead = """

            override class func setValue(_ value: Any?, forKey key: String, of object: AnyObject) -> Bool {
        """

    static let setting = #"""
                if key == {1}, let object = object as? {2} {
                    AdaptedProperties.set(value, \{2}.`{3}`, of: object, key)
                    return true
                }
        """#

    static let maker = """

            override class func makeObject(_ name: String) -> AnyObject? {
                switch name {
        {1}
                default: return nil
                }
            }
        """

    static let awaking = """

            override class func awake(_ object: AnyObject) {
                switch object {
        {1}
                default: break
                }
            }
        """
}
