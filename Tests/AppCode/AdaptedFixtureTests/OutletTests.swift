import TestSupport
import Testing
import UIKit

@testable import AdaptedFixtures

/// Outlets, inspectable properties and actions of adapted classes, by name.
@MainActor @Suite(.ownSettings) struct OutletTests {
    private let cell = OutletDerivedCell(style: .default, reuseIdentifier: nil)

    @Test func outletsAreSetByName() {
        let (title, detail) = (UILabel(), UILabel())
        let height = detail.heightAnchor.constraint(equalToConstant: 3)
        title.text = "a"
        OutletCell.log = []
        cell.setValue(title, forKey: "title")
        cell.setValue(detail, forKey: "detail")
        cell.setValue(height, forKey: "height")
        cell.setValue([UIButton(), UIButton()] as [UIView], forKey: "buttons")
        #expect(cell.shownTitle == "a")
        #expect(cell.detail === detail)
        #expect(cell.height === height)
        #expect(cell.buttons.count == 2)
        #expect(OutletCell.log == ["detail"])
        cell.setValue(nil, forKey: "detail")
        #expect(cell.detail == nil)
    }

    @Test func numbersTakeTheFormOfTheProperty() {
        cell.setValue(7.0, forKey: "inset")
        cell.setValue(3.0, forKey: "count")
        cell.setValue(true, forKey: "isRound")
        cell.setValue("b", forKey: "caption")
        #expect((cell.inset, cell.count) == (7, 3))
        #expect(cell.isRound)
        #expect(cell.caption == "b")
        cell.setValue(5.0, forKey: "doubled")
        #expect(cell.inset == 2.5)
    }

    @Test func aWrongTypeIsAFindingAndAWrongNameIsRaised() {
        var raised: [UIKitException] = []
        var found: [String] = []
        LayoutJournal.listening {
            if case .finding(let finding) = $0, case .appFile(let problem) = finding.fact { found.append("\(problem)") }
        } to: {
            UIKitExceptions.withHandler {
                raised.append($0)
            } _: {
                cell.setValue(UIView(), forKey: "title")
                cell.setValue(UIView(), forKey: "nothing")
            }
        }
        #expect(raised.map(\.name) == ["NSUnknownKeyException"])
        #expect(
            found.contains(
                "a document gives OutletDerivedCell.title a UIView, and it takes a UILabel: it keeps what it has; set the class in the "
                    + "document"), "\(found)")
    }

    @Test func actionsAreKnownByTheirNamesAlone() {
        OutletCell.log = []
        for name in ["pressed:", "released", "inExtension:"] {
            #expect(Selector(name).send(to: cell, UIButton(type: .system)), "\(name)")
        }
        #expect(Selector("changed:forEvent:").send(to: cell, cell, UIEvent()))
        cell.callByName()
        #expect(OutletCell.log == ["pressed", "released", "in extension", "changed", "named"])
        #expect(!Selector("onlyHere").isAnswered(by: cell))
        #expect(!Selector("unnamed").isAnswered(by: OutletNothing()))
    }

    @Test func objectsThatAreNoViewsAreConnectedToo() {
        let coordinator = OutletSubcoordinator()
        let (held, view) = (OutletCell(style: .default, reuseIdentifier: nil), UIView())
        coordinator.setValue(held, forKey: "cell")
        coordinator.setValue(view, forKey: "other")
        #expect(coordinator.cell === held)
        #expect(coordinator.other === view)
        #expect(coordinator as Any is any AdaptedObject)
        #expect(OutletCoordinator.adaptedActions().count == 1)
    }

    @Test func nestedGenericClassesAreConnected() {
        let view = OutletNamespace.Inner<Int>()
        let label = UILabel()
        view.setValue(label, forKey: "title")
        #expect(view.title === label)
    }
}
