import Foundation
import TestSupport
import Testing

@testable import UnfoldAutoLayout

/// Stack layouts written down as text, one line a command, with what is expected next to it
/// (`Fixtures/Kernel/stack/README.md`).
@MainActor final class StackViewScript {
    let name: String
    private let lines: [String]
    private var cursor = 0
    var views: [String: UIView] = [:]
    private var root = UIView()
    private var events: [LayoutEvent] = []
    private var records: [AnimationRecord] = []
    private var raised: [UIKitException] = []

    nonisolated static let folder = Fixtures.root.appendingPathComponent("Kernel/stack")

    /// The scripts of a folder, in order.
    nonisolated static func names(in folder: String) -> [String] {
        let files = try? FileManager.default.contentsOfDirectory(
            atPath: Self.folder.appendingPathComponent(folder).path)
        return (files ?? []).filter { $0.hasSuffix(".stack") }.sorted().map { "\(folder)/\($0)" }
    }

    init(_ name: String) throws {
        self.name = name
        let text = try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
        lines = text.components(separatedBy: "\n")
    }

    func run() {
        let environment = LayoutEnvironment.current
        let console = LayoutJournal.console
        let widths = UIStackView.textWidthDisambiguation
        let canvas = UIStackView.baselineCanvas
        LayoutJournal.console = { _ in }
        defer {
            LayoutEnvironment.current = environment
            LayoutJournal.console = console
            UIStackView.textWidthDisambiguation = widths
            UIStackView.baselineCanvas = canvas
        }
        LayoutJournal.listening({ self.receive($0) }) {
            UIKitExceptions.withHandler({ self.raised.append($0) }) {
                start(390, 844, isEncapsulated: false)
                while let words = next() { perform(words) }
            }
        }
        for exception in raised { fail("raised \(exception)") }
    }

    // MARK: Reading

    /// The words of the next line that has some; a quoted run is one word.
    private func next() -> [String]? {
        while cursor < lines.count {
            let line = lines[cursor]
            cursor += 1
            let words = Self.words(line)
            if !words.isEmpty { return words }
        }
        return nil
    }

    private static func words(_ line: String) -> [String] {
        var words: [String] = []
        for (index, part) in line.components(separatedBy: "\"").enumerated() {
            if index % 2 == 1 {
                words.append(part)
                continue
            }
            let plain = part.components(separatedBy: "#")
            words += plain[0].split(separator: " ").map(String.init)
            if plain.count > 1 { break }
        }
        return words
    }

    /// Lines up to `end`, without their indentation.
    private func block() -> [String] {
        var list: [String] = []
        while cursor < lines.count {
            let line = lines[cursor].trimmingCharacters(in: .whitespaces)
            cursor += 1
            if line == "end" { return list }
            if !line.isEmpty, !line.hasPrefix("#") { list.append(line) }
        }
        fail("a block without end")
        return list
    }

    func fail(_ text: String) {
        Issue.record("\(name):\(cursor): \(text)")
    }

    func number(_ word: String?) -> CGFloat {
        if let word, let value = Double(word) { return CGFloat(value) }
        fail("not a number: \(word ?? "nothing")")
        return 0
    }

    func view(_ name: String) -> UIView {
        if let view = views[name] { return view }
        fail("no view \(name)")
        return UIView()
    }

    func stack(_ name: String) -> UIStackView {
        if let stack = views[name] as? UIStackView { return stack }
        fail("no stack \(name)")
        return UIStackView()
    }

    // MARK: Performing

    private func start(_ width: CGFloat, _ height: CGFloat, isEncapsulated: Bool) {
        root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        if isEncapsulated { root.setEncapsulatedLayoutSize(width: width, height: height) }
        views = ["root": root]
    }

    private func receive(_ event: LayoutEvent) {
        switch event {
        case .animated(let record): records.append(record)
        default: events.append(event)
        }
    }

    private func perform(_ words: [String]) {
        switch words[0] {
        case "generation": LayoutEnvironment.current.generation = UIKitGeneration(rawValue: words[1])!
        case "scale": LayoutEnvironment.current.displayScale = number(words[1])
        case "direction": LayoutEnvironment.current.layoutDirection = words[1] == "rtl" ? .rightToLeft : .leftToRight
        case "textwidths":
            UIStackView.textWidthDisambiguation = words[1] == "every" ? .everyWrappingView : .severalWrappingViews
        case "baselinecanvas": UIStackView.baselineCanvas = words[1] == "spanner" ? .spanner : .firstView
        case "root" where words.count > 2 && Double(words[1]) != nil:
            start(number(words[1]), number(words[2]), isEncapsulated: words.contains("encapsulated"))
        case "view", "stack": views[words[1]] = make(words)
        case "pin": pin(Array(words.dropFirst()))
        case "layout": root.layoutIfNeeded()
        case "animate": animate(block(), duration: 0.25)
        case "expect": expect(Array(words.dropFirst()))
        default: act(words)
        }
    }

    private func animate(_ body: [String], duration: TimeInterval) {
        records.removeAll()
        UIView.animate(withDuration: duration) { for line in body { self.perform(Self.words(line)) } }
    }

