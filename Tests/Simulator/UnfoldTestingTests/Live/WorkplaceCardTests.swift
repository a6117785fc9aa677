import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout
import UnfoldConsoleLogs
import UnfoldTableLayout
import UnfoldTesting

/// A card of which the message on the device is known, `Fixtures/Simulator/logs/workplace.log`: written as its author wrote it, it
/// gives the same message, and that explains itself by the same sum.
@MainActor @Suite(.isolatedLayout) struct WorkplaceCardTests {
    private func conflict() throws -> UnsatisfiableConstraints {
        LayoutJournal.console = { _ in }
        let table = LiveTable(MOUP.WorkerWorkplaceCell.self)
        #expect(table.height() == 147)
        table.cell(0).toggleSecondSection(true)
        #expect(table.height() == 347)
        let report = try #require(table.view.lastBatchUpdateReport)
        #expect(report.conflicts.count == 1)
        return try #require(report.conflicts.first).constraints
    }

    @Test func theMessageIsTheDevices() throws {
        let device = try String(contentsOfFile: Fixtures.path("Simulator/logs/workplace.log"), encoding: .utf8)
        let message = try conflict().consoleText
        #expect(Self.constraints(device).count == 17 + 1)
        #expect(Self.constraints(message) == Self.constraints(device))
    }

    @Test func explainReadsTheSameSum() throws {
        let report = try conflict()
        let device = try String(contentsOfFile: Fixtures.path("Simulator/logs/workplace.log"), encoding: .utf8)
        let logs = try [report.consoleText, device].map { try #require(ConsoleLogReader.read($0).logs.first) }
        let analyses = logs.map { LogAnalysis(of: $0) }
        #expect(report.contradiction == 183)
        #expect(analyses.map(\.amount) == [183, 183])
        #expect(analyses[0].minimal == analyses[1].minimal && analyses[0].predicted == analyses[1].predicted)
        #expect(analyses[0].predicted == 9 && logs.allSatisfy { $0.broken == 9 })
    }

    /// The lines that name constraints, the broken one last: addresses are numbers in the order in which they come, and
    /// the module is the author's.
    private static func constraints(_ text: String) -> [String] {
        var numbers: [Substring: Int] = [:]
        return text.split(separator: "\n").filter { $0.contains("<") && $0.contains(":0x") }.map { line in
            var result = ""
            var rest = line.drop { $0 != "<" }.prefix { $0 != "\"" }
            while let start = rest.range(of: "0x") {
                let key = rest[start.lowerBound...].prefix { $0.isHexDigit || $0 == "x" }
                result += rest[..<start.lowerBound]
                result += "#\(numbers[key, default: numbers.count])"
                numbers[key] = numbers[key, default: numbers.count]
                rest = rest[key.endIndex...]
            }
            return (result + rest).replacing("UnfoldTestingTests.", with: "")
        }
    }
}

/// The app's module.
enum MOUP {
    class CardButton: UIButton {}

    final class WorkerWorkplaceCell: UITableViewCell {
        private let containerView = CardButton()
        private let stackView = UIStackView()
        private let firstSectionView = UIView()
        private let nameLabel = UILabel()
        private let untilPaydayLabel = UILabel()
        private let totalEarnedLabel = UILabel()
        private let menuButton = UIButton()
        private let dummyView = UIView()
        private let secondSectionView = UIView()
        private let thirdSectionView = UIView()
        private let chevronImageView = UIImageView()
        private var dummyHeightConstraint: SnapKit.Constraint?

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            stackView.axis = .vertical
            stackView.spacing = 8
            for label in [nameLabel, untilPaydayLabel, totalEarnedLabel] { label.font = .systemFont(ofSize: 14) }
            nameLabel.text = "Corner Cafe"
            untilPaydayLabel.text = "D-12"
            totalEarnedLabel.text = "1,234,000"
            setHierarchy()
            setConstraints()
        }

        required init?(coder: NSCoder) { fatalError("not archived") }

        private func setHierarchy() {
            contentView.addSubview(containerView)
            [stackView, menuButton].forEach(containerView.addSubview)
            [nameLabel, untilPaydayLabel, totalEarnedLabel].forEach(firstSectionView.addSubview)
            secondSectionView.addSubview(dummyView)
            thirdSectionView.addSubview(chevronImageView)
            [firstSectionView, secondSectionView, thirdSectionView].forEach(stackView.addArrangedSubview)
        }

        func toggleSecondSection(_ expanded: Bool) {
            dummyHeightConstraint?.update(offset: expanded ? 200 : 0)
            if let tableView = superview as? UITableView {
                tableView.beginUpdates()
                contentView.layoutIfNeeded()
                tableView.endUpdates()
            }
        }

        private func setConstraints() {
            #sourceLocation(file:"WorkerWorkplaceCell.swift",line:139)
            containerView.snp.makeConstraints {
                $0.top.equalToSuperview().inset(12)
                $0.directionalHorizontalEdges.equalToSuperview().inset(16)
                $0.bottom.equalToSuperview().inset(12)
            }

            stackView.snp.makeConstraints {
                $0.edges.equalToSuperview()
            }

            // The first section
            nameLabel.snp.makeConstraints {
                $0.top.equalToSuperview().inset(12)
                $0.leading.equalToSuperview().inset(16)
            }

            untilPaydayLabel.snp.makeConstraints {
                $0.top.equalTo(nameLabel.snp.bottom)
                $0.leading.equalToSuperview().inset(16)
            }

            menuButton.snp.makeConstraints {
                $0.top.equalToSuperview()
                $0.trailing.equalToSuperview().inset(6)
                $0.size.equalTo(44)
            }

            totalEarnedLabel.snp.makeConstraints {
                $0.top.equalTo(menuButton.snp.bottom).offset(10)
                $0.trailing.equalToSuperview().inset(16)
                $0.bottom.equalToSuperview()
            }

            // The second section
            dummyView.snp.makeConstraints {
                $0.edges.equalToSuperview()
                dummyHeightConstraint = $0.height.equalTo(0).constraint
            }

            // The third section
            chevronImageView.snp.makeConstraints {
                $0.top.equalToSuperview().inset(12)
                $0.centerX.equalToSuperview()
                $0.bottom.equalToSuperview().inset(8)
                $0.width.equalTo(22)
                $0.height.equalTo(16)
            }
            #sourceLocation()
        }
    }
}
