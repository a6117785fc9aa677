import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout
import UnfoldTableLayout

@testable import UnfoldScenario

/// Every class and property of the registry: what is set is read back, and a template may say it.
@MainActor @Suite struct RegistryTests {
    /// Values that a property of that kind takes, other than most defaults.
    private func samples(_ kind: PropertyKind) -> [PropertyValue] {
        switch kind {
        case .flag: return [.flag(true), .flag(false)]
        case .number(let range), .namedNumber(let range, _):
            return [.number(range.clamped(12)), .number(range.clamped(0.25))]
        case .integer(let range): return [.number(Double(min(range.upperBound, max(range.lowerBound, 3))))]
        case .text: return [.text("some words"), .text("")]
        case .texts: return [.texts(["one", "two"]), .texts([])]
        case .word(let words): return words.map { .word($0) }
        case .words(let words): return [.words([]), .words(Array(words.prefix(1))), .words(words)]
        case .numbers(let keys, let range):
            return [.numbers(keys.indices.map { range.clamped(Double($0) + 5) })]
        case .image: return [.image(.size(width: 20, height: 10)), .image(nil)]
        case .color: return [.word("systemRed"), .word("#12AB34"), .word("#12AB3480")]
        case .priority: return [.number(333)]
        case .priorities: return [.priorities(horizontal: 123, vertical: 456)]
        case .font: return [.font(FontSpec(size: 13, weight: "bold"))]
        case .views: return [.names([])]
        case .numbersByView: return [.named([])]
        case .nullable(let kind): return samples(kind) + [.null]
        case .list(let kind): return [.list(samples(kind))]
        case .record(let fields):
            return [
                .record(
                    fields.compactMap { field in samples(field.kind).first.map { .init(name: field.name, value: $0) } })
            ]
        }
    }

    /// - Parameter values: what the initializer gets.
    private func item(_ entry: ViewClass, _ values: [String: String] = [:]) -> UIView? {
        if let make = entry.make {
            let item = make(values)
            // Its current page is one of them, and values are within their limits.
            (item as? UIPageControl)?.numberOfPages = 1000
            if let slider = item as? UISlider { (slider.minimumValue, slider.maximumValue) = (-1000, 1000) }
            if let stepper = item as? UIStepper { (stepper.minimumValue, stepper.maximumValue) = (-1000, 1000) }
            return item
        }
        switch entry.name {
        case "UITableView": return UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        case "UITableViewCell": return UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        case "UITableViewHeaderFooterView": return UITableViewHeaderFooterView(reuseIdentifier: nil)
        default: return nil
        }
    }

    @Test(arguments: ViewClass.all.map(\.name)) func whatIsSetIsReadBack(_ name: String) throws {
        let entry = try #require(ViewClass.named(name))
        for property in entry.properties where property.phase != .making {
            // A text view's content is as large as its text.
            if name == "UITextView", property.name == "contentSize" { continue }
            for value in samples(property.kind) {
                // Which labels have them is decided when they are made.
                let values = property.name == "measuredSizes" ? [property.name: ""] : [:]
                let item = try #require(self.item(entry, values), "nobody makes a \(name)")
                property.set(item, value, .none)
                guard let read = property.get(item) else {
                    // What these were made of cannot be reported.
                    let isOpaque = ["configuration", "attributedText", "attributedTitle"].contains(property.name)
                    #expect(isOpaque, "\(name).\(property.name) cannot be read")
                    continue
                }
                #expect(same(read, value), "\(name).\(property.name): set \(value), read \(read)")
            }
        }
    }

    /// Other words for the same value are as good; `tag` and the like are exact.
    private func same(_ read: PropertyValue, _ set: PropertyValue) -> Bool {
        if read == set { return true }
        switch (read, set) {
        case (.word(let read), .word(let set)):
            let colors = [read, set].compactMap { ColorName.color($0)?.components }
            return [read, set].sorted() == ["leading", "top"] || [read, set].sorted() == ["bottom", "trailing"]
                || colors.count == 2 && zip(colors[0], colors[1]).allSatisfy { abs($0 - $1) < 1e-6 }
        case (.number(let read), .number(let set)): return abs(read - set) < 1e-5
        default: return false
        }
    }

