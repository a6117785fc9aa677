import Foundation

#if !canImport(Darwin)
    extension URL {
        /// The account's folder of documents.
        public static var documentsDirectory: URL { folder(.documentDirectory) }
        /// The account's folder of what can be made again.
        public static var cachesDirectory: URL { folder(.cachesDirectory) }
        /// The account's folder of programs' files.
        public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
        /// The account's folder of libraries.
        public static var libraryDirectory: URL { folder(.libraryDirectory) }
        /// The account's folder of downloads.
        public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
        /// The account's folder of pictures.
        public static var picturesDirectory: URL { folder(.picturesDirectory) }

        private static func folder(_ folder: FileManager.SearchPathDirectory) -> URL {
            FileManager.default.urls(for: folder, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
        }
    }
#endif
