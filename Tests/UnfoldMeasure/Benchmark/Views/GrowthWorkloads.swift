import Foundation
import UnfoldAutoLayout
import UnfoldCommandLine
import UnfoldTableLayout

/// Work that large inputs make, at two sizes each: what counts is how the time grows between them.
@MainActor enum GrowthWorkloads {
    /// Runs those whose names start with `only`.
    /// - Parameter files: how many scenario files the larger of two folders has.
    static func all(only: String?, files: Int) -> [ViewMeasurement] {
        func isWanted(_ name: String) -> Bool { only.map { name.hasPrefix($0) } ?? true }
        var list: [ViewMeasurement] = []
        if isWanted("G1") {
            for count in [300, 3_000] {
                list.append(measure("G1 stack of labels, made and laid out, n=\(count)") { layOutStack(of: count) })
            }
        }
        if isWanted("G2") {
            for count in [1_000, 10_000] {
                list.append(
                    report("G2 scenario, template of views, n=\(count)") { folder in
                        try template(views: count).write(
                            to: folder.appendingPathComponent("large.json"), atomically: false, encoding: .utf8)
                    })
            }
        }
        if isWanted("G3") {
            for count in [max(1, files / 10), files] {
                list.append(report("G3 scenario files, n=\(count)") { try write(files: count, into: $0) })
            }
        }
        if isWanted("G4") {
            for count in [70, 700] {
                list.append(
                    measure("G4 stack that fills equally, n=\(count)") { layOutStack(of: count, .fillEqually) })
            }
        }
        if isWanted("G5") {
            for count in [100, 1_000] {
                list.append(measure("G5 labels between two inequalities, n=\(count)") { layOutColumn(of: count) })
            }
        }
        return list
    }

    /// The faster of two runs: these take too long for many rounds.
    private static func measure(_ name: String, _ body: () -> Double) -> ViewMeasurement {
        let times = (0..<2).map { _ -> Double in
            let start = processorNanoseconds()
            sink += body()
            return processorNanoseconds() - start
        }
        return ViewMeasurement(name: name, nanoseconds: times.min()!)
    }

    // MARK: Stacks

    private static func layOutStack(of count: Int, _ distribution: UIStackView.Distribution = .fill) -> Double {
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let stack = UIStackView()
        stack.axis = .vertical
        stack.distribution = distribution
        stack.spacing = 4
        stack.translatesAutoresizingMaskIntoConstraints = false
        for number in 0..<count {
            let label = UILabel()
            label.text = CardTexts.titles[number % CardTexts.titles.count]
            stack.addArrangedSubview(label)
        }
        host.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: host.topAnchor),
            stack.leadingAnchor.constraint(equalTo: host.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: host.trailingAnchor),
        ])
        host.layoutIfNeeded()
        return Double(stack.frame.height)
    }

    /// Labels below each other, each at a distance between two bounds.
    private static func layOutColumn(of count: Int) -> Double {
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        var above = host.topAnchor
        for number in 0..<count {
            let label = UILabel()
            label.text = CardTexts.titles[number % CardTexts.titles.count]
            label.translatesAutoresizingMaskIntoConstraints = false
            host.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(greaterThanOrEqualTo: above, constant: 4),
                label.topAnchor.constraint(lessThanOrEqualTo: above, constant: 20),
                label.leadingAnchor.constraint(equalTo: host.leadingAnchor),
            ])
            above = label.bottomAnchor
        }
        host.layoutIfNeeded()
        return Double(host.subviews.last?.frame.maxY ?? 0)
    }

    // MARK: Scenarios

    /// Runs `unfold report` on a folder of its own.
    private static func report(_ name: String, _ fill: (URL) throws -> Void) -> ViewMeasurement {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("unfold-benchmark-\(ProcessInfo.processInfo.processIdentifier)")
        defer { try? FileManager.default.removeItem(at: folder) }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try fill(folder)
        } catch {
            fatalError("\(name): \(error)")
        }
        return measure(name) {
            var size = 0
            let tool = CommandLineTool(
                .init(
                    out: { size += $0.utf8.count }, err: { fatalError($0) }, isTerminal: false, variables: [:]))
            _ = tool.run(["report", folder.path])
            return Double(size)
        }
    }

    /// Cards of five views below each other.
    private static func template(views count: Int) -> String {
        var views: [String] = []
        var constraints: [String] = []
        let cards = count / 5
        for card in 0..<cards {
            views += [
                #"{"id": "c\#(card)"}"#,
                #"{"id": "t\#(card)", "type": "UILabel", "text": "Title", "parent": "c\#(card)"}"#,
                #"{"id": "d\#(card)", "type": "UILabel", "text": "Details", "parent": "c\#(card)"}"#,
                #"{"id": "i\#(card)", "type": "UIImageView", "parent": "c\#(card)"}"#,
                #"{"id": "l\#(card)", "parent": "c\#(card)"}"#,
            ]
            let above = card == 0 ? "contentView.top" : "c\(card - 1).bottom + 4"
            constraints += [
                "c\(card).top == \(above)", "c\(card).leading == contentView.leading + 8",
                "c\(card).trailing == contentView.trailing - 8", "t\(card).top == c\(card).top + 4",
                "t\(card).leading == i\(card).trailing + 8", "t\(card).trailing <= c\(card).trailing - 4",
                "d\(card).top == t\(card).bottom + 2", "d\(card).leading == t\(card).leading",
                "d\(card).trailing <= c\(card).trailing - 4", "i\(card).leading == c\(card).leading + 4",
                "i\(card).centerY == c\(card).centerY", "i\(card).width == 24", "i\(card).height == 24",
                "l\(card).leading == c\(card).leading", "l\(card).trailing == c\(card).trailing",
                "l\(card).height == 1", "l\(card).top == d\(card).bottom + 4", "l\(card).bottom == c\(card).bottom",
            ]
        }
        constraints.append("c\(cards - 1).bottom == contentView.bottom")
        return scenario(name: "large", views: views, constraints: constraints)
    }

    private static func write(files count: Int, into folder: URL) throws {
        for file in 0..<count {
            let part = folder.appendingPathComponent("part\(file / 500)")
            if file % 500 == 0 {
                try FileManager.default.createDirectory(at: part, withIntermediateDirectories: true)
            }
            let text = scenario(
                name: "file \(file)", views: [#"{"id": "a", "type": "UILabel", "text": "hello"}"#],
                constraints: [
                    "a.top == contentView.top + 4", "a.bottom == contentView.bottom - 4",
                    "a.leading == contentView.leading + 16", "a.trailing == contentView.trailing - 16",
                ])
            try text.write(to: part.appendingPathComponent("s\(file).json"), atomically: false, encoding: .utf8)
        }
    }

    private static func scenario(name: String, views: [String], constraints: [String]) -> String {
        #"{"schemaVersion": 1, "name": "\#(name)", "traits": {"width": 390, "height": 844, "scale": 3}, "#
            + #""templates": {"cell": {"views": [\#(views.joined(separator: ", "))], "#
            + #""constraints": [\#(constraints.map { "\"\($0)\"" }.joined(separator: ", "))]}}, "#
            + #""table": {"rows": [{"id": "row", "template": "cell"}]}, "steps": [{"name": "load", "do": "load"}]}"#
    }
}
