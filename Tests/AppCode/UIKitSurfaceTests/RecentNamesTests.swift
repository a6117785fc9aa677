import TestSupport
import Testing
import UIKit

/// Names of UIKit since iOS 17 in app code, as Apple documents them. That they build is the first test.
@MainActor @Suite(.ownSettings) struct RecentNamesTests {
    // MARK: Symbols

    @Test func anImageViewTakesSymbolEffects() {
        let view = UIImageView(image: UIImage(systemName: "heart"))
        view.addSymbolEffect(.bounce)
        view.addSymbolEffect(.variableColor.iterative.reversing, options: .repeating.speed(2))
        view.addSymbolEffect(.rotate.clockwise.byLayer, options: .repeat(.continuous))
        view.addSymbolEffect(.pulse, options: .repeat(3), animated: false)
        view.removeSymbolEffect(ofType: .scale.up)
        view.removeAllSymbolEffects()
        var finished: [Bool] = []
        let star = UIImage(systemName: "star")!
        view.setSymbolImage(star, contentTransition: .replace.magic(fallback: .downUp.byLayer)) {
            finished.append($0.isFinished && $0.sender as? UIImageView === view && $0.contentTransition != nil)
        }
        #expect(view.image === star && finished == [])
        RunLoopIteration.end()
        #expect(finished == [true])
        let item = UIBarButtonItem(image: nil, style: .plain, target: nil, action: nil)
        item.addSymbolEffect(.breathe.pulse)
        item.setSymbolImage(star, contentTransition: .automatic)
        #expect(item.image === star && item.isSymbolAnimationEnabled)
        var configuration = UIButton.Configuration.prominentClearGlass()
        configuration.symbolContentTransition = UISymbolContentTransition(.replace.offUp, options: .speed(2))
        #expect(configuration.symbolContentTransition != nil)
    }

    // MARK: Looks

