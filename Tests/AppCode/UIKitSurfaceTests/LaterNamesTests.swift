import TestSupport
import Testing
import UIKit

/// Names of UIKit that apps' cells and controllers use beside views and constraints, as Apple documents them: states,
/// contents, traits, tabs, bars.
@MainActor @Suite(.ownSettings) struct LaterNamesTests {
    // MARK: States and contents

    @Test func aStateHasDraggingAndTheAppsOwnValues() {
        var state = UICellConfigurationState(traitCollection: .current)
        #expect(state.cellDragState == .none && state.cellDropState == .none)
        let before = state
        state.cellDropState = .targeted
        #expect(state != before)
        state = before
        state.cellDragState = .lifting
        #expect(state != before)
        state = before
        state.own = 7
        #expect(state.own == 7 && state != before)
        var plain = UIViewConfigurationState(traitCollection: .current)
        plain.own = 8
        #expect(plain.own == 8 && plain != UIViewConfigurationState(traitCollection: .current))
        var unavailable = UIContentUnavailableConfigurationState(traitCollection: .current)
        unavailable.own = 9
        #expect(unavailable.own == 9)
    }

    private final class HighlightedCell: UICollectionViewListCell {
        override func updateConfiguration(using state: UICellConfigurationState) {
            var background = UIBackgroundConfiguration.listCell().updated(for: state)
            background.shadowProperties.radius = state.cellDropState == .targeted ? 8 : 1
            backgroundConfiguration = background
        }
    }

    @Test func aCellShowsThatSomethingWouldBeDropped() {
        let cell = HighlightedCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        var state = cell.configurationState
        cell.updateConfiguration(using: state)
        #expect(cell.backgroundConfiguration?.shadowProperties.radius == 1)
        state.cellDropState = .targeted
        cell.updateConfiguration(using: state)
        #expect(cell.backgroundConfiguration?.shadowProperties.radius == 8)
    }

    private func laidOut(_ content: UIListContentConfiguration) -> UIListContentView {
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        view.layoutIfNeeded()
        return view
    }

    @Test func aTransformedTextIsAsWideAsItsLetters() throws {
        var content = UIListContentConfiguration.valueCell()
        content.text = "width"
        content.secondaryText = "x"
        func title(_ view: UIListContentView) throws -> UILabel {
            try #require(view.subviews.compactMap { $0 as? UILabel }.first { $0.accessibilityIdentifier == "text" })
        }
        let plain = try title(laidOut(content))
        content.textProperties.transform = .uppercase
        let large = try title(laidOut(content))
        #expect(large.text == "WIDTH" && large.intrinsicContentSize.width > plain.intrinsicContentSize.width)
        content.textProperties.transform = .capitalized
        #expect(try title(laidOut(content)).text == "Width")
        content.textProperties.transform = .lowercase
        #expect(try title(laidOut(content)).text == "width")
    }

    @Test func guidesSurroundThePartsOfAContent() throws {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "One"
        content.secondaryText = "Two"
        let view = laidOut(content)
        #expect(view.imageLayoutGuide == nil)
        let guide = try #require(view.textLayoutGuide)
        let second = try #require(view.secondaryTextLayoutGuide)
        let line = UIView()
        line.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(line)
        NSLayoutConstraint.activate([
            line.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            line.topAnchor.constraint(equalTo: guide.bottomAnchor),
            line.bottomAnchor.constraint(equalTo: second.topAnchor),
            line.widthAnchor.constraint(equalToConstant: 10),
        ])
        view.layoutIfNeeded()
        let labels = view.subviews.compactMap { $0 as? UILabel }
        #expect(isNear(guide.layoutFrame, labels.first { $0.text == "One" }?.frame))
        #expect(line.frame.minX == labels[0].frame.minX)
        // The part goes and comes back: the guide is held again.
        content.secondaryText = nil
        view.configuration = content
        #expect(view.secondaryTextLayoutGuide == nil)
        content.secondaryText = "Three"
        view.configuration = content
        view.layoutIfNeeded()
        #expect(view.secondaryTextLayoutGuide === second)
        #expect(isNear(second.layoutFrame, view.subviews.first { ($0 as? UILabel)?.text == "Three" }?.frame))
    }

    /// The same rectangle except for rounding.
    private func isNear(_ one: CGRect, _ other: CGRect?) -> Bool {
        guard let other else { return false }
        return abs(one.minX - other.minX) + abs(one.minY - other.minY) + abs(one.maxX - other.maxX)
            + abs(one.maxY - other.maxY) < 1e-6
    }

    // MARK: Regions

