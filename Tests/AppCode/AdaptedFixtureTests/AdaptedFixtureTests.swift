import Foundation
import Testing
import UIKit

@testable import AdaptedFixtures

/// The adapted files of `Fixtures/AppCode/adapter` at work: what they did by Objective-C's runtime they do without.
@MainActor @Suite struct AdaptedFixtureTests {
    @Test func entriesOfTheEnvironmentAreKept() {
        var values = EnvironmentValues()
        #expect(values.gap == 4 && values.speed == 1.5 && values.title == nil && values.colors["blue"] == 2)
        (values.speed, values.title) = (2, "a")
        values.narrow()
        #expect(values.speed == 2 && values.title == "a" && !values.isWide && values.limit == .max)
    }

    // MARK: Selectors

    @Test func selectorsAreSpelledAsObjectiveCSpellsThem() {
        #expect(
            SelectorController().selectors.map(NSStringFromSelector) == [
                "plain", "tapped:", "tapped:", "moved:event:", "sentBy:", "writtenWithSender:", "otherName:", "plain",
                "overloaded", "overloaded:", "overloaded", "help", "title", "setTitle:", "layoutSubviews", "heard:",
                "image:didFinishSavingWithError:contextInfo:",
            ])
        #expect(SelectorHelper.Text.example == "help and #selector(nothing)")
    }

    @Test func selectorsFindMethods() {
        let controller = SelectorController()
        let view = UIView()
        view.tag = 7
        for selector in controller.selectors.prefix(11) { #expect(selector.send(to: controller, view, nil)) }
        #expect(
            controller.log == [
                "plain", "tapped 7", "tapped 7", "moved", "sent", "written", "renamed", "plain", "overloaded",
                "overloaded 7",
                "overloaded",
            ])
        #expect(SelectorController.shared == Selector("plain") && controller.lazily == "plain")
    }

    @Test func selectorsFindOverridesAndOnlyOnes() {
        let controller = SelectorSubcontroller()
        _ = controller.selectors
        Selector("plain").send(to: controller)
        #expect(controller.log == ["plain below"])
        let helper = SelectorHelper()
        #expect(!Selector("plain").send(to: helper))
        #expect(Selector("help").send(to: helper) && helper.count == 1)
        // A method of one argument is not called with one of another type, nor with none.
        #expect(!Selector("tapped:").send(to: controller, "text"))
        #expect(!Selector("tapped:").send(to: controller))
        #expect(controller.log.count == 1)
    }

    @Test func selectorsOfProtocolsFindWhoeverConforms() {
        let ear = SelectorEar()
        let selector = ear.ask()
        #expect(selector.send(to: ear, "boo") && ear.last == "boo")
        #expect(selector.isAnswered(by: ear) && !selector.isAnswered(by: SelectorHelper()))
        let deep = SelectorHelper.Inner.Deep()
        deep.perform(deep.done)
        #expect(deep.isDone && deep.responds(to: deep.done) && !deep.responds(to: "unknownName"))
    }

    @Test func unknownSelectorsRaise() {
        var raised: [UIKitException] = []
        UIKitExceptions.withHandler({ raised.append($0) }) {
            _ = SelectorHelper().perform(Selector(("unknownName:")), with: 1)
        }
        #expect(
            raised == [
                UIKitException(
                    name: "NSInvalidArgumentException",
                    reason: "-[AdaptedFixtures.SelectorHelper unknownName:]: unrecognized selector sent to instance 0x0"
                )
            ])
    }

    // MARK: Controls

    @Test func controlsAndGesturesSendAdaptedActions() {
        let cell = ControlCell(style: .default, reuseIdentifier: nil)
        cell.button.sendActions(for: .touchUpInside)
        cell.toggle.isOn = true
        cell.toggle.sendActions(for: .valueChanged)
        cell.toggle.sendActions(for: .touchDown)
        #expect(cell.tap.simulate())
        #expect(cell.log == ["pressed", "toggled true", "tapped"])
        let special = SpecialControlCell(style: .default, reuseIdentifier: nil)
        special.button.sendActions(for: .touchUpInside)
        #expect(special.log == ["special"])
    }

    // MARK: Notifications, timers, delays

    @Test func notificationsReachTheirObserverUntilItIsGone() {
        var observer: PageObserver? = PageObserver()
        weak let gone = observer
        NotificationCenter.default.post(name: .pageDidTurn, object: nil, userInfo: ["page": 3])
        NotificationCenter.default.post(name: Notification.Name("other"), object: nil)
        #expect(observer?.pages == [3])
        observer?.start()
        #expect(observer?.ticks == 1)
        observer = nil
        #expect(gone == nil)
        NotificationCenter.default.post(name: .pageDidTurn, object: nil, userInfo: ["page": 4])
    }

    @Test func observersAreRemovedByNameAndObject() {
        let observer = PageObserver()
        let center = NotificationCenter.default
        center.removeObserver(observer, name: Notification.Name("other"), object: nil)
        center.post(name: .pageDidTurn, object: nil, userInfo: ["page": 1])
        center.removeObserver(observer, name: .pageDidTurn, object: nil)
        center.post(name: .pageDidTurn, object: nil, userInfo: ["page": 2])
        #expect(observer.pages == [1])
        nonisolated(unsafe) var count = 0
        let token = center.addObserver(forName: .pageDidTurn, object: nil, queue: nil) { _ in count += 1 }
        center.post(name: .pageDidTurn, object: nil)
        center.removeObserver(token)
        center.post(name: .pageDidTurn, object: nil)
        #expect(count == 1)
    }

    @Test func delayedCallsComeLaterUnlessCancelled() async {
        let observer = PageObserver()
        observer.later()
        #expect(observer.ticks == 0)
        NSObject.cancelPreviousPerformRequests(withTarget: observer)
        observer.later()
        for _ in 0..<1000 where observer.ticks == 0 { try? await Task.sleep(nanoseconds: 1_000_000) }
        #expect(observer.ticks == 1)
    }

    // MARK: Protocols, overrides, cells

    @Test func unwrittenOptionalMethodsGiveNil() {
        let list = PageList()
        #expect(list.load() == "none")
        let full = FullPages()
        (list.delegate, list.source) = (full, full)
        #expect(list.load() == "PAGE 6")
        #expect(full.turned == [3, 4])
        let shy = ShyPages()
        list.delegate = shy
        #expect(list.load() == "no")
    }

    @Test func overridesOfExtensionsAreCalledAndNameTheirLines() throws {
        let list = SettingsListController()
        list.loadViewIfNeeded()
        list.viewWillAppear(false)
        list.refresh()
        list.helper()
        list.title = "set"
        #expect(
            list.calls == [
                "load 13", "appear 6", "refresh 25", "Fixtures/AppCode/adapter/before/Overrides.swift", "helper 16",
                "set",
            ])
        #expect(list.title == "list" && list.pageCount() == 31)
    }

    /// Members that stay in their file, which has something to itself, are called from the class.
    @Test func overridesOfAnotherFileReachWhatIsPrivateThere() throws {
        let list: BaseListController = SettingsListController()
        list.setEditing(true, animated: false)
        list.mark = "new"
        try list.check("text", twice: true)
        #expect(
            list.calls == ["load 13", "elsewhere true 37", "elsewhere new", "elsewhere text", "elsewhere text"])
        #expect(list.isEditing && list.prefersStatusBarHidden && list.mark == "elsewhere none")
        #expect(type(of: list).kind(of: 4) == "elsewhere baseelsewhere 4")
        let base = BaseListController()
        #expect(base.mark == "none" && BaseListController.kind(of: 1) == "elsewhere base")
    }

    /// Overrides of what extensions add to UIKit's classes are found by the object's class.
    @Test func overridesOfAddedMembersAreFound() {
        let parts = [UIView(), UIView()]
        let cell = UITableViewCell()
        #expect((cell as UIView).fill(parts) === cell.contentView)
        #expect(cell.contentView.subviews == parts && cell.contentView.accessibilityValue == "4.0 10")
        let plain = UIView()
        plain.fill([parts[0]])
        #expect(plain.subviews == [parts[0]] && plain.accessibilityValue == "4.0 10")

        let views: [UIView] = [plain, UISwitch(), UIButton(), StarButton(), GoldButton()]
        #expect(
            views.map(\.kind) == [
                "view", "control, view", "button, control, view", "star, button, control, view",
                "star, button, control, view",
            ])
        for view in views { view.kind = "x" }
        #expect(views.map(\.accessibilityHint) == ["x", "cx", "cbx", "cbx", "cbx"])
        #expect(
            views.map { type(of: $0).family() }
                == ["views", "views", "views, buttons", "views, buttons", "views, buttons, gold"])
        #expect(GoldButton().untouched(2) == "alonealone")
        #expect([plain, UILabel()].map { $0.shade() } == [1, 2])
    }

    @Test func overridesOfInspectableMembersAreFound() {
        let button: UIView = RoundButton()
        button.corner = 4
        #expect(button.layer.cornerRadius == 5)
        #expect(button.corner == 5)
        UIView().corner = 4
    }

    @Test func overridesOfWhatAProtocolAsksForAreFound() {
        let views: [UIView & Themed] = [UIView(), ThemedRow()]
        #expect(views.map { $0.applyTheme() } == ["view", "row, view"])
        #expect(views.map(\.theme) == ["plain", "dark"])
    }

    @Test func overridesThatObserveAreFound() {
        let (row, early) = (InsetRow(), EarlyInsetRow())
        for view in [row, early] as [UIView] { view.spread = 3 }
        #expect(row.log == ["0.0 then 3.0"] && row.layer.borderWidth == 3)
        #expect(early.log == ["0.0 before 3.0"] && early.spread == 3)
    }

    @Test func aTypeInsideSelectsAMethodOfTheTypeAround() {
        let (outer, inner, button) = (SelectorOuter(), SelectorOuter.Inner(), UIButton())
        inner.attach(outer, to: button)
        button.sendActions(for: .touchUpInside)
        #expect(outer.hits == 1)
    }

    @Test func anActionMayHaveTheNameOfOneOfUIKits() {
        let modal = OutletModal()
        #expect(Selector("dismiss").send(to: modal))
        #expect(modal.dismissed == 1)
    }

    @Test func buttonsOfAGenericParameterAreMade() {
        let row = MetatypeButtonRow<RoundButton>()
        #expect(row.first.buttonType == .system)
        #expect(row.second.buttonType == .contactAdd && row.second.frame.width > 0)
    }

    @Test func objectsAreAskedForPriorities() {
        let view = UIView()
        let constraint = view.widthAnchor.constraint(equalToConstant: 3)
        constraint.priority = .defaultLow
        #expect(priorities(of: [constraint, view]) == [250])
    }

    @Test func aClassBelowAGenericOneListsItsProperties() { #expect(KeyedNumberBox().unitByName() == "m") }

    @Test func controllersFindTheTopmost() {
        let page = UIViewController()
        let navigation = UINavigationController(rootViewController: page)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        #expect((tabs as UIViewController).topMost() === page && page.topMost() === page)
        #expect(UINavigationController().topMost() is UINavigationController)
    }

    @Test func selectorsOfGenericClassesFindTheirMethods() {
        let button = UIButton()
        let box = button.boxed(for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(box.senders == [button])
        #expect(selectorsOfGenericClasses().map(NSStringFromSelector) == ["invokeWithSender:", "hit"])
        let inner = SelectorBox<Int>.Inner<[String: Int]>()
        #expect(Selector("hit").send(to: inner) && inner.count == 1)
        #expect(!Selector("hit").send(to: SelectorBox<Int>.Inner<Int>()))
    }

    @Test func cellsWithTheirOwnInitializersAreMade() {
        #expect(RatingCell(stars: 3).stars == 3)
        let table = UITableView()
        table.register(FullRatingCell.self, forCellReuseIdentifier: "full")
        table.register(HalfRatingCell.self, forCellReuseIdentifier: "half")
        table.register(QuarterRatingCell.self, forCellReuseIdentifier: "quarter")
        #expect(table.dequeueReusableCell(withIdentifier: "full") is FullRatingCell)
        #expect(table.dequeueReusableCell(withIdentifier: "half") is HalfRatingCell)
        #expect(table.dequeueReusableCell(withIdentifier: "quarter") is QuarterRatingCell)
    }

    @Test func literalsAndKeyPaths() {
        #expect(LiteralPalette.red == UIColor(red: 0.8, green: 0.1, blue: 0.1, alpha: 1))
        #expect(LiteralPalette.icon.size == .zero)
        #expect(KeyPathPerson().keys == ["name", "name.first", "frame", "name"])
        #expect(NestingView().raw.contains("frame"))
    }
}
