import Foundation
import TestSupport
import Testing

@testable import UnfoldAutoLayout
@testable import UnfoldTypesetting

/// Frames that controls have when they are made: what dotnet/macios's tests assert on devices (`tests/monotouch-test/UIKit`).
@MainActor @Suite(.ownSettings) struct ControlFrameTests {
    private let given = CGRect(x: 10, y: 10, width: 100, height: 100)

    @Test func mostViewsKeepTheirFrame() {
        let views: [UIView] = [
            UIActivityIndicatorView(frame: given), UISlider(frame: given), UISegmentedControl(frame: given),
            UIPageControl(frame: given), UIToolbar(frame: given), UISearchBar(frame: given), UITextField(frame: given),
            UITextView(frame: given), UIImageView(frame: given), UILabel(frame: given), UINavigationBar(frame: given),
            UIStackView(frame: given),
        ]
        for view in views { #expect(view.frame == given, "\(type(of: view))") }
    }

    @Test func someSaySizesThemselves() {
        for generation in [UIKitGeneration.old, .mid, .ios26] {
            inEnvironment({ $0.generation = generation }) {
                for view in [UISwitch(frame: given), UIStepper(frame: given)] as [UIView] {
                    #expect(view.frame == CGRect(origin: given.origin, size: view.sizeThatFits(.zero)))
                }
                let bar = UIProgressView(frame: given)
                #expect(bar.frame == CGRect(x: 10, y: 10, width: 100, height: bar.intrinsicContentSize.height))
                #expect(UIProgressView(progressViewStyle: .bar).frame.height == bar.frame.height)
            }
        }
        inEnvironment({ $0.generation = .old }) {
            #expect(UIDatePicker(frame: given).frame == CGRect(x: 10, y: 10, width: 320, height: 216))
            #expect(UIDatePicker().frame.height == 216)
        }
    }

    @Test func wheelsTakeRoomAtOnce() {
        #expect(UIActivityIndicatorView().frame == CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(UIActivityIndicatorView(style: .large).frame == CGRect(x: 0, y: 0, width: 37, height: 37))
    }

    /// A bar of a controller without a view (recorded hierarchies of getsentry/sentry-cocoa).
    @Test func barsAloneHaveNoSize() {
        for view in [UINavigationBar(), UIToolbar(), UISearchBar()] as [UIView] { #expect(view.frame == .zero) }
    }

    @Test func monthsAreTurnedByWheels() {
        inEnvironment({ $0.generation = .mid }) {
            let picker = UIDatePicker()
            #expect(picker.datePickerStyle == .compact)
            picker.datePickerMode = .yearAndMonth
            #expect(picker.datePickerStyle == .wheels && picker.intrinsicContentSize.height == 216)
        }
    }
}

/// Values of controls stay where there are such values.
@MainActor @Suite(.ownSettings) struct ControlValueTests {
    @Test func slidersAndSteppersKeepToTheirLimits() {
        let slider = UISlider()
        slider.maximumValue = 8
        slider.minimumValue = 2
        #expect(slider.value == 2)
        slider.maximumValue = 8
        slider.value = 20
        #expect(slider.value == 8)
        slider.maximumValue = 5
        #expect(slider.value == 5)
        slider.setValue(-1, animated: true)
        #expect(slider.value == 2)
        let stepper = UIStepper()
        stepper.value = 200
        #expect(stepper.value == 100)
        stepper.value = -4
        #expect(stepper.value == 0)
        stepper.minimumValue = 5
        #expect(stepper.value == 5)
    }

    @Test func selectionsGoWithTheirSegments() {
        let control = UISegmentedControl(items: ["a", "b", "c"])
        control.selectedSegmentIndex = 2
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 1)
        control.insertSegment(withTitle: "d", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2)
        control.insertSegment(withTitle: "e", at: 9, animated: false)
        #expect(control.selectedSegmentIndex == 2)
        control.removeSegment(at: 2, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.selectedSegmentIndex = 1
        control.removeAllSegments()
        #expect(control.selectedSegmentIndex == -1)
    }
}
