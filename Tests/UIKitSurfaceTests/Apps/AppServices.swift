import UIKit
import UnfoldCombine
import UnfoldOS

// What apps' cells and controllers call of the system beside layout. That the file builds is the test.

final class SharingController: UIViewController, UIActivityItemSource, UIDocumentPickerDelegate,
    UIImagePickerControllerDelegate, UINavigationControllerDelegate, UIDocumentInteractionControllerDelegate,
    SFSafariViewControllerDelegate, UIEditMenuInteractionDelegate, UIPencilInteractionDelegate
{
    private let log = Logger(subsystem: "app", category: "sharing")
    private let console = OSLog(subsystem: "app", category: "sharing")
    private var documents: UIDocumentInteractionController?

    // MARK: Alerts

    func ask(_ message: String) {
        let alert = UIAlertController(title: "Title", message: message, preferredStyle: .alert)
        alert.addTextField()
        alert.addTextField { $0.placeholder = message }
        let action = UIAlertAction(title: "OK", style: .default) { [weak alert] _ in
            os_log("answered", log: .default, type: .info)
            self.log.info("\(alert?.textFields?.first?.text ?? "", privacy: .private)")
        }
        action.accessibilityIdentifier = "ok"
        action.setValue(UIColor.red, forKey: "titleTextColor")
        alert.addAction(action)
        alert.preferredAction = action
        present(alert, animated: true)
        UIAlertView(title: message, message: nil, delegate: nil, cancelButtonTitle: "OK").show()
        os_log(.debug, log: console, "asked")
    }

    // MARK: Sharing

    func share(_ link: URL) {
        let sheet = UIActivityViewController(
            activityItems: [link, self], applicationActivities: [PrintActivity()])
        sheet.excludedActivityTypes = [
            .airDrop, .print, .mail, .message, .copyToPasteboard, .assignToContact, .saveToCameraRoll,
            .addToReadingList, .postToFacebook, .postToTwitter, .postToWeibo, .openInIBooks, .markupAsPDF,
        ]
        sheet.completionWithItemsHandler = { type, isDone, _, error in
            self.log.error("\(type?.rawValue ?? "none") \(isDone) \(error?.localizedDescription ?? "")")
        }
        present(sheet, animated: true)
    }
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "text" }
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { activityType == .mail ? nil : "text" }
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "subject" }

    func preview(_ file: URL) {
        let controller = UIDocumentInteractionController(url: file)
        controller.delegate = self
        controller.uti = "public.text"
        controller.name = file.lastPathComponent
        if !controller.presentPreview(animated: true) {
            controller.presentOptionsMenu(from: view.bounds, in: view, animated: true)
            controller.presentOpenInMenu(from: view.bounds, in: view, animated: true)
        }
        documents = controller
    }
    func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController { self }

    func copyText(_ text: String) {
        let board = UIPasteboard.general
        if board.hasStrings || board.hasImages || board.hasURLs { log.debug("replaced") }
        board.setValue(text, forPasteboardType: "public.utf8-plain-text")
        board.setItems([["public.utf8-plain-text": text]], options: [:])
        board.setData(Data(text.utf8), forPasteboardType: "public.data")
        board.image = nil
        board.color = nil
        log.notice("\(board.data(forPasteboardType: "public.data")?.count ?? 0, privacy: .public)")
    }

    // MARK: Pictures and files

    func pick() {
        if UIImagePickerController.isSourceTypeAvailable(.camera),
            UIImagePickerController.isCameraDeviceAvailable(.front)
        {
            let picker = UIImagePickerController()
            picker.delegate = self
            picker.sourceType = .savedPhotosAlbum
            picker.mediaTypes = UIImagePickerController.availableMediaTypes(for: .camera) ?? []
            picker.allowsEditing = true
            picker.cameraDevice = .front
            picker.cameraCaptureMode = .video
            picker.videoQuality = .typeHigh
            picker.videoMaximumDuration = 10
            present(picker, animated: true)
        }
        let types = [UTType("public.text"), UTType(filenameExtension: "md"), UTType(mimeType: "image/png")]
        let files = UIDocumentPickerViewController(forOpeningContentTypes: types.compactMap { $0 }, asCopy: true)
        files.delegate = self
        files.allowsMultipleSelection = true
        present(files, animated: true)
    }
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        guard let image = info[.originalImage] as? UIImage else { return imagePickerControllerDidCancel(picker) }
        UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil)
    }
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        for url in urls where url.startAccessingSecurityScopedResource() { url.stopAccessingSecurityScopedResource() }
    }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}

    // MARK: Pages and menus

    func open(_ link: URL) {
        let configuration = SFSafariViewController.Configuration()
        configuration.entersReaderIfAvailable = true
        let page = SFSafariViewController(url: link, configuration: configuration)
        page.delegate = self
        page.preferredBarTintColor = .white
        page.preferredControlTintColor = .black
        page.dismissButtonStyle = .done
        present(page, animated: true)
        let data = LPLinkMetadata()
        data.originalURL = link
        data.url = link
        data.title = "Title"
    }
    func safariViewControllerDidFinish(_ controller: SFSafariViewController) { controller.dismiss(animated: true) }

    func showMenu(at view: UIView) {
        let menu = UIMenuController.shared
        menu.menuItems = [UIMenuItem(title: "Reply", action: Selector("reply"))]
        menu.arrowDirection = .down
        menu.setTargetRect(view.bounds, in: view)
        menu.setMenuVisible(true, animated: true)
        menu.showMenu(from: view, rect: view.bounds)
        menu.update()
        menu.hideMenu()
        for name in [UIMenuController.willShowMenuNotification, UIMenuController.willHideMenuNotification] {
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in }
        }
        let interaction = UIEditMenuInteraction(delegate: self)
        view.addInteraction(interaction)
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
        interaction.dismissMenu()
        let pencil = UIPencilInteraction()
        pencil.delegate = self
        pencil.isEnabled = true
    }
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}

    // MARK: Touch and voice

    func knock() {
        for style in [UIImpactFeedbackGenerator.FeedbackStyle.light, .medium, .heavy, .soft, .rigid] {
            UIImpactFeedbackGenerator(style: style).impactOccurred(intensity: 0.5)
        }
        UISelectionFeedbackGenerator().selectionChanged()
        UINotificationFeedbackGenerator().notificationOccurred(.warning)
        UINotificationFeedbackGenerator().notificationOccurred(.error)
    }
    func announce(_ text: String) {
        guard UIAccessibility.isVoiceOverRunning || UIAccessibility.isSwitchControlRunning else { return }
        UIAccessibility.post(notification: .announcement, argument: text)
        UIAccessibility.post(notification: .screenChanged, argument: view)
        UIAccessibility.post(notification: .pageScrolled, argument: text)
        view.alpha = UIAccessibility.isReduceTransparencyEnabled || UIAccessibility.isInvertColorsEnabled ? 1 : 0.5
        view.isHidden =
            UIAccessibility.isReduceMotionEnabled || UIAccessibility.isBoldTextEnabled
            || UIAccessibility.isDarkerSystemColorsEnabled || UIAccessibility.isGuidedAccessEnabled
            || UIAccessibility.isGrayscaleEnabled || UIAccessibility.shouldDifferentiateWithoutColor
            || UIAccessibility.buttonShapesEnabled
        for name in [
            UIAccessibility.voiceOverStatusDidChangeNotification, UIAccessibility.boldTextStatusDidChangeNotification,
            UIAccessibility.reduceMotionStatusDidChangeNotification,
            UIAccessibility.reduceTransparencyStatusDidChangeNotification,
            UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
        ] { NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in } }
    }
}

