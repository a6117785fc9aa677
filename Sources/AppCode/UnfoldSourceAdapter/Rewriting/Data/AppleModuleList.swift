extension AppleModules {
    static let all = NameTable.words(
        """
        AVFAudio AVFoundation AVKit Accelerate Accessibility Accounts ActivityKit AdServices AdSupport AddressBook
        AppIntents AppTrackingTransparency AssetsLibrary AudioToolbox AuthenticationServices BackgroundTasks
        CFNetwork CallKit CarPlay CloudKit Combine CommonCrypto Contacts ContactsUI CoreAudio CoreBluetooth CoreData
        CoreFoundation CoreGraphics CoreHaptics CoreImage CoreLocation CoreLocationUI CoreML CoreMedia CoreMotion
        CoreNFC CoreServices CoreSpotlight CoreTelephony CoreText CoreTransferable CoreVideo CryptoKit Darwin
        DeviceCheck EventKit EventKitUI ExtensionKit GameController GameKit GameplayKit HealthKit HomeKit ImageIO
        Intents IntentsUI JavaScriptCore LinkPresentation LocalAuthentication MapKit MediaAccessibility MediaPlayer
        MessageUI Messages Metal MetalKit MetricKit MobileCoreServices MultipeerConnectivity NaturalLanguage Network
        NetworkExtension NotificationCenter OSLog ObjectiveC PDFKit PassKit PencilKit Photos PhotosUI PushKit
        QuartzCore QuickLook QuickLookThumbnailing ReplayKit SafariServices SceneKit Security ShazamKit Social
        SoundAnalysis Speech SpriteKit StoreKit SwiftData SwiftUI SystemConfiguration TipKit UniformTypeIdentifiers
        UserNotifications UserNotificationsUI VideoToolbox Vision VisionKit WatchConnectivity WatchKit WebKit
        WidgetKit XPC iAd os simd
        """)
}
