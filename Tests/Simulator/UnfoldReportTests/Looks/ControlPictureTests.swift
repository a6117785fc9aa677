import Foundation
import TestSupport
import Testing

@testable import UnfoldReport
@testable import UnfoldScenario

/// Every control at three values, in each generation, light and dark, as they were looked at.
@MainActor @Suite struct ControlPictureTests {
    struct Control: Sendable, CustomTestStringConvertible {
        let name: String
        /// Points; zero for the control's own size.
        var width: CGFloat = 0
        var height: CGFloat = 0
        let values: [@MainActor @Sendable () -> UIView]
        var testDescription: String { name }
    }

    @Test(arguments: controls) func controlsLookAsRecorded(_ control: Control) throws {
        var sheet = PictureSheet()
        for generation in [UIKitGeneration.old, .mid, .ios26] {
            for style in [UIUserInterfaceStyle.light, .dark] {
                let row = inEnvironment({ $0.generation = generation }) {
                    control.values.enumerated().map { index, make in
                        let view = make()
                        let size = view.intrinsicContentSize
                        view.frame.size = CGSize(
                            width: control.width > 0 ? control.width : size.width,
                            height: control.height > 0 ? control.height : size.height)
                        view.overrideUserInterfaceStyle = style
                        view.layoutIfNeeded()
                        let drawing = LayoutDrawing(of: view)
                        let picture = PicturePainter.picture(of: view, drawing)
                        #expect(picture.omissions.isEmpty && !picture.nodes.isEmpty, "\(generation) \(index)")
                        return (title: "\(generation)", picture: picture, names: drawing.views.map(\.title))
                    }
                }
                #expect(Set(row.map(\.picture)).count == row.count, "\(generation): values that look alike")
                sheet.add(row)
            }
        }
        try sheet.expectKept(as: "control-\(control.name)")
    }

    @Test func eachSheetIsOfAControl() throws {
        #expect(try PictureSheet.names(beginningWith: "control-") == Set(Self.controls.map { "control-\($0.name)" }))
    }

