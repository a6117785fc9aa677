import Testing
import UIKit
import UnfoldAuthenticationServices
import UnfoldContacts
import UnfoldCoreLocation
import UnfoldEventKit
import UnfoldIntents
import UnfoldLocalAuthentication
import UnfoldMediaPlayer
import UnfoldNetwork
import UnfoldPhotos
import UnfoldStoreKit
import UnfoldUserNotifications
import UnfoldWebKit

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Frameworks with nothing behind them: what is stored is read back, what is asked for fails, later.
@Suite(.serialized) @MainActor struct OtherFrameworkTests {
    @Test func aPageIsLaidOutAndRemembered() {
        let configuration = WKWebViewConfiguration()
        configuration.allowsInlineMediaPlayback = true
        let page = WKWebView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), configuration: configuration)
        #expect(page.scrollView.superview === page && page.scrollView.frame == page.bounds)
        page.frame.size.height = 400
        page.layoutIfNeeded()
        #expect(page.scrollView.frame.height == 400 && page.configuration.allowsInlineMediaPlayback)
        page.loadHTMLString("<p>Hello</p>", baseURL: nil)
        #expect(page.loadedHTML == "<p>Hello</p>" && page.url == nil && !page.isLoading)
        page.load(URLRequest(url: URL(string: "https://example.com")!))
        #expect(page.url?.host == "example.com" && page.loadedHTML == nil)
        var answers: [String] = []
        page.evaluateJavaScript("document.body.scrollHeight") { value, error in
            answers.append("\(value == nil) \(error != nil)")
        }
        #expect(answers.isEmpty)
        RunLoopIteration.end()
        #expect(answers == ["true true"])
    }

    @Test func nothingIsAllowedAndThatIsToldLater() {
        nonisolated(unsafe) var log: [String] = []
        PHPhotoLibrary.requestAuthorization { log.append("photos \($0 == .denied)") }
        UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { granted, _ in
            log.append("alerts \(granted)")
        }
        EKEventStore().requestAccess(to: .event) { granted, _ in log.append("dates \(granted)") }
        LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "") { good, error in
            log.append("face \(good) \((error as? LAError)?.code == .biometryNotAvailable)")
        }
        PHImageManager.default().requestImage(for: PHAsset(), targetSize: .zero, contentMode: .aspectFill, options: nil)
        { image, info in
            log.append("image \(image == nil) \(info?[PHImageErrorKey] != nil)")
        }
        #expect(log.isEmpty)
        RunLoopIteration.end()
        #expect(log == ["photos true", "alerts false", "dates false", "face false true", "image true true"])
        var error: NSError?
        #expect(!LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
        #expect(error?.domain == "com.apple.LocalAuthentication" && error?.code == -6)
        let options = PHImageRequestOptions()
        options.isSynchronous = true
        log = []
        PHImageManager.default().requestImage(
            for: PHAsset(), targetSize: .zero, contentMode: .aspectFit, options: options
        ) { _, _ in log.append("at once") }
        #expect(log == ["at once"] && PHAsset.fetchAssets(with: nil).count == 0)
    }

    final class Finder: NSObject, CLLocationManagerDelegate {
        var log: [String] = []
        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
            log.append("\((error as? CLError)?.code == .locationUnknown)")
        }
    }

    @Test func errorsAreCaughtByTheirCodes() async {
        do {
            _ = try await LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "")
            Issue.record("nothing was thrown")
        } catch LAError.userCancel {
            Issue.record("another error")
        } catch LAError.biometryNotAvailable {
            #expect((LAError(.userCancel) as NSError).code == -2)
        } catch { Issue.record(error) }
        switch CLError(.denied) as any Error {
        case CLError.network: Issue.record("another error")
        case CLError.denied: break
        default: Issue.record("no error")
        }
    }

    @Test func thePlaceIsNotKnown() {
        let (manager, finder) = (CLLocationManager(), Finder())
        manager.delegate = finder
        manager.requestLocation()
        RunLoopIteration.end()
        #expect(finder.log == ["true"] && manager.location == nil && manager.authorizationStatus == .notDetermined)
        #expect(
            CLCircularRegion(
                center: CLLocationCoordinate2D(latitude: 0, longitude: 0), radius: 112_000, identifier: "a"
            )
            .contains(CLLocationCoordinate2D(latitude: 0, longitude: 1)))
        #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: 91, longitude: 0)))
    }

    @Test func namesAreWritten() {
        let contact = CNMutableContact()
        contact.organizationName = "Acme"
        #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Acme")
        (contact.givenName, contact.familyName) = ("Ada", "Byron")
        contact.phoneNumbers = [CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "1"))]
        let copy = contact.copy() as? CNContact
        contact.givenName = "Eve"
        #expect(copy.flatMap { CNContactFormatter.string(from: $0, style: .fullName) } == "Ada Byron")
        #expect(copy?.identifier == contact.identifier && copy?.phoneNumbers.first?.value.stringValue == "1")
        #expect(CNLabeledValue<CNPhoneNumber>.localizedString(forLabel: CNLabelPhoneNumberMobile) == "mobile")
    }

    @Test func requestsAreKeptByTheirNames() async {
        let center = UNUserNotificationCenter.current()
        center.removeAllPendingNotificationRequests()
        let content = UNMutableNotificationContent()
        content.title = "One"
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
        try? await center.add(UNNotificationRequest(identifier: "a", content: content, trigger: trigger))
        content.title = "Two"
        let kept = await center.pendingNotificationRequests()
        #expect(
            kept.map(\.content.title) == ["One"]
                && (kept.first?.trigger as? UNTimeIntervalNotificationTrigger)?.timeInterval == 60)
        center.removePendingNotificationRequests(withIdentifiers: ["a"])
        #expect(await center.pendingNotificationRequests().isEmpty)
    }

    @Test func theButtonsAndControllersAreThere() {
        let button = ASAuthorizationAppleIDButton(type: .signIn, style: .black)
        #expect(button.intrinsicContentSize == CGSize(width: 130, height: 30))
        let editor = INUIEditVoiceShortcutViewController(voiceShortcut: INVoiceShortcut())
        #expect(editor.delegate == nil && !SKPaymentQueue.canMakePayments())
        MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyTitle: "Song"]
        #expect(MPNowPlayingInfoCenter.default().nowPlayingInfo?[MPMediaItemPropertyTitle] as? String == "Song")
        #expect(NWPathMonitor().currentPath.status == .unsatisfied)
    }
}
