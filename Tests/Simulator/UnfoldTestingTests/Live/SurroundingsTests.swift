import Foundation
import Testing
import UnfoldAutoLayout
import UnfoldTesting

/// Devices and settings for tests.
@MainActor @Suite(.isolatedLayout) struct SurroundingsTests {
    @Test(.device("iPhone SE (3rd generation)"), .contentSize(.accessibilityLarge), .rightToLeft)
    func traitsArePutTogether() {
        let environment = LayoutEnvironment.current
        #expect(environment.screenSize == CGSize(width: 375, height: 667))
        #expect(environment.displayScale == 2)
        #expect(environment.contentSizeCategory == .accessibilityLarge)
        #expect(environment.layoutDirection == .rightToLeft)
    }

    @Test(.dark) func colorsAreThoseOfTheStyle() {
        #expect(UITraitCollection.current.userInterfaceStyle == .dark)
        let (view, light) = (UIView(), UIView())
        #expect(view.traitCollection.userInterfaceStyle == .dark)
        light.overrideUserInterfaceStyle = .light
        #expect(light.traitCollection.userInterfaceStyle == .light)
        #expect(UIColor.label.cgColor.components?.first == 1)
    }

    @Test(.device("iPhone 15"), .width(320)) func aWidthIsInThePlaceOfTheDevices() {
        #expect(LayoutEnvironment.current.screenSize.width == 320)
        #expect(LayoutEnvironment.current.displayScale == 3)
    }

    /// Each test begins with the settings of the process, whatever others set.
    @Test(arguments: 0..<3) func settingsAreForgotten(_ part: Int) async {
        #expect(LayoutEnvironment.current.layoutDirection == .leftToRight)
        LayoutEnvironment.current.layoutDirection = .rightToLeft
        await Task.yield()
        #expect(LayoutEnvironment.current.layoutDirection == .rightToLeft)
    }

    nonisolated static let many = Surroundings.all(
        devices: ["iPhone SE (3rd generation)", "iPhone 15"], contentSizes: [.large, .accessibilityExtraLarge],
        rightToLeft: [false, true])

    @Test(arguments: many) func heightsInAllOfThem(_ surroundings: Surroundings) {
        let before = LayoutEnvironment.current
        withSurroundings(surroundings) {
            #expect(LayoutEnvironment.current.contentSizeCategory == surroundings.contentSize)
            expectHeights(of: LiveTable(CardCell.self).view, [116])
        }
        #expect(LayoutEnvironment.current == before)
    }

    @Test func namesAndMistakes() {
        #expect(Self.many.count == 8)
        #expect("\(Self.many[3])" == "iPhone SE (3rd generation), AccessibilityXL, right to left")
        let issues = Noted()
        withKnownIssue {
            withSurroundings(Surroundings(device: "iPhone 99")) {}
        } matching: {
            issues.note($0)
        }
        #expect(issues.texts.first?.hasPrefix("there is no device 'iPhone 99'; use one of: ") == true)
    }
}

/// What was reported.
final class Noted: @unchecked Sendable {
    private(set) var texts: [String] = []

    func note(_ issue: Issue) -> Bool {
        texts.append(issue.comments.map(\.rawValue).joined(separator: "\n"))
        return true
    }
}
