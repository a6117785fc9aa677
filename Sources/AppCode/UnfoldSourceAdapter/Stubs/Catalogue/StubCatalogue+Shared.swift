extension StubCatalogue {
    /// All modules: those that others export come first.
    static let shared = StubCatalogue([
        coreImage, coreLocation, mapKit, coreMedia, audioToolbox, avfAudio, avFoundation, avKit, mediaPlayer,
        photos, photosUI, webKit, userNotifications, storeKit, localAuthentication, network,
        authenticationServices, healthKit, contacts, contactsUI, eventKit, eventKitUI, intents, intentsUI,
        coreBluetooth, watchConnectivity, widgetKit, gameplayKit, networkExtension, passKit, coreSpotlight,
        appTrackingTransparency, quickLook, visionKit, pdfKit, messageUI, mobileCoreServices, security, swiftUI,
    ])
}
