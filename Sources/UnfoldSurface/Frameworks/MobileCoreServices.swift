import Foundation
import UnfoldAutoLayout

// Names of types as `MobileCoreServices` had them, before `UTType`.
#if !canImport(MobileCoreServices)
    /// Pictures.
    nonisolated(unsafe) public let kUTTypeImage: CFString = "public.image"
    /// Films with or without sound.
    nonisolated(unsafe) public let kUTTypeMovie: CFString = "public.movie"
    /// Films without sound.
    nonisolated(unsafe) public let kUTTypeVideo: CFString = "public.video"
    /// Sound.
    nonisolated(unsafe) public let kUTTypeAudio: CFString = "public.audio"
    /// JPEG pictures.
    nonisolated(unsafe) public let kUTTypeJPEG: CFString = "public.jpeg"
    /// PNG pictures.
    nonisolated(unsafe) public let kUTTypePNG: CFString = "public.png"
    /// GIF pictures.
    nonisolated(unsafe) public let kUTTypeGIF: CFString = "com.compuserve.gif"
    /// PDF documents.
    nonisolated(unsafe) public let kUTTypePDF: CFString = "com.adobe.pdf"
    /// Any text.
    nonisolated(unsafe) public let kUTTypeText: CFString = "public.text"
    /// Text without attributes.
    nonisolated(unsafe) public let kUTTypePlainText: CFString = "public.plain-text"
    /// Text in UTF-8.
    nonisolated(unsafe) public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
    /// Text with attributes.
    nonisolated(unsafe) public let kUTTypeRTF: CFString = "public.rtf"
    /// Pages.
    nonisolated(unsafe) public let kUTTypeHTML: CFString = "public.html"
    /// Addresses.
    nonisolated(unsafe) public let kUTTypeURL: CFString = "public.url"
    /// Addresses of files.
    nonisolated(unsafe) public let kUTTypeFileURL: CFString = "public.file-url"
    /// Bytes.
    nonisolated(unsafe) public let kUTTypeData: CFString = "public.data"
    /// Anything.
    nonisolated(unsafe) public let kUTTypeItem: CFString = "public.item"
    /// Anything with content.
    nonisolated(unsafe) public let kUTTypeContent: CFString = "public.content"
    /// Folders.
    nonisolated(unsafe) public let kUTTypeFolder: CFString = "public.folder"
    /// JSON.
    nonisolated(unsafe) public let kUTTypeJSON: CFString = "public.json"
    /// ZIP archives.
    nonisolated(unsafe) public let kUTTypeZipArchive: CFString = "public.zip-archive"
    /// MPEG-4 films.
    nonisolated(unsafe) public let kUTTypeMPEG4: CFString = "public.mpeg-4"
    /// QuickTime films.
    nonisolated(unsafe) public let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"
    /// Cards of persons.
    nonisolated(unsafe) public let kUTTypeVCard: CFString = "public.vcard"
#endif
