/// A cell hears that its content view invalidated its size.
@MainActor package protocol ContentSizeListening: AnyObject {
    func contentDidInvalidateSize()
}
