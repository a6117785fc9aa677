import TestSupport
import Testing
import UIKit

/// Names of Foundation and what surrounds an app, as Apple documents them.
@MainActor @Suite(.ownSettings) struct SystemNamesTests {
    @Test func typesKnowWhatTheyAreKindsOf() {
        #expect(UTType.tiff.conforms(to: .image) && UTType.swiftSource.conforms(to: .text))
        #expect(UTType(filenameExtension: "m4a") == .mpeg4Audio)
        #expect(UTType.swiftSource.supertypes.contains(.data) && UTType.folder.isSupertype(of: .volume))
        #expect(!UTType.image.isSubtype(of: .image))
    }

    // MARK: Menus, controls

    private final class Peek: NSObject, UIViewControllerPreviewingDelegate {
        func previewingContext(
            _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
        ) -> UIViewController? {
            previewingContext.sourceRect = CGRect(origin: location, size: CGSize(width: 1, height: 1))
            return UIViewController()
        }
        func previewingContext(
            _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
        ) {}
    }

    @Test func aPreviewAsksItsDelegate() {
        let (controller, delegate) = (UIViewController(), Peek())
        let context = controller.registerForPreviewing(with: delegate, sourceView: controller.view)
        #expect(context.sourceRect == controller.view.bounds)
        let shown = context.delegate.previewingContext(context, viewControllerForLocation: CGPoint(x: 5, y: 6))
        #expect(shown != nil && context.sourceRect.minX == 5)
        controller.unregisterForPreviewing(withContext: context)
    }

    @Test func commandsKeepTheirAlternatesAndActionsRun() {
        let other = UICommandAlternate(title: "All", action: Selector("all"), modifierFlags: .alternate)
        let command = UIKeyCommand(title: "One", action: Selector("one"), input: "1", alternates: [other])
        #expect(command.alternates.first === other && command.input == "1")
        var sent: [Any?] = []
        let action = UIAction(title: "", selectedImage: UIImage(), state: .on) { sent.append($0.sender) }
        let button = UIButton()
        action.performWithSender(button, target: nil)
        #expect(sent.count == 1 && sent[0] as? UIButton === button && action.selectedImage != nil)
        #expect(UIMenu(identifier: .sidebar, children: [action]).identifier == .sidebar)
    }

    @Test func slidersAndPagesKnowTheirSteps() {
        let slider = UISlider()
        slider.trackConfiguration = .init(numberOfTicks: 5)
        #expect(slider.trackConfiguration?.ticks.map(\.position) == [0, 0.25, 0.5, 0.75, 1])
        #expect(UISlider.TrackConfiguration(numberOfTicks: 0).ticks.isEmpty)
        let image = UIImage()
        slider.setMinimumTrackImage(image, for: .normal)
        #expect(slider.currentMinimumTrackImage === image && slider.currentMaximumTrackImage == nil)
        let pages = UIPageControl()
        let timer = UIPageControlTimerProgress(preferredDuration: 5)
        timer.setDuration(2, forPage: 1)
        pages.progress = timer
        #expect(timer.duration(forPage: 0) == 5 && timer.duration(forPage: 1) == 2)
    }

    @Test func segmentsAndSteppersGiveBackWhatTheyWereGiven() {
        let control = UISegmentedControl(items: ["One", "Two"])
        let action = UIAction(title: "Three", identifier: .init("three")) { _ in }
        control.setAction(action, forSegmentAt: 1)
        #expect(control.titleForSegment(at: 1) == "Three" && control.segmentIndex(identifiedBy: .init("three")) == 1)
        #expect(control.segmentIndex(identifiedBy: .init("none")) == NSNotFound)
        control.setAction(action, forSegmentAt: 9)
        let image = UIImage()
        control.setImage(image, forSegmentAt: 0)
        #expect(control.imageForSegment(at: 0) === image && control.imageForSegment(at: 1) == nil)
        control.setTitleTextAttributes([.kern: 2], for: .selected)
        #expect(control.titleTextAttributes(for: .selected)?[.kern] as? Int == 2)
        #expect(control.titleTextAttributes(for: .normal) == nil)
        control.setDividerImage(image, forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default)
        #expect(
            control.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default)
                === image)
        control.setContentPositionAdjustment(
            UIOffset(horizontal: 1, vertical: 2), forSegmentType: .left, barMetrics: .default)
        #expect(control.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default).vertical == 2)
        let stepper = UIStepper()
        stepper.setIncrementImage(image, for: .normal)
        #expect(stepper.incrementImage(for: .normal) === image && stepper.decrementImage(for: .normal) == nil)
    }

    @Test func pasteNeedsAnAcceptedType() {
        let view = UIView()
        let text = NSItemProvider(item: "text" as NSString, typeIdentifier: "public.text")
        #expect(!view.canPaste([text]))
        view.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.text"])
        #expect(view.canPaste([text]) && !view.canPaste([]))
    }
}
