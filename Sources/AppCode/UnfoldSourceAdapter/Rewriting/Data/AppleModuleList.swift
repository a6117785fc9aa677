extension AppleModules {
    static let all = NameTable.words(
        """
        ARKit AVFAudio AVFoundation AVKit Accelerate Accessibility Accounts ActivityKit AdAttributionKit AdServices
        AdSupport AddressBook AppClip AppIntents AppTrackingTransparency AssetsLibrary AudioToolbox AudioUnit
        AuthenticationServices AutomaticAssessmentConfiguration BackgroundTasks BrowserEngineKit BusinessChat CFNetwork
        CallKit CarPlay Cinematic ClassKit CloudKit ColorSync Combine CommonCrypto Compression Contacts
        ContactsUI CoreAudio CoreAudioKit CoreAudioTypes CoreBluetooth CoreData CoreFoundation CoreGraphics CoreHaptics
        CoreImage CoreLocation CoreLocationUI CoreMIDI CoreML CoreMedia CoreMotion CoreNFC CoreServices CoreSpotlight
        CoreTelephony CoreText CoreTransferable CoreVideo CryptoKit CryptoTokenKit Darwin DataDetection
        DeveloperToolsSupport DeviceActivity DeviceCheck DeviceDiscoveryExtension EventKit EventKitUI
        ExposureNotification ExtensionKit ExternalAccessory FamilyControls FileProvider FileProviderUI FoundationModels
        GLKit GSS GameController GameKit GameplayKit HealthKit HealthKitUI HomeKit IOKit IOSurface IdentityLookup
        IdentityLookupUI ImageIO ImagePlayground Intents IntentsUI JavaScriptCore JournalingSuggestions LinkPresentation
        LiveCommunicationKit LocalAuthentication LockedCameraCapture MLCompute MachO ManagedSettings ManagedSettingsUI
        MapKit MarketplaceKit Matter MatterSupport MediaAccessibility MediaPlayer MediaSetup MessageUI Messages Metal
        MetalFX MetalKit MetalPerformanceShaders MetalPerformanceShadersGraph MetricKit MobileCoreServices ModelIO
        MultipeerConnectivity NaturalLanguage NearbyInteraction Network NetworkExtension NewsstandKit NotificationCenter
        OSLog ObjectiveC OpenAL OpenGLES PDFKit PHASE PassKit PencilKit Photos PhotosUI ProximityReader PushKit
        PushToTalk QuartzCore QuickLook QuickLookThumbnailing RealityKit ReplayKit RoomPlan SafariServices SafetyKit
        SceneKit ScreenTime SecureElementCredential Security SensitiveContentAnalysis SensorKit SharedWithYou
        SharedWithYouCore ShazamKit Social SoundAnalysis Speech SpriteKit StoreKit SwiftData SwiftUI SystemConfiguration
        ThreadNetwork TipKit Translation Twitter UniformTypeIdentifiers UserNotifications UserNotificationsUI
        VideoSubscriberAccount VideoToolbox Vision VisionKit WatchConnectivity WatchKit WeatherKit WebKit WidgetKit
        WorkoutKit XPC iAd os simd zlib
        """)
}
