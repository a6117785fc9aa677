import Foundation
import TestSupport
import Testing
import UnfoldConsoleLogs

@testable import UnfoldAutoLayout
@testable import UnfoldReport

/// Not private: of such classes the name is no name.
final class LabelledConstraint: NSLayoutConstraint {
    /// Of views that have one, as with `snp.setLabel`.
    nonisolated(unsafe) static var labels: [ObjectIdentifier: String] = [:]

    override var description: String {
        MainActor.assumeIsolated {
            func object(_ item: AnyObject) -> String {
                let pointer = "0x" + String(UInt(bitPattern: ObjectIdentifier(item)), radix: 16)
                return String(reflecting: type(of: item)) + ":" + (Self.labels[ObjectIdentifier(item)] ?? pointer)
            }
            var text = "<\(object(self))@Card.swift#\(Int(constant))"
            if let first = firstItem { text += " \(object(first)).\(firstAttribute.printed)" }
            text += " == "
            if let second = secondItem { text += "\(object(second)).\(secondAttribute.printed)" }
            return text + (secondItem == nil ? "\(constant)" : " + \(constant)") + ">"
        }
    }
}

/// Constraints that print themselves as SnapKit's do: with pointers, modules, labels, and the line that made them.
@MainActor @Suite(.ownSettings) struct OwnDescriptionTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let title = UILabel()
    private let body = UILabel()

    private func pin(
        _ item: UIView, _ attribute: NSLayoutConstraint.Attribute, _ other: UIView?,
        _ second: NSLayoutConstraint.Attribute, _ constant: CGFloat
    ) {
        LabelledConstraint(
            item: item, attribute: attribute, relatedBy: .equal, toItem: other, attribute: second, multiplier: 1,
            constant: constant
        ).isActive = true
    }

    /// Two labels one below the other, which are 20 points too tall.
    private func conflict() -> UnsatisfiableConstraints? {
        var found: UnsatisfiableConstraints?
        let console = LayoutJournal.console
        LayoutJournal.console = { _ in }
        defer { LayoutJournal.console = console }
        for view in [title, body] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        LayoutJournal.listening({ if case .unsatisfiable(let report, _) = $0 { found = found ?? report } }) {
            pin(title, .top, root, .top, 12)
            pin(title, .height, nil, .notAnAttribute, 100)
            pin(body, .top, title, .bottom, 8)
            pin(body, .height, nil, .notAnAttribute, 100)
            body.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
            root.layoutIfNeeded()
        }
        return found
    }

    @Test func aViewHasOneAddressInAllLines() throws {
        let report = try #require(conflict())
        let log = try #require(ConsoleLogReader.read(report.consoleText).logs.first)
        #expect(log.constraints.count == report.members.count)
        let items = log.constraints.compactMap(\.equation).flatMap {
            [$0.first.item, $0.second?.item].compactMap { $0 }
        }
        #expect(Set(items.map(\.key)).count == 3)
        #expect(Set(items.map(\.className)) == ["UIView", "UILabel"])
        // The same numbers from the message alone and from the conflict.
        #expect(abs(LogAnalysis(of: log).contradiction - report.contradiction) < 1e-6)
        #expect(ConflictExplainer().analysis(of: report) != nil)
    }

    @Test func aLabelStaysAsText() throws {
        LabelledConstraint.labels = [ObjectIdentifier(title): "title"]
        defer { LabelledConstraint.labels = [:] }
        let report = try #require(conflict())
        #expect(report.consoleText.contains("UILabel:\(title.layoutAddress.printed)'title'.height == 100"))
        #expect(!report.consoleText.contains("UnfoldAutoLayout."))
        let log = try #require(ConsoleLogReader.read(report.consoleText).logs.first)
        let items = log.constraints.compactMap(\.equation).flatMap {
            [$0.first.item, $0.second?.item].compactMap { $0 }
        }
        #expect(Set(items.map(\.key)).count == 3)
    }
}