    private func act(_ words: [String]) {
        guard words.count > 1 else { return fail("not a command: \(words.joined(separator: " "))") }
        let arguments = Array(words.dropFirst(2))
        switch words[1] {
        case "add": for name in arguments { stack(words[0]).addArrangedSubview(view(name)) }
        case "subview": for name in arguments { view(words[0]).addSubview(view(name)) }
        case "insert": stack(words[0]).insertArrangedSubview(view(arguments[0]), at: Int(number(arguments[1])))
        case "remove": for name in arguments { stack(words[0]).removeArrangedSubview(view(name)) }
        case "leave": view(words[0]).removeFromSuperview()
        case "hide": view(words[0]).isHidden = true
        case "show": view(words[0]).isHidden = false
        case "alpha": view(words[0]).alpha = number(arguments[0])
        case "text": (view(words[0]) as? UILabel)?.text = arguments[0]
        case "font": (view(words[0]) as? UILabel)?.font = .systemFont(ofSize: number(arguments[0]))
        case "natural": (view(words[0]) as? SizedView)?.natural = size(arguments[0])
        case "gap": stack(words[0]).setCustomSpacing(gap(arguments[1]), after: view(arguments[0]))
        case "set": set(stack(words[0]), arguments)
        default: fail("not a command: \(words.joined(separator: " "))")
        }
    }

    // MARK: Expecting

    private func expect(_ words: [String]) {
        switch words[0] {
        case "conflicts":
            root.layoutIfNeeded()
            check(conflicts.count == Int(number(words[1])), saw: "\(conflicts.count) conflicts", wanted: words[1])
        case "broken":
            root.layoutIfNeeded()
            let broken = conflicts.last.map { naming($0.members[$0.broken].constraint.text) } ?? "none"
            let wanted = words.dropFirst().joined(separator: " ")
            check(broken.contains(wanted), saw: broken, wanted: wanted)
        case "log":
            root.layoutIfNeeded()
            compareList(conflicts.last.map { $0.members.map { naming($0.constraint.text) } } ?? [], block())
        case "constraints":
            root.layoutIfNeeded()
            compareList(listed(of: stack(words[1])).sorted(), block().map(Self.squeezed).sorted())
        case "arranged":
            let names = stack(words[1]).arrangedSubviews.map(called)
            check(names == Array(words.dropFirst(2)), saw: "\(names)", wanted: "\(words.dropFirst(2))")
        case "subviews":
            let names = view(words[1]).subviews.map(called)
            check(names == Array(words.dropFirst(2)), saw: "\(names)", wanted: "\(words.dropFirst(2))")
        case "raised":
            let text = raised.isEmpty ? "nothing" : raised.removeLast().reason
            check(text == words[1], saw: text, wanted: words[1])
        case "still", "animated": expectAnimation(words)
        default: expectFrame(words)
        }
    }

    private func expectFrame(_ words: [String]) {
        root.layoutIfNeeded()
        let frame = view(words[0]).frame
        let got = [frame.minX, frame.minY, frame.width, frame.height]
        let wanted = words.dropFirst().map { $0 == "*" ? nil : Optional(number($0)) }
        guard wanted.count == 4 else { return fail("a frame has four numbers") }
        let isRight = zip(got, wanted).allSatisfy { got, wanted in wanted.map { abs($0 - got) < 0.001 } ?? true }
        check(
            isRight, saw: "\(words[0]) at \(got.map { LayoutNumber.print(Double($0)) })", wanted: "\(words.dropFirst())"
        )
    }

    /// `animated NAME PROPERTY FROM… -> TO…`, `still NAME`: what the last block moved.
    private func expectAnimation(_ words: [String]) {
        let changes = records.flatMap(\.changes)
        guard words[0] == "animated" else {
            let found = changes.filter { $0.view == words[1] }.map { "\($0.property.rawValue)" }
            return check(found.isEmpty, saw: "\(words[1]) animates \(found)", wanted: "nothing")
        }
        let found = changes.first { $0.view == words[1] && $0.property.rawValue == words[2] }
        let text = found.map { "\(Self.printed($0.from)) -> \(Self.printed($0.to))" } ?? "not animated"
        let wanted = words.dropFirst(3).joined(separator: " ")
        check(text == wanted, saw: "\(words[1]) \(words[2]) \(text)", wanted: wanted)
    }

    private static func printed(_ value: AnimationRecord.Value) -> String {
        switch value {
        case .rect(let rect):
            return [rect.minX, rect.minY, rect.width, rect.height].map { LayoutNumber.print(Double($0)) }
                .joined(separator: " ")
        case .number(let number): return LayoutNumber.print(Double(number))
        default: return "\(value)"
        }
    }

    private var conflicts: [UnsatisfiableConstraints] {
        events.compactMap { if case .unsatisfiable(let received, _) = $0 { received } else { nil } }
    }

    private func check(_ isRight: Bool, saw: String, wanted: String) {
        if !isRight { fail("saw \(saw), wanted \(wanted)") }
    }

    private func compareList(_ got: [String], _ wanted: [String]) {
        guard got != wanted else { return }
        let missing = wanted.filter { !got.contains($0) }
        let extra = got.filter { !wanted.contains($0) }
        fail(
            "\nmissing:\n\(missing.joined(separator: "\n"))\nnot wanted:\n\(extra.joined(separator: "\n"))"
                + (missing.isEmpty && extra.isEmpty ? "\norder: \(got.joined(separator: "\n"))" : ""))
    }
}