private final class PrintActivity: UIActivity {
    override class var activityCategory: Category { .share }
    override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType("print") }
    override var activityTitle: String? { "Print" }
    override var activityImage: UIImage? { nil }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
    override func prepare(withActivityItems activityItems: [Any]) {}
    override func perform() { activityDidFinish(true) }
}

private final class Placeholder: UIActivityItemProvider, @unchecked Sendable {
    override var item: Any { placeholderItem ?? "none" }
}

func makePlaceholder() -> Any { Placeholder(placeholderItem: "text") }

private final class KeyboardController: UIInputViewController {
    func type() {
        let (before, after) = (
            textDocumentProxy.documentContextBeforeInput, textDocumentProxy.documentContextAfterInput
        )
        if before == after { textDocumentProxy.adjustTextPosition(byCharacterOffset: 1) }
        if needsInputModeSwitchKey { advanceToNextInputMode() }
        dismissKeyboard()
    }
}

@MainActor func makePictures(of text: String) -> UIImage? {
    let filter = CIFilter(name: "CIQRCodeGenerator")
    filter?.setValue(Data(text.utf8), forKey: "inputMessage")
    guard let output = filter?.outputImage,
        let bitmap = CIContext().createCGImage(output, from: output.extent)
    else { return nil }
    _ = CIColor(color: .black)
    return CIImage(image: UIImage(cgImage: bitmap)).map { _ in UIImage(cgImage: bitmap) }
}

func findLinks(in text: String) throws -> [URL] {
    let detector = try NSDataDetector(types: 1 << 5)
    let all = NSRange(text.startIndex..., in: text)
    detector.enumerateMatches(in: text, range: all) { match, _, stop in
        stop.pointee = ObjCBool(match?.phoneNumber != nil || match?.date != nil || match?.addressComponents != nil)
    }
    if let first = detector.firstMatch(in: text, range: all)?.components?.values.first { return [URL(string: first)!] }
    return detector.matches(in: text, range: all).compactMap(\.url)
}

@MainActor func fall(_ views: [UIView], in space: UIView) -> UIDynamicAnimator {
    let animator = UIDynamicAnimator(referenceView: space)
    let edges = UICollisionBehavior(items: views)
    edges.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(edges)
    animator.addBehavior(UIGravityBehavior(items: views))
    animator.addBehavior(UIDynamicItemBehavior(items: views))
    return animator
}