    nonisolated static let controls: [Control] =
        [
            Control(
                name: "switch",
                values: [
                    { made(UISwitch()) { $0.isOn = false } }, { made(UISwitch()) { $0.isOn = true } },
                    { made(UISwitch()) { ($0.isOn, $0.isEnabled, $0.onTintColor) = (true, false, .systemOrange) } },
                ]),
            Control(
                name: "slider", width: 160,
                values: [
                    { made(UISlider()) { $0.value = 0 } }, { made(UISlider()) { $0.value = 0.5 } },
                    { made(UISlider()) { ($0.value, $0.minimumTrackTintColor) = (1, .systemPink) } },
                ]),
            Control(
                name: "progress", width: 160, height: 4,
                values: [
                    { made(UIProgressView()) { $0.progress = 0 } }, { made(UIProgressView()) { $0.progress = 0.4 } },
                    { made(UIProgressView()) { ($0.progress, $0.progressTintColor) = (1, .systemGreen) } },
                ]),
            Control(
                name: "segments", width: 220,
                values: [
                    { made(UISegmentedControl(items: ["Day", "Week", "Month"])) { $0.selectedSegmentIndex = 0 } },
                    {
                        made(UISegmentedControl(items: ["Day", "Week", "Month"])) {
                            $0.selectedSegmentIndex = 2
                            $0.setEnabled(false, forSegmentAt: 1)
                        }
                    },
                    { made(UISegmentedControl(items: ["Day", "Week", "Month"])) { $0.isEnabled = false } },
                ]),
            Control(
                name: "stepper",
                values: [
                    { made(UIStepper()) { $0.value = 0 } }, { made(UIStepper()) { $0.value = 50 } },
                    { made(UIStepper()) { $0.value = 100 } },
                ]),
            Control(
                name: "pages",
                values: [
                    { made(UIPageControl()) { ($0.numberOfPages, $0.backgroundColor) = (4, .systemBlue) } },
                    {
                        made(UIPageControl()) {
                            ($0.numberOfPages, $0.currentPage, $0.backgroundColor) = (4, 2, .systemBlue)
                        }
                    },
                    {
                        made(UIPageControl()) {
                            ($0.numberOfPages, $0.currentPage) = (4, 3)
                            ($0.pageIndicatorTintColor, $0.currentPageIndicatorTintColor) = (.systemGray3, .label)
                        }
                    },
                ]),
            Control(
                name: "activity",
                values: [
                    { made(UIActivityIndicatorView(style: .medium)) { $0.startAnimating() } },
                    { made(UIActivityIndicatorView(style: .large)) { $0.startAnimating() } },
                    {
                        made(UIActivityIndicatorView(style: .medium)) {
                            ($0.color, $0.hidesWhenStopped) = (.systemRed, false)
                        }
                    },
                ]),
            Control(
                name: "date-compact",
                values: [
                    { picker(.compact, .date) }, { picker(.compact, .time) }, { picker(.compact, .dateAndTime) },
                ]),
            Control(
                name: "date-wheels",
                values: [{ picker(.wheels, .date) }, { picker(.wheels, .time) }, { picker(.wheels, .dateAndTime) }]),
            Control(
                name: "field", width: 170,
                values: [
                    { made(UITextField()) { ($0.placeholder, $0.borderStyle) = ("Your name", .roundedRect) } },
                    { made(UITextField()) { ($0.text, $0.borderStyle, $0.textAlignment) = ("Ada", .line, .center) } },
                    { made(UITextField()) { ($0.text, $0.isSecureTextEntry) = ("seabird", true) } },
                ]),
            Control(
                name: "text", width: 170, height: 60,
                values: [
                    { made(UITextView()) { $0.text = "Flour, water and salt, and some patience" } },
                    {
                        made(UITextView()) {
                            ($0.text, $0.textColor, $0.textAlignment) = ("Milk\nBread", .systemPurple, .right)
                        }
                    },
                    {
                        made(UITextView()) {
                            ($0.text, $0.font) = ("Tea", .systemFont(ofSize: 20, weight: .bold))
                            ($0.backgroundColor, $0.layer.cornerRadius) = (.secondarySystemBackground, 8)
                        }
                    },
                ]),
            Control(
                name: "search", width: 240, height: 56,
                values: [
                    { made(UISearchBar()) { $0.placeholder = "Search" } },
                    { made(UISearchBar()) { $0.text = "Bread" } },
                    { UISearchBar() },
                ]),
            Control(
                name: "button",
                values: [
                    { made(UIButton(type: .system)) { $0.setTitle("Save", for: .normal) } },
                    {
                        made(UIButton(type: .system)) {
                            $0.setTitle("Save", for: .normal)
                            $0.isEnabled = false
                        }
                    },
                    { made(UIButton(type: .system)) { $0.setImage(UIImage(systemName: "star.fill"), for: .normal) } },
                ]),
        ]
        + ["plain", "gray", "tinted", "filled"].map { style in
            Control(
                name: "button-\(style)",
                values: [
                    { button(style) }, { made(button(style)) { $0.isEnabled = false } },
                    {
                        made(button(style)) {
                            $0.configuration?.image = UIImage(systemName: "cart")
                            $0.configuration?.subtitle = "In two days"
                            $0.configuration?.baseForegroundColor = .systemYellow
                        }
                    },
                ])
        }

    private static func made<V: UIView>(_ view: V, _ change: (V) -> Void) -> V {
        change(view)
        return view
    }

    private static func button(_ style: String) -> UIButton {
        var configuration: UIButton.Configuration =
            switch style {
            case "plain": .plain()
            case "gray": .gray()
            case "tinted": .tinted()
            default: .filled()
            }
        configuration.title = "Order"
        return UIButton(configuration: configuration, primaryAction: nil)
    }

    private static func picker(_ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode) -> UIDatePicker {
        made(UIDatePicker()) {
            ($0.datePickerMode, $0.preferredDatePickerStyle) = (mode, style)
            $0.date = Date(timeIntervalSinceReferenceDate: 86_400 * 45 + 3600 * 15)
        }
    }
}
