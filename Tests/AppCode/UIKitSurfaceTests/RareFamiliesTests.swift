import Foundation
import TestSupport
import Testing
import UIKit
import UnfoldCombine

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Families that few cells use, as Apple documents them: physics, keys without a text field, keyboards of one's own,
/// outlines of paths, initialisers without arguments; and names of Foundation that only Apple's platforms have.
@MainActor @Suite(.ownSettings) struct RareFamiliesTests {
    // MARK: Controllers of collection views

    /// As apps override what a collection view asks of its delegate: the controller has all of it to be overridden.
    private final class Gallery: UICollectionViewController {
        var log: [String] = []
        override func collectionView(
            _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
        ) -> Bool { super.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath) }
        override func collectionView(
            _ collectionView: UICollectionView,
            targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
            atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
        ) -> IndexPath { originalIndexPath.section == proposedIndexPath.section ? proposedIndexPath : currentIndexPath }
        override func collectionView(
            _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
            highlightPreviewForItemAt indexPath: IndexPath
        ) -> UITargetedPreview? { nil }
        override func collectionView(
            _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { animator?.addCompletion {} }
        override func collectionView(
            _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
            with coordinator: UIFocusAnimationCoordinator
        ) { _ = context.nextFocusedIndexPath }
        override func collectionView(
            _ collectionView: UICollectionView, sceneActivationConfigurationForItemAt indexPath: IndexPath,
            point: CGPoint
        ) -> UIWindowScene.ActivationConfiguration? {
            let options = UIWindowScene.ActivationRequestOptions()
            options.preferredPresentationStyle = .prominent
            return UIWindowScene.ActivationConfiguration(
                userActivity: NSUserActivity(activityType: "item"), options: options)
        }
        override func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }
        override func scrollViewDidZoom(_ scrollView: UIScrollView) { log.append("zoomed") }
        override func scrollViewDidScroll(_ scrollView: UIScrollView) {
            super.scrollViewDidScroll(scrollView)
            log.append("scrolled to \(scrollView.contentOffset.y)")
        }
    }

    @Test func aControllerOfACollectionViewHasItsDelegatesMethodsToOverride() {
        let controller = Gallery(collectionViewLayout: UICollectionViewFlowLayout())
        controller.loadViewIfNeeded()
        let view: UICollectionView = controller.collectionView
        view.contentOffset = CGPoint(x: 0, y: 30)
        #expect(controller.log == ["scrolled to 30.0"])
        let (first, second) = (IndexPath(item: 0, section: 0), IndexPath(item: 0, section: 1))
        #expect(controller.collectionView(view, canPerformPrimaryActionForItemAt: first))
        #expect(
            controller.collectionView(
                view, targetIndexPathForMoveOfItemFromOriginalIndexPath: first, atCurrentIndexPath: first,
                toProposedIndexPath: second) == first)
        let scene = controller.collectionView(view, sceneActivationConfigurationForItemAt: first, point: .zero)
        #expect(scene?.userActivity.activityType == "item" && scene?.options?.preferredPresentationStyle == .prominent)
        // What a plain controller answers: the proposal, and no view to zoom.
        let plain = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        #expect(
            plain.collectionView(
                view, targetIndexPathForMoveOfItemFromOriginalIndexPath: first, atCurrentIndexPath: first,
                toProposedIndexPath: second) == second)
        #expect(plain.viewForZooming(in: view) == nil)
    }

    @Test func anAssetHasAPictureForEachTraits() {
        let asset = UIImageAsset()
        let (light, dark) = (UIImage(), UIImage())
        asset.register(light, with: UITraitCollection(userInterfaceStyle: .light))
        asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)) === dark)
        #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .light)) === light)
    }

    // MARK: Keys

    /// As apps write a field for a code: it says of the keyboard what it wants to say, and no more.
    private final class CodeField: UIControl, UIKeyInput {
        var text = ""
        var keyboardType: UIKeyboardType = .numberPad
        var textContentType: UITextContentType = .oneTimeCode
        var hasText: Bool { !text.isEmpty }
        override var canBecomeFirstResponder: Bool { true }
        func insertText(_ text: String) { self.text += text }
        func deleteBackward() { text = String(text.dropLast()) }
    }

    @Test func whoTakesKeysNeedNotSayHow() {
        let field = CodeField()
        field.insertText("12")
        field.deleteBackward()
        let keys: any UIKeyInput = field
        #expect(field.text == "1" && keys.hasText && keys.keyboardType == .numberPad)
        #expect(keys.returnKeyType == .default && !keys.isSecureTextEntry && keys.passwordRules == nil)
    }

    private final class Keyboard: UIInputViewController {
        var loaded = 0
        override func viewDidLoad() { loaded += 1 }
    }

    @Test func aCustomKeyboardIsInAnInputView() throws {
        let keyboard = Keyboard()
        #expect(keyboard.inputView == nil && keyboard.loaded == 0)
        keyboard.loadViewIfNeeded()
        let view = try #require(keyboard.inputView)
        view.allowsSelfSizing = true
        #expect(keyboard.view === view && keyboard.loaded == 1 && view.inputViewStyle == .keyboard)
        let other = UIInputView(frame: .zero, inputViewStyle: .default)
        keyboard.inputView = other
        #expect(keyboard.view === other && keyboard.textDocumentProxy.selectedText == nil)
    }

    // MARK: Initialisers without arguments

    @Test func placeholdersCanBeMade() {
        #expect(UIColor() == .clear && UIFont().pointSize == UIFont.systemFontSize)
        #expect(UISwipeActionsConfiguration().actions.isEmpty && UINavigationItem().title == nil)
        #expect(UIAlertAction().title == nil && UIContextualAction().style == .normal)
        #expect(UITableViewRowAction().title == nil && UIMenuItem().title.isEmpty)
        #expect(UIVisualEffectView(effect: UIBlurEffect()).effect is UIBlurEffect)
        #expect(UIDocumentInteractionController().url == nil && UIPageViewController().transitionStyle == .pageCurl)
        #expect(UIButton(type: .roundedRect).buttonType == .system)
        var reasons: [String] = []
        UIKitExceptions.withHandler({ reasons.append($0.reason) }) { _ = UICollectionView() }
        #expect(reasons == ["UICollectionView must be initialized with a non-nil layout parameter"])
    }

    @Test func aTransitionWithoutAFingerIsOver() {
        let coordinator = ImmediateTransitionCoordinator(containerView: UIView())
        var log: [String] = []
        coordinator.animateAlongsideTransition(in: nil) {
            log.append("\($0.percentComplete)")
        } completion: {
            log.append("\($0.isInteractive)")
        }
        #expect(log == ["1.0", "false"] && coordinator.targetTransform == .identity)
    }

    // MARK: Layers

    nonisolated static let transforms = [
        CATransform3DMakeScale(2, 3, 4), CATransform3DMakeTranslation(0, 0, 5), CATransform3DIdentity,
        CATransform3DMakeRotation(1, 0, 1, 0),
    ]

    @Test(arguments: transforms.indices) func valuesHoldTransforms(_ index: Int) {
        let value = NSValue(caTransform3D: Self.transforms[index])
        #expect(CATransform3DEqualToTransform(value.caTransform3DValue, Self.transforms[index]))
        for other in Self.transforms.indices {
            #expect((value == NSValue(caTransform3D: Self.transforms[other])) == (index == other))
        }
    }

    @Test func valuesHoldVectorsAndInsets() {
        let turned = CGAffineTransform(rotationAngle: 1).translatedBy(x: 3, y: 4)
        #expect(NSValue(cgAffineTransform: turned).cgAffineTransformValue == turned)
        #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
        #expect(NSValue(uiOffset: UIOffset(horizontal: 1, vertical: 2)).uiOffsetValue.vertical == 2)
        let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(NSValue(directionalEdgeInsets: insets).directionalEdgeInsetsValue == insets)
    }

    @Test func coloursGoIntoOtherSpaces() throws {
        let grey = try #require(
            UIColor.red.cgColor.converted(to: CGColorSpaceCreateDeviceGray(), intent: .defaultIntent, options: nil))
        #expect(grey.components?.first == 0.2126 && CGColorSpaceCreateDeviceRGB().model == .rgb)
    }
}

