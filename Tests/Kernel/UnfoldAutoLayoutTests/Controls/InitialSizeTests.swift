import Foundation
import TestSupport
import Testing

@testable import UnfoldAutoLayout
@testable import UnfoldTypesetting

/// What controls and bars measure before anybody gave them a size: apps ask fresh ones.
@MainActor @Suite(.ownSettings) struct InitialSizeTests {
    @Test func controlsOfNaturalSize() {
        #expect(UIPickerView().frame == CGRect(x: 0, y: 0, width: 320, height: 216))
        let placed = UIPickerView(frame: CGRect(x: 0, y: 9, width: 100, height: 80))
        #expect(placed.frame == CGRect(x: 0, y: 9, width: 100, height: 80))

        let segments = UISegmentedControl(items: ["Day", "Week"])
        #expect(segments.frame == CGRect(origin: .zero, size: segments.sizeThatFits(.zero)))
        #expect(segments.frame.height >= 29 && segments.frame.width > 60)
        #expect(UISegmentedControl(items: nil).frame == .zero)

        for type in [UIButton.ButtonType.infoLight, .detailDisclosure, .contactAdd] {
            let button = UIButton(type: type)
            #expect(button.frame == CGRect(origin: .zero, size: button.sizeThatFits(.zero)))
            #expect(button.frame.width >= 22)
        }
        #expect(UIButton(type: .system).frame == .zero)
    }

    @Test func barsOfControllersThatHaveNoViewYet() {
        inEnvironment({ $0.generation = .mid }) {
            let navigation = UINavigationController()
            #expect(navigation.navigationBar.frame.height == 44 && navigation.navigationBar.frame.minY == 0)
            #expect(navigation.toolbar.frame.height == 44)
            #expect(UITabBarController().tabBar.frame.height == 49)
            final class Tall: UINavigationBar {
                override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 60) }
            }
            let own = UINavigationController(navigationBarClass: Tall.self, toolbarClass: nil)
            #expect(own.navigationBar.frame.height == 60)
        }
    }

    // MARK: Fitting

    @Test func fittingKeepsTheOrigin() {
        let label = UILabel(frame: CGRect(x: 10, y: 20, width: 300, height: 100))
        label.text = "Hello"
        label.sizeToFit()
        #expect(label.frame == CGRect(origin: CGPoint(x: 10, y: 20), size: label.intrinsicContentSize))
        let bar = UIToolbar()
        bar.sizeToFit()
        #expect(bar.frame == CGRect(x: 0, y: 0, width: 0, height: 44))
        // A transformed frame says nothing: the middle stays.
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        label.transform = CGAffineTransform(scaleX: 2, y: 2)
        label.sizeToFit()
        #expect(label.center == CGPoint(x: 50, y: 50) && label.bounds.size == label.intrinsicContentSize)
    }

    /// `sizeThatFits` of one line says how long it is.
    @Test func oneLineIsAsWideAsItsText() {
        let label = UILabel()
        label.text = "HelloHelloHelloHello"
        let whole = label.intrinsicContentSize
        #expect(whole.width > 100)
        #expect(label.sizeThatFits(CGSize(width: 30, height: 0)) == whole)
        label.frame = CGRect(x: 5, y: 5, width: 30, height: 10)
        label.sizeToFit()
        #expect(label.frame == CGRect(origin: CGPoint(x: 5, y: 5), size: whole))
        label.numberOfLines = 0
        let wrapped = label.sizeThatFits(CGSize(width: 30, height: 0))
        #expect(wrapped.width <= 30 && wrapped.height > 2 * whole.height)
    }

    @Test func negativeLengthsCountFromTheOtherSide() {
        let view = UIView()
        view.frame = CGRect(x: 10, y: 10, width: -5, height: 20)
        #expect(view.frame == CGRect(x: 5, y: 10, width: 5, height: 20))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 5, height: 20))
        view.bounds.size = CGSize(width: 8, height: -6)
        #expect(view.bounds == CGRect(x: 0, y: -6, width: 8, height: 6))
        #expect(view.center == CGPoint(x: 7.5, y: 20))
    }

    // MARK: Pages

    @Test func theCurrentPageIsOneThatThereIs() {
        let pages = UIPageControl()
        pages.currentPage = 5
        #expect(pages.currentPage == 0)
        pages.numberOfPages = 10
        pages.currentPage = 7
        #expect(pages.currentPage == 7)
        pages.currentPage = 12
        #expect(pages.currentPage == 9)
        pages.currentPage = -1
        #expect(pages.currentPage == 0)
        pages.currentPage = 9
        pages.numberOfPages = 3
        #expect(pages.currentPage == 2)
        pages.numberOfPages = 0
        #expect(pages.currentPage == 0)
    }
}
