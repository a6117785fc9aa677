import Foundation
import Testing

@testable import UnfoldAutoLayout

/// The card of an expandable cell, built by hand inside a pinned content view.
@MainActor final class Card {
    let cell = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    let content = UIView()
    let card: UIView
    let stack = UIStackView()
    let first = UIView()
    let detailSection = UIView()
    let third = UIView()
    let menu = UIButton()
    let total = UILabel()
    let detail = UIView()
    let chevron = UIImageView()
    let detailHeight: NSLayoutConstraint

    init(priority: UILayoutPriority, card: UIView = UIButton()) {
        self.card = card
        detailHeight = detail.heightAnchor.constraint(equalToConstant: 0)
        detailHeight.priority = priority
        cell.isEngineHost = true
        cell.addSubview(content)
        content.printedClassName = "UITableViewCellContentView"
        content.addSubview(card)
        card.addSubview(stack)
        card.addSubview(menu)
        first.addSubview(total)
        detailSection.addSubview(detail)
        third.addSubview(chevron)
        stack.axis = .vertical
        stack.spacing = 8
        [first, detailSection, third].forEach(stack.addArrangedSubview)
        total.text = "1,200,000"
        total.font = .systemFont(ofSize: 14)
        for view in [card, stack, menu, total, detail, chevron] {
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        for (name, view) in names { view.accessibilityIdentifier = name }
        NSLayoutConstraint.activate(constraints)
    }

    var names: [(String, UIView)] {
        [
            ("contentView", content), ("card", card), ("stack", stack), ("first", first),
            ("detailSection", detailSection), ("third", third), ("menu", menu), ("total", total), ("detail", detail),
            ("chevron", chevron),
        ]
    }

    private var constraints: [NSLayoutConstraint] {
        [
            card.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
            card.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            card.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
            card.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -12),
            stack.topAnchor.constraint(equalTo: card.topAnchor),
            stack.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: card.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: card.bottomAnchor),
            menu.topAnchor.constraint(equalTo: card.topAnchor),
            menu.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -6),
            menu.widthAnchor.constraint(equalToConstant: 44),
            menu.heightAnchor.constraint(equalToConstant: 44),
            total.topAnchor.constraint(equalTo: menu.bottomAnchor, constant: 10),
            total.trailingAnchor.constraint(equalTo: first.trailingAnchor, constant: -16),
            total.bottomAnchor.constraint(equalTo: first.bottomAnchor),
            detail.topAnchor.constraint(equalTo: detailSection.topAnchor),
            detail.leadingAnchor.constraint(equalTo: detailSection.leadingAnchor),
            detail.trailingAnchor.constraint(equalTo: detailSection.trailingAnchor),
            detail.bottomAnchor.constraint(equalTo: detailSection.bottomAnchor),
            detailHeight,
            chevron.topAnchor.constraint(equalTo: third.topAnchor, constant: 12),
            chevron.centerXAnchor.constraint(equalTo: third.centerXAnchor),
            chevron.bottomAnchor.constraint(equalTo: third.bottomAnchor, constant: -8),
            chevron.widthAnchor.constraint(equalToConstant: 22),
            chevron.heightAnchor.constraint(equalToConstant: 16),
        ]
    }

    func measure() -> Double {
        Double(
            content.systemLayoutSizeFitting(
                CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height)
    }

    func layOut(at height: Double) {
        cell.frame.size.height = height
        content.frame = CGRect(x: 0, y: 0, width: 390, height: height)
        content.setEncapsulatedLayoutSize(width: 390, height: height)
        cell.layoutIfNeeded()
    }
}

@MainActor @Suite struct CardTests {
    @Test(arguments: [1000, 999, 751, 750, 501, 500, 251, 250, 249, 100, 51] as [Float])
    func heightsByPriority(_ priority: Float) {
        let card = Card(priority: UILayoutPriority(priority))
        #expect(card.measure() == 147)
        card.layOut(at: 147)
        card.detailHeight.constant = 200
        #expect(card.measure() == (priority > 250 ? 347 : 147))
    }

    @Test func plainViewAsCard() {
        let card = Card(priority: .defaultLow, card: UIView())
        #expect(card.measure() == 147)
        card.detailHeight.constant = 200
        #expect(card.measure() == 347)
    }

    @Test func requiredHeightConflictsWithTheOldRow() throws {
        let card = Card(priority: .required)
        card.layOut(at: card.measure())
        var reports: [UnsatisfiableConstraints] = []
        LayoutJournal.listening({ if case .unsatisfiable(let report, _) = $0 { reports.append(report) } }) {
            card.detailHeight.constant = 200
            #expect(reports.count == 1)
            card.content.layoutIfNeeded()
        }
        let report = try #require(reports.first)
        #expect(reports.count == 1)
        #expect(report.members.count == 17, "\(report.members.map(\.constraint.equation))")
        #expect(report.members[report.broken].constraint.equation == "detail.height == 200")
        #expect(report.contradiction == 183)
        card.layOut(at: card.measure())
        #expect(card.content.frame.height == 347)
        #expect(card.detail.frame.height == 200)
    }

    @Test func cardHuggingHoldsTheRow() throws {
        let card = Card(priority: .defaultLow)
        card.layOut(at: card.measure())
        card.detailHeight.constant = 200
        _ = card.measure()
        let lost = try #require(card.content.lastFitting?.unsatisfiedConstraints())
        #expect(lost.map(\.constraint.equation) == ["detail.height == 200 @250"])
        #expect(lost.first?.got == 0)
        #expect(lost[0].holders.contains { $0.constraint.id == "card.contentHugging.vertical" && $0.ties })
    }

    @Test func whileTheOldHeightHolds() throws {
        let card = Card(priority: .defaultHigh)
        card.layOut(at: card.measure())
        card.detailHeight.constant = 200
        let lost = card.content.unsatisfiedConstraints()
        let detail = try #require(lost.first { $0.constraint.equation == "detail.height == 200 @750" })
        let label = try #require(lost.first { $0.constraint.id == "total.compressionResistance.vertical" })
        // 17 points are left for both: what the one gets the other loses.
        #expect(detail.got + label.got == 17)
        for holder in label.holders + detail.holders { print("   ", holder.ties, holder.constraint.id) }
        #expect(
            (label.holders + detail.holders).contains {
                $0.ties && ($0.constraint == detail.constraint || $0.constraint == label.constraint)
            })
    }

    /// What adds up to the height, and what is stretched in it.
    @Test func theHeightIsASum() throws {
        let card = Card(priority: UILayoutPriority(999))
        card.detailHeight.constant = 200
        #expect(card.measure() == 347)
        let fitting = try #require(card.content.lastFitting)
        let sum = fitting.heightDerivation()
        #expect(sum.value == 347)
        #expect(sum.parts.reduce(0) { $0 + $1.multiplier * $1.constant } == 347)
        #expect(sum.parts.contains { $0.constraint.equation == "detail.height == 200 @999" && $0.multiplier == 1 })
        #expect(fitting.unsatisfiedConstraints().isEmpty)
        let stretched = fitting.unsatisfiedConstraints(includingHugging: true).map(\.constraint.id)
        #expect(stretched.contains("card.contentHugging.vertical"), "\(stretched)")
    }
}