    @Test func cornersAreValues() {
        let view = UIView()
        #expect(view.cornerConfiguration == .corners(radius: .fixed(0)))
        view.cornerConfiguration = .capsule(maximumRadius: 20)
        #expect(view.cornerConfiguration == .capsule(maximumRadius: 20) && view.cornerConfiguration != .capsule())
        let top = UICornerConfiguration.uniformTopRadius(12, bottomLeftRadius: .containerConcentric(minimum: 4))
        #expect(
            top
                == .corners(
                    topLeftRadius: 12, topRightRadius: .fixed(12), bottomLeftRadius: .containerConcentric(minimum: 4),
                    bottomRightRadius: nil))
        #expect(UICornerConfiguration.uniformEdges(leftRadius: 1, rightRadius: 2.5) != .uniformCorners(radius: 1))
    }

    @Test func edgesOfAScrollViewKeepTheirEffects() {
        let table = UITableView()
        table.topEdgeEffect.style = .hard
        table.bottomEdgeEffect.isHidden = true
        #expect(table.topEdgeEffect.style === UIScrollEdgeEffect.Style.hard && table.bottomEdgeEffect.isHidden)
        #expect(!table.topEdgeEffect.isHidden && table.leftEdgeEffect !== table.rightEdgeEffect)
        let bar = UIView()
        let interaction = UIScrollEdgeElementContainerInteraction()
        interaction.scrollView = table
        interaction.edge = .bottom
        bar.addInteraction(interaction)
        #expect(interaction.view === bar)
        let glass = UIGlassContainerEffect()
        glass.spacing = 7
        #expect((UIVisualEffectView(effect: glass).effect as? UIGlassContainerEffect)?.spacing == 7)
    }

    // MARK: Tabs

    @Test func tabsBringTheirControllers() {
        var made: [String] = []
        func controller(_ tab: UITab) -> UIViewController {
            made.append(tab.identifier)
            return UIViewController()
        }
        let hidden = UITab(title: "Later", image: nil, identifier: "later", viewControllerProvider: controller)
        hidden.isHidden = true
        let inner = UITab(title: "Inner", image: nil, identifier: "inner", viewControllerProvider: controller)
        let group = UITabGroup(title: "More", image: nil, identifier: "more", children: [inner])
        let home = UITab(
            title: "Home", image: UIImage(systemName: "house"), identifier: "home", viewControllerProvider: controller)
        let tabs = UITabBarController(tabs: [home, hidden, group, UISearchTab(viewControllerProvider: controller)])
        #expect(tabs.viewControllers?.count == 3 && tabs.tabBar.items?.first?.title == "Home")
        #expect(tabs.selectedTab === home && tabs.tab(forIdentifier: "inner") === inner && inner.parent === group)
        tabs.selectedTab = group
        #expect(tabs.selectedViewController === inner.viewController && tabs.selectedTab === group)
        tabs.tabBarMinimizeBehavior = .onScrollDown
        tabs.mode = .tabSidebar
        tabs.bottomAccessory = UITabAccessory(contentView: UIView())
        tabs.sidebar.isHidden = false
        #expect(!tabs.sidebar.isHidden && tabs.bottomAccessory != nil)
        #expect(made == ["home", "inner", "com.apple.UIKit.Search"])
        // What changes later shows too.
        (home.title, home.badgeValue) = ("Start", "3")
        #expect(tabs.tabBar.items?.first?.title == "Start" && tabs.tabBar.items?.first?.badgeValue == "3")
        hidden.isHidden = false
        #expect(tabs.viewControllers?.count == 4 && tabs.selectedTab === group && made.last == "later")
        let second = UITab(title: "Second", image: nil, identifier: "second", viewControllerProvider: controller)
        group.children.append(second)
        group.selectedChild = second
        #expect(second.parent === group && second.tabBarController === tabs && tabs.selectedTab === group)
        #expect(tabs.selectedViewController === second.viewController)
    }

    // MARK: Controllers

    private final class Page: UIViewController {
        let list = UIScrollView()
        let source = UIView()
        override func viewDidLoad() {
            super.viewDidLoad()
            setContentScrollView(list, for: .top)
            let more = UIBarButtonItem(image: nil, style: .plain, target: nil, action: nil)
            more.hidesSharedBackground = true
            more.preferredMenuElementOrder = .fixed
            navigationItem.trailingItemGroups = [.fixedGroup(items: [more])]
            navigationItem.style = .editor
            navigationItem.subtitle = "below"
        }
        func open(_ detail: UIViewController) {
            let options = Transition.ZoomOptions()
            options.dimmingColor = .black
            options.interactiveDismissShouldBegin = { $0.willBegin && $0.velocity.dy > 0 }
            detail.preferredTransition = .zoom(options: options) { [source] context in
                context.zoomedViewController is Page ? nil : source
            }
            let other = UIViewController()
            other.preferredTransition = .zoom { [weak self] _ in self?.navigationItem.rightBarButtonItems?.first }
        }
    }

    @Test func aControllerSaysHowItComesAndWhatItsBarShows() {
        let (page, detail) = (Page(), UIViewController())
        page.loadViewIfNeeded()
        page.open(detail)
        #expect(detail.preferredTransition != nil)
        detail.preferredTransition = .crossDissolve
        #expect(page.navigationItem.style == .editor)
        #expect(page.navigationItem.trailingItemGroups.first?.barButtonItems.first?.hidesSharedBackground == true)
    }

    // MARK: Texts, calendars, colors

    private final class Links: NSObject, UITextViewDelegate {
        func textView(
            _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
        ) -> UIAction? {
            if case .link(let url) = textItem.content { return UIAction(title: url.absoluteString) { _ in } }
            return defaultAction
        }
        func textView(
            _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
        ) -> UITextItem.MenuConfiguration? {
            .init(preview: .view(textView), menu: defaultMenu)
        }
    }

    private final class Days: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate {
        var chosen: DateComponents?
        func calendarView(
            _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
        ) -> UICalendarView.Decoration? { .default(color: .red, size: .large) }
        func dateSelection(
            _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
        ) { chosen = dateComponents }
    }

    @Test func aTextViewsDelegateMayAnswerForItsItems() {
        let (view, links) = (UITextView(), Links())
        let action = UIAction(title: "open") { _ in }
        let item = UITextItem(.link(URL(string: "https://example.com")!), NSRange(location: 0, length: 4))
        #expect(links.textView(view, primaryActionFor: item, defaultAction: action)?.title == "https://example.com")
        let menu = links.textView(view, menuConfigurationFor: item, defaultMenu: UIMenu(title: "items"))
        #expect(menu?.menu.title == "items" && UITextItem.MenuConfiguration(menu: UIMenu()).preview != nil)
    }

    @Test func aCalendarHasNoSizeOfItsOwn() {
        let (calendar, days) = (UICalendarView(), Days())
        calendar.delegate = days
        let selection = UICalendarSelectionSingleDate(delegate: days)
        calendar.selectionBehavior = selection
        selection.selectedDate = DateComponents(year: 2026, month: 11, day: 30)
        #expect(selection.delegate === days && selection.selectedDate?.day == 30)
        let known = UICalendarView()
        known.heightAnchor.constraint(equalToConstant: 320).isActive = true
        InertLayout.forget()
        var facts: [Finding.Fact] = []
        LayoutJournal.listening {
            if case .finding(let finding) = $0 { facts.append(finding.fact) }
        } to: {
            // Whose height is given needs none of its own.
            #expect(known.intrinsicContentSize.width == UIView.noIntrinsicMetric)
            #expect(calendar.intrinsicContentSize.height == UIView.noIntrinsicMetric)
            #expect(UIColorWell().intrinsicContentSize.width == UIView.noIntrinsicMetric)
        }
        #expect(
            facts == [
                .inertCall(name: "UICalendarView", effect: .noNaturalSize),
                .inertCall(name: "UIColorWell", effect: .noNaturalSize),
            ])
    }
}