/// Names of Foundation that only Apple's platforms have.
@Suite struct RareFoundationNamesTests {
    @Test func aRunLoopByCoreFoundationsNames() {
        nonisolated(unsafe) var called = 0
        CFRunLoopPerformBlock(CFRunLoopGetCurrent(), CFRunLoopMode.defaultMode.rawValue) { called += 1 }
        CFRunLoopWakeUp(CFRunLoopGetCurrent())
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
        #expect(called == 1 && RunLoop.Mode.tracking.rawValue == "UITrackingRunLoopMode")
    }

    /// Answers without a network: the path of the address, and an error for `lost`.
    private final class Answers: URLProtocol {
        override class func canInit(with request: URLRequest) -> Bool { true }
        override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
        override func stopLoading() {}
        override func startLoading() {
            guard let url = request.url, url.path != "/lost" else {
                client?.urlProtocol(self, didFailWithError: URLError(.notConnectedToInternet))
                return
            }
            let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)!
            client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            client?.urlProtocol(self, didLoad: Data(url.path.utf8))
            client?.urlProtocolDidFinishLoading(self)
        }
    }

    @Test(arguments: [("hello", "/hello"), ("lost", "none")])
    func aPublisherAsksForAnAddress(_ path: String, _ expected: String) async throws {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Answers.self]
        let session = URLSession(configuration: configuration)
        let answers = session.dataTaskPublisher(for: try #require(URL(string: "http://example.org/\(path)")))
            .map { String(decoding: $0.data, as: UTF8.self) }.replaceError(with: "none")
        var texts: [String] = []
        for await text in answers.values { texts.append(text) }
        #expect(texts == [expected])
    }
}
