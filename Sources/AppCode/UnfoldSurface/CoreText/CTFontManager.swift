#if !canImport(CoreText)

    /// Makes the faces of a font file available by name, by ``FontLibrary/register(contentsOf:)``; false, with an error,
    /// for a file that cannot be read or is damaged.
    @discardableResult public func CTFontManagerRegisterFontsForURL(
        _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
    ) -> Bool {
        do {
            try FontLibrary.register(contentsOf: fontURL as URL)
            return true
        } catch let fault {
            let description = [NSLocalizedDescriptionKey: "\(fault)"]
            error?.pointee = .passRetained(
                NSError(domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: 103, userInfo: description))
            return false
        }
    }
#endif
