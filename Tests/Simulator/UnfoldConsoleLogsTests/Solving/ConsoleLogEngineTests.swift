import Foundation
import Testing

@testable import UnfoldAutoLayout
@testable import UnfoldConsoleLogs

/// Logs rebuilt with real views and constraints: the engine must find what the analysis of the list finds.
@MainActor @Suite struct ConsoleLogEngineTests {
    /// Views and constraints of a log, in the hierarchy that was inferred.
    @MainActor final class Rebuilt {
        let root = UIView()
        private(set) var constraints: [NSLayoutConstraint] = []
        private var items: [String: AnyObject] = [:]
        private let analysis: LogAnalysis

        init(_ analysis: LogAnalysis) {
            self.analysis = analysis
            root.translatesAutoresizingMaskIntoConstraints = false
            for view in analysis.hierarchy { enter(view) }
            let formatted = LogHierarchy.visualFormatSizes(analysis.log.constraints)
            for (index, line) in analysis.log.constraints.enumerated() {
                guard let equation = line.equation else { continue }
                enter(line, equation, index, isFormatted: formatted.contains(index))
            }
        }

        private func enter(_ view: LogView) {
            let parent = view.parent.map { items[analysis.hierarchy[$0].item.key] as? UIView } ?? root
            if view.item.isGuide {
                let guide = UILayoutGuide()
                guide.identifier = view.item.text ?? ""
                (parent ?? root).addLayoutGuide(guide)
                items[view.item.key] = guide
            } else {
                let made = UIView()
                made.translatesAutoresizingMaskIntoConstraints = false
                made.accessibilityIdentifier = view.item.key
                (parent ?? root).addSubview(made)
                items[view.item.key] = made
            }
        }

        private func enter(_ line: LogConstraint, _ equation: LogEquation, _ index: Int, isFormatted: Bool) {
            guard let first = items[equation.first.item.key] else { return }
            var second = equation.second.flatMap { items[$0.item.key] }
            var attribute = equation.second?.attribute.attribute ?? .notAnAttribute
            if equation.first.attribute.isInSuperview, second == nil {
                // A position in the superview.
                second = (first as? UIView)?.superview
                attribute = equation.first.attribute.axis == .horizontal ? .left : .top
            }
            let constraint = NSLayoutConstraint(
                item: first, attribute: equation.first.attribute.attribute, relatedBy: equation.relation,
                toItem: second, attribute: attribute, multiplier: CGFloat(equation.multiplier.value),
                constant: CGFloat(equation.constant.value))
            constraint.identifier = line.identifier
            constraint.priority = UILayoutPriority(Float(equation.priority.value))
            constraint.reportName = String(index)
            constraint.origin = Self.origin(line.kind)
            constraints.append(constraint)
            if isFormatted, let parent = (first as? UIView)?.superview {
                parent.addConstraint(constraint)
            } else {
                constraint.isActive = true
            }
        }

        private static func origin(_ kind: ConstraintFacts.Kind) -> NSLayoutConstraint.Origin {
            switch kind {
            case .autoresizing: .autoresizing
            case .encapsulated: .encapsulated
            case .fitting: .fitting
            case .stack: .stack
            case .stackHiding: .stackHiding
            case .guide, .safeArea: .guide
            default: .code
            }
        }

        /// The conflicts told by one pass: the lines of each and the broken one.
        func conflicts() -> [(lines: [Int], broken: Int)] {
            var found: [(lines: [Int], broken: Int)] = []
            LayoutJournal.listening({ event in
                guard case .unsatisfiable(let report, _) = event else { return }
                let lines = report.members.compactMap { Int($0.constraint.id) }
                found.append((lines.sorted(), Int(report.members[report.broken].constraint.id) ?? -1))
            }) { root.layoutIfNeeded() }
            return found
        }
    }

    /// Lines whose meaning views do not have without more than the log shows.
    private func isWhole(_ log: ConsoleLog) -> Bool {
        log.constraints.allSatisfy { line in
            guard let equation = line.equation else { return false }
            let attributes = [equation.first.attribute, equation.second?.attribute].compactMap { $0 }
            let isOpen = equation.first.attribute.isInSuperview && !line.suffix.names.contains { $0.name == "|" }
            return !isOpen && !attributes.contains { $0.isMargin || $0 == .contentHeight || $0 == .contentWidth }
        }
    }

    @Test func enginesAgreeWithTheList() {
        let console = LayoutJournal.console
        LayoutJournal.console = { _ in }
        defer { LayoutJournal.console = console }
        var compared = 0
        var sameBroken = 0
        for (fixture, analysis) in LogFixture.analyses where isWhole(analysis.log) {
            let log = analysis.log
            let found = Rebuilt(analysis).conflicts()
            #expect(found.isEmpty == analysis.isSatisfiable, "\(fixture): the engine told \(found)")
            // The rule among the whole list is the engine's where its conflict is the whole list.
            guard let received = found.first, received.lines == Array(log.constraints.indices) else { continue }
            compared += 1
            if received.broken == analysis.predicted { sameBroken += 1 }
            #expect(received.broken == analysis.predicted, "\(fixture)")
        }
        #expect(compared > 40)
        #expect(sameBroken == compared)
    }
}
