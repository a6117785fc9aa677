// Made by Tests/Floors/inert.py from Sources/AppCode/UnfoldSurface/Inert/Frameworks+WithoutMobileCoreServices.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldAutoLayout

#if !canImport(MobileCoreServices)

nonisolated(unsafe) public let kUTTypeImage: CFString = "public.image"
nonisolated(unsafe) public let kUTTypeMovie: CFString = "public.movie"
nonisolated(unsafe) public let kUTTypeVideo: CFString = "public.video"
nonisolated(unsafe) public let kUTTypeAudio: CFString = "public.audio"
nonisolated(unsafe) public let kUTTypeJPEG: CFString = "public.jpeg"
nonisolated(unsafe) public let kUTTypePNG: CFString = "public.png"
nonisolated(unsafe) public let kUTTypeGIF: CFString = "com.compuserve.gif"
nonisolated(unsafe) public let kUTTypePDF: CFString = "com.adobe.pdf"
nonisolated(unsafe) public let kUTTypeText: CFString = "public.text"
nonisolated(unsafe) public let kUTTypePlainText: CFString = "public.plain-text"
nonisolated(unsafe) public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
nonisolated(unsafe) public let kUTTypeRTF: CFString = "public.rtf"
nonisolated(unsafe) public let kUTTypeHTML: CFString = "public.html"
nonisolated(unsafe) public let kUTTypeURL: CFString = "public.url"
nonisolated(unsafe) public let kUTTypeFileURL: CFString = "public.file-url"
nonisolated(unsafe) public let kUTTypeData: CFString = "public.data"
nonisolated(unsafe) public let kUTTypeItem: CFString = "public.item"
nonisolated(unsafe) public let kUTTypeContent: CFString = "public.content"
nonisolated(unsafe) public let kUTTypeFolder: CFString = "public.folder"
nonisolated(unsafe) public let kUTTypeJSON: CFString = "public.json"
nonisolated(unsafe) public let kUTTypeZipArchive: CFString = "public.zip-archive"
nonisolated(unsafe) public let kUTTypeMPEG4: CFString = "public.mpeg-4"
nonisolated(unsafe) public let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"
nonisolated(unsafe) public let kUTTypeVCard: CFString = "public.vcard"

#endif