    @Test func namesAreUIKits() {
        for entry in ViewClass.all {
            #expect(NSClassFromName(entry.name) || item(entry) != nil, "\(entry.name)")
            if let superclass = entry.superclass { #expect(ViewClass.named(superclass) != nil, "\(superclass)") }
            #expect(Set(entry.own.map(\.name)).count == entry.own.count, "\(entry.name) has a property twice")
        }
    }

    private func NSClassFromName(_ name: String) -> Bool { ViewClass.named(name)?.make != nil }

    /// A registry class makes a view of the class it says, below that of its superclass.
    @Test(arguments: ViewClass.makable) func classesAreWhatTheySay(_ name: String) throws {
        let view = try #require(ViewClass.named(name)?.make?([:]))
        #expect("\(type(of: view))" == name)
    }

    /// Each value in a template and in a step, from text to view.
    @Test(arguments: ViewClass.makable) func templatesAndStepsSayEachProperty(_ name: String) throws {
        let entry = try #require(ViewClass.named(name))
        for property in entry.properties {
            for value in samples(property.kind).prefix(Rounds.of(1, long: 2)) {
                let text = json(value, property.kind)
                let step = property.phase == .making ? "" : #",{"do":{"set":"r.v.\#(property.name)","to":\#(text)}}"#
                let file = """
                    {"schemaVersion":1,"templates":{"t":{"views":[{"id":"v","type":"\(name)","\(property.name)":\(text)}]}},
                    "table":{"rows":[{"id":"r"}]},"steps":[{"do":"load"}\(step)]}
                    """
                let document = try ScenarioDocument.read(file: "p.json", data: Data(file.utf8))
                let result = ScenarioRunner.run(document)
                let errors = result.steps.flatMap(\.findings).filter { $0.severity == .error }
                #expect(errors.isEmpty, "\(name).\(property.name) = \(text): \(errors)")
            }
        }
    }

    private func json(_ value: PropertyValue, _ kind: PropertyKind) -> String {
        func object(_ members: [(String, String)]) -> String {
            "{" + members.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
        }
        switch value {
        case .flag(let flag): return "\(flag)"
        case .number(let number): return HeightRecord.number(number)
        case .text(let text): return text.map { "\"\($0)\"" } ?? "null"
        case .texts(let words), .words(let words), .names(let words):
            return "[" + words.map { "\"\($0)\"" }.joined(separator: ",") + "]"
        case .word(let word): return "\"\(word)\""
        case .numbers(let numbers):
            guard case .numbers(let keys, _) = kind else { return "null" }
            return object(zip(keys, numbers).map { ($0, "\($1)") })
        case .priorities(let horizontal, let vertical):
            return object([("horizontal", "\(horizontal ?? 1)"), ("vertical", "\(vertical ?? 1)")])
        case .font(let font): return object([("size", "\(font.size ?? 1)"), ("weight", "\"\(font.weight)\"")])
        case .image(.size(let width, let height)): return object([("width", "\(width)"), ("height", "\(height)")])
        case .image: return "null"
        case .named: return "{}"
        case .null: return "null"
        case .list(let values):
            guard case .nullable(.list(let element)) = kind else { return "[]" }
            return "[" + values.map { json($0, element) }.joined(separator: ",") + "]"
        case .record(let members):
            var fields: [PropertyKind.Field] = []
            switch kind {
            case .record(let own), .nullable(.record(let own)): fields = own
            default: break
            }
            return object(
                members.map { member in
                    (member.name, json(member.value, fields.first { $0.name == member.name }?.kind ?? .flag))
                })
        }
    }
}

extension ClosedRange<Double> {
    fileprivate func clamped(_ value: Double) -> Double { Swift.min(upperBound, Swift.max(lowerBound, value)) }
}