    @Test func regionsAreThoseOfTheGuides() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 4, bottom: 0, right: 0)
        window.rootViewController = controller
        window.layoutIfNeeded()
        let view: UIView = controller.view
        #expect(view.edgeInsets(for: .safeArea()) == view.safeAreaInsets)
        #expect(view.layoutGuide(for: .margins(cornerAdaptation: .horizontal)) === view.layoutMarginsGuide)
        #expect(view.directionalEdgeInsets(for: .safeArea()).leading == view.safeAreaInsets.left)
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.directionalEdgeInsets(for: .safeArea()).trailing == view.safeAreaInsets.left)
        let guide = UILayoutGuide()
        view.addLayoutGuide(guide)
        let width = guide.widthAnchor.constraint(equalToConstant: 30)
        NSLayoutConstraint.activate([width, guide.topAnchor.constraint(equalTo: view.topAnchor)])
        #expect(guide.constraintsAffectingLayout(for: .horizontal) == [width])
        #expect(guide.constraintsAffectingLayout(for: .vertical).count == 1)
        let readable = view.edgeInsets(for: .readableContent())
        #expect(view.bounds.inset(by: readable) == view.readableContentGuide.layoutFrame)
    }

    @Test func anExtendedBackgroundKeepsItsContentInTheSafeArea() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 30, bottom: 0, right: 0)
        let extended = UIBackgroundExtensionView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        extended.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let picture = UIView()
        extended.contentView = picture
        controller.view.addSubview(extended)
        window.rootViewController = controller
        window.layoutIfNeeded()
        #expect(picture.frame == extended.bounds.inset(by: extended.safeAreaInsets))
        #expect(picture.frame.minX == 30)
        controller.additionalSafeAreaInsets.left = 50
        window.layoutIfNeeded()
        #expect(picture.frame.minX == 50)
        extended.automaticallyPlacesContentView = false
        picture.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        window.layoutIfNeeded()
        #expect(picture.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        extended.contentView = nil
        #expect(picture.superview == nil)
    }

    private final class Properties: UIViewController {
        var calls: [String] = []
        override func updateProperties() { calls.append("properties") }
        override func viewWillLayoutSubviews() { calls.append("layout") }
    }

    @Test func aControllerSetsItsPropertiesBeforeLayout() {
        let controller = Properties()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = controller
        window.layoutIfNeeded()
        #expect(controller.calls.prefix(2) == ["properties", "layout"])
        #expect(controller.calls.filter { $0 == "properties" }.count == 1)
        controller.calls = []
        controller.setNeedsUpdateProperties()
        window.layoutIfNeeded()
        #expect(controller.calls == ["properties", "layout"])
        controller.updatePropertiesIfNeeded()
        #expect(controller.calls.count == 2)
        controller.setNeedsUpdateProperties()
        controller.updatePropertiesIfNeeded()
        #expect(controller.calls.last == "properties")
    }

    // MARK: Traits

    private struct Compactness: UITraitDefinition { static let defaultValue = 0 }

    @Test func oneTraitIsReplacedAndChangesAreNamed() {
        let base = UITraitCollection.current
        let dark = base.replacing(UITraitUserInterfaceStyle.self, value: .dark)
        #expect(dark.userInterfaceStyle == .dark && dark.displayScale == base.displayScale)
        #expect(base.replacing(UITraitVerticalSizeClass.self, value: .compact).verticalSizeClass == .compact)
        let larger = base.replacing(UITraitPreferredContentSizeCategory.self, value: .extraExtraLarge)
        #expect(larger.changedTraits(from: base).map { $0.name } == ["UITraitPreferredContentSizeCategory"])
        #expect(base.changedTraits(from: base).isEmpty && base.changedTraits(from: nil).isEmpty)
        #expect(base[UITraitListEnvironment.self] == base.listEnvironment)
        #expect(base.sceneCaptureState == .inactive && base.tabAccessoryEnvironment == .none)
        var seen = -1
        _ = base.modifyingTraits { traits in
            traits[Compactness.self] = 3
            seen = traits[Compactness.self]
        }
        #expect(seen == 3)
    }

    // MARK: Bars

    @Test func itemsTakeAttributedTitlesGroupsAndBadges() {
        let item = UINavigationItem(title: "old")
        item.attributedTitle = AttributedString("new")
        item.attributedSubtitle = AttributedString("second")
        #expect(item.title == "new" && item.subtitle == "second")
        let button = UIBarButtonItem(systemItem: .add)
        item.trailingItemGroups = [
            button.creatingFixedGroup(), button.creatingMovableGroup(customizationIdentifier: "move"),
            button.creatingOptionalGroup(customizationIdentifier: "may", inDefaultCustomization: false),
        ]
        #expect(item.trailingItemGroups.map(\.customizationIdentifier) == [nil, "move", "may"])
        #expect(item.trailingItemGroups.map(\.isInDefaultCustomization) == [true, true, false])
        button.badge = .count(3)
        #expect(button.badge?.stringValue == "3")
        button.badge = .indicator()
        #expect(button.badge != nil && button.badge?.stringValue == nil)
        let appearance = UINavigationBarAppearance()
        appearance.prominentButtonAppearance.normal.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 9)]
        #expect(appearance.doneButtonAppearance.normal.titleTextAttributes[.font] as? UIFont == .systemFont(ofSize: 9))
    }

    // MARK: Collections

    @Test func aLayoutIsChangedByAGesture() {
        let list = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 50, height: 50)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: flow)
        var ends: [Bool] = []
        let between = view.startInteractiveTransition(to: list) { completed, _ in ends.append(completed) }
        #expect(view.collectionViewLayout === between && between.nextLayout === list)
        view.cancelInteractiveTransition()
        #expect(view.collectionViewLayout === flow)
        _ = view.startInteractiveTransition(to: list) { completed, _ in ends.append(completed) }
        view.finishInteractiveTransition()
        #expect(view.collectionViewLayout === list && ends == [false, true])
        view.finishInteractiveTransition()
        #expect(ends.count == 2)
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(20)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: item.layoutSize, subitems: [item])
        #expect(group.visualDescription().contains("20"))
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingProperties.bounce = .never
        #expect(section.orthogonalScrollingProperties.bounce == .never)
    }
}

extension UIConfigurationStateCustomKey {
    fileprivate static let own = UIConfigurationStateCustomKey("own")
}

extension UIConfigurationState {
    fileprivate var own: Int? {
        get { self[.own] as? Int }
        set { self[.own] = newValue }
    }
}
