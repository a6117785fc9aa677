import Foundation
import Testing

@testable import UnfoldAutoLayout
@testable import UnfoldConsoleLogs

/// Single lines: what each says, and where and why one cannot be read.
@Suite struct ConsoleLogGrammarTests {
    struct Line: Sendable, CustomStringConvertible {
        var text: String
        /// `first.attribute relation multiplier*second.attribute + constant @priority`, with items by key.
        var says: String
        var kind = ConstraintFacts.Kind.user

        var description: String { text }
    }

    nonisolated static let lines: [Line] = [
        Line(
            text: "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& A:0x2.midX == + 160>", says: "0x2.midX == 160",
            kind: .autoresizing),
        Line(
            text: "<NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=-&- A:0x2.midX == B:0x3.midX>",
            says: "0x2.midX == 0x3.midX", kind: .autoresizing),
        Line(
            text: "<NSLayoutConstraint:0x1 V:|-(8)-[UIView:0x2]   (active, names: '|':UIView:0x3 )>",
            says: "0x2.top == 0x3.top + 8"),
        Line(
            text: "<NSLayoutConstraint:0x1 V:[UIView:0x2]-(>=8)-|   (active, names: '|':UIView:0x3 )>",
            says: "0x3.bottom >= 0x2.bottom + 8"),
        Line(
            text: "<NSLayoutConstraint:0x1 H:[A:0x2]-(-20)-[B:0x3](LTR)   (active)>",
            says: "0x3.left == 0x2.right + -20"),
        Line(text: "<NSLayoutConstraint:0x1 H:[A:0x2]-(8)-[B:0x3](RTL)>", says: "0x2.left == 0x3.right + 8"),
        Line(
            text: "<NSLayoutConstraint:0x1 H:|-(8)-[A:0x2](RTL)   (Names: '|':UIView:0x3 )>",
            says: "0x3.right == 0x2.right + 8"),
        Line(text: "<NSLayoutConstraint:0x1 H:[A:0x2]-(NSSpace(8))-[B:0x3]>", says: "0x3.leading == 0x2.trailing + 8"),
        Line(
            text: "<NSLayoutConstraint:0x1 H:[A:0x2]-(>=NSLayoutAnchorConstraintSpace(8)@750)-[B:0x3]   (active)>",
            says: "0x3.leading >= 0x2.trailing + 8 @750"),
        Line(text: "<NSLayoutConstraint:0x1 V:[A:0x2(>=44@999.5)]>", says: "0x2.height >= 44 @999.5"),
        Line(
            text: "<NSLayoutConstraint:0x1 A:0x2.width == 1.77778*A:0x2.height   (active)>",
            says: "0x2.width == 1.77778*0x2.height"),
        Line(
            text: "<NSLayoutConstraint:0x1 A:0x2.width == 2.22507e-308   (active)>", says: "0x2.width == 2.22507e-308"),
        Line(
            text: "<NSLayoutConstraint:0x1 A:0x2.top == B:0x3.bottom NSSpace(0)   (active)>",
            says: "0x2.top == 0x3.bottom"),
        Line(
            text: "<NSLayoutConstraint:0x1 A:0x2.top >= B:0x3.bottom + 8 priority:999.5   (active)>",
            says: "0x2.top >= 0x3.bottom + 8 @999.5"),
        Line(text: "<NSLayoutConstraint:0x1 A:0x2.height == 40 @250   (active)>", says: "0x2.height == 40 @250"),
        Line(text: "<NSLayoutConstraint:0x1 A:0x2.height == 40   (inactive)>", says: "0x2.height == 40"),
        Line(text: "<NSLayoutConstraint:0x1 A:0x2.width == - 16   (active)>", says: "0x2.width == -16"),
        Line(text: "<NSLayoutConstraint:0x1 'it's mine' A:0x2.width == 4   (active)>", says: "0x2.width == 4"),
        Line(
            text:
                "<NSLayoutConstraint:0x1 UILabel:0x2'a].top == b'.top == UILabel:0x3'it's, (active) '.bottom   (active)>",
            says: "0x2.top == 0x3.bottom"),
        Line(
            text: "<NSLayoutConstraint:0x1 V:[UILabel:0x2'x](44)]-(8)-[']-(9)-[UIView:0x3]   (active)>",
            says: "0x3.top == 0x2.bottom + 9"),
        Line(
            text:
                "<NSLayoutConstraint:0x1 My cool.view.top == card.top + 3   (active, names: My cool.view:0x2, card:0x3 )>",
            says: "0x2.top == 0x3.top + 3"),
        Line(
            text: "<NSLayoutConstraint:0x1 V:|-(3)-[card]   (active, names: card:0x2, main:0x3, '|':main:0x3 )>",
            says: "0x2.top == 0x3.top + 3"),
        Line(
            text:
                "<NSLayoutConstraint:0x1 _TtGC7SwiftUI14_UIHostingView<Foo<Int, Bar>>:0x2.width == SwiftUI.(Host in $1):0x3.width   (active)>",
            says: "0x2.width == 0x3.width"),
        Line(
            text:
                "<NSLayoutConstraint:0x1 UILayoutGuide:0x2'UIViewSafeAreaLayoutGuide'.bottom == A:0x3.lastBaseline - 2   (active)>",
            says: "0x2.bottom == 0x3.lastBaseline + -2"),
        Line(
            text: "<NSAutoresizingMaskLayoutConstraint:0x1 h=&-& v=--& A:0x2.midX == B:0x3.width*0 + 7   (active)>",
            says: "?", kind: .autoresizing),
        Line(
            text: "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=&-- A:0x2.midY == 0.5*B:0x3.height - 29   (active)>",
            says: "0x2.midY == 0.5*0x3.height + -29", kind: .autoresizing),
        Line(
            text:
                "<NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=-&- 'UIView-Encapsulated-Layout-Left' A:0x2.minX == 0   (active, names: '|':B:0x3 )>",
            says: "0x2.minX == 0", kind: .autoresizing),
        Line(
            text: "<NSLayoutConstraint:0x1 'UIView-Encapsulated-Layout-Height' A:0x2.height == 44   (active)>",
            says: "0x2.height == 44", kind: .encapsulated),
        Line(
            text: "<NSLayoutConstraint:0x1 '_UITemporaryLayoutWidth' A:0x2.width == 0   (active)>",
            says: "0x2.width == 0", kind: .fitting),
        Line(
            text: "<NSLayoutConstraint:0x1 'UISV-spacing' V:[A:0x2]-(8)-[B:0x3]   (active)>",
            says: "0x3.top == 0x2.bottom + 8", kind: .stack),
        Line(
            text: "<NSLayoutConstraint:0x1 'UISV-hiding' A:0x2.height == 0   (active)>", says: "0x2.height == 0",
            kind: .stackHiding),
        Line(
            text:
                "<NSLayoutConstraint:0x1 'UIViewSafeAreaLayoutGuide-top' V:|-(47)-[UILayoutGuide:0x2'UIViewSafeAreaLayoutGuide']   (active, names: '|':UIView:0x3 )>",
            says: "0x2.top == 0x3.top + 47", kind: .safeArea),
        Line(
            text: "<_UILayoutSupportConstraint:0x1 _UILayoutGuide:0x2.height == 20   (active)>",
            says: "0x2.height == 20", kind: .safeArea),
        Line(
            text: "<_UISystemBaselineConstraint:0x1 A:0x2.firstBaseline == B:0x3.top + 20   (active)>",
            says: "0x2.firstBaseline == 0x3.top + 20"),
        Line(
            text:
                "<NSIBPrototypingLayoutConstraint:0x1 'IB auto generated at build time for view with fixed frame' H:|-(33)-[A:0x2](LTR)   (active, names: '|':B:0x3 )>",
            says: "0x2.left == 0x3.left + 33"),
        Line(
            text:
                "<NSContentSizeLayoutConstraint:0x1 UILabel:0x2'Name'.width == 41 Hug:251 CompressionResistance:750   (active)>",
            says: "0x2.width == 41 hug 251 resist 750", kind: .compressionResistance),
        Line(
            text: "<MASLayoutConstraint:0x1 A:0x2.width == B:0x3.width * 0.5 + 3 ^750>",
            says: "0x2.width == 0.5*0x3.width + 3 @750"),
        Line(
            text: "<MASLayoutConstraint:key[0] UILabel:title.top == UIView:box.top + 1 ^high>",
            says: "title.top == box.top + 1 @750"),
        Line(
            text: "<SnapKit.LayoutConstraint:0x6000@Card.swift#88 App.Card:0x2.height == 44.0 ^999.0>",
            says: "0x2.height == 44 @999"),
        Line(
            text:
                "<_UIScrollViewAutomaticContentSizeConstraint:0x1 UITableView:0x2.contentHeight{id: 178} == -5.000000>",
            says: "0x2.contentHeight == -5"),
        Line(
            text: "<NSLayoutConstraint:0x1 A:0x2.centerXWithinMargins == B:0x3.leadingMargin (active)>",
            says: "0x2.centerXWithinMargins == 0x3.leadingMargin"),
    ]

    private func summary(_ line: LogConstraint) -> String {
        guard let equation = line.equation else { return "?" }
        func side(_ operand: LogOperand) -> String { "\(operand.item.key).\(operand.attribute.rawValue)" }
        var text = "\(side(equation.first)) \(equation.relation.printed) "
        let constant = LayoutNumber.print(equation.constant.value)
        if let second = equation.second {
            text += (equation.multiplier.value == 1 ? "" : "\(equation.multiplier.text)*") + side(second)
            if equation.constant.value != 0 { text += " + \(constant)" }
        } else {
            text += constant
        }
        if equation.priority.value != 1000 { text += " @\(LayoutNumber.print(equation.priority.value))" }
        if let content = equation.contentPriorities {
            text += " hug \(content.hugging.text) resist \(content.resistance.text)"
        }
        return text
    }

    @Test(arguments: lines) func says(_ line: Line) throws {
        let reading = ConsoleLogReader.read("(\n    \"\(line.text)\"\n)\n")
        let constraint = try #require(reading.logs.first?.constraints.first)
        #expect(summary(constraint) == line.says, "\(reading.problems)")
        #expect(constraint.kind == line.kind)
        #expect(constraint.text == line.text)
        #expect(reading.problems.isEmpty == (line.says != "?"))
        // Printing says the same again.
        if line.says != "?", line.text.contains("   (") || !line.text.contains("(active") {
            #expect(constraint.printed == line.text)
        }
    }

    struct Mistake: Sendable, CustomStringConvertible {
        var text: String
        var kind: LogProblem.Kind
        /// What is where the problem is said to be.
        var at: String

        var description: String { text }
    }

    nonisolated static let mistakes: [Mistake] = [
        Mistake(
            text: "<NSLayoutConstraint:0x1 A:0x2.hieght == 4   (active)>", kind: .unknownAttribute("hieght"),
            at: "hieght"),
        Mistake(
            text: "<NSLayoutConstraint:0x1 A:0x2.height = 4   (active)>", kind: .unexpected(expected: .relation),
            at: "= 4"),
        Mistake(text: "<NSLayoutConstraint:0x1 A:0x2.height == nan   (active)>", kind: .badNumber("nan"), at: "A:0x2"),
        Mistake(
            text: "<NSLayoutConstraint:0x1 A:0x2.height == 4 @1001   (active)>", kind: .badNumber("1001"), at: "A:0x2"),
        Mistake(
            text: "<NSLayoutConstraint:0x1 A:0x2.height == 4 apples   (active)>",
            kind: .unexpected(expected: .endOfConstraint), at: "apples"),
        Mistake(text: "<NSLayoutConstraint:0x1 V:|-(8)-[A:0x2]   (active)>", kind: .namelessSuperview, at: "|-(8)"),
        Mistake(
            text: "<NSLayoutConstraint:0x1 V:[A:0x2]-(eight)-[B:0x3]   (active)>",
            kind: .unexpected(expected: .number), at: "eight"),
        Mistake(text: "<NSLayoutConstraint:0x1 (null).height == 4   (active)>", kind: .lostItem, at: "(null)"),
        Mistake(
            text: "<NSLayoutConstraint:0x1 A:0x2.leading == B:0x3.left   (active)>",
            kind: .impossiblePair("leading", "left"), at: "A:0x2"),
        Mistake(
            text: "<NSLayoutConstraint:0x1 A:0x2.top == 8   (active)>", kind: .impossiblePair("top", "a number"),
            at: "A:0x2"),
        Mistake(text: "<NSLayoutConstraint:0x1 A:0x2.height == 4   (active)", kind: .unterminated, at: "<NSLayout"),
    ]

    /// Lines and columns point at the mistake; the rest of the list is read all the same.
    @Test(arguments: mistakes) func mistakesHaveTheirPosition(_ mistake: Mistake) throws {
        let good = "<NSLayoutConstraint:0x9 A:0x2.width == 4   (active)>"
        let quoted = mistake.kind == .unterminated ? "    \"\(mistake.text)" : "    \"\(mistake.text)\","
        let text = "Unable to simultaneously satisfy constraints.\n(\n\(quoted)\n    \"\(good)\"\n)\n"
        let reading = ConsoleLogReader.read(text)
        let problem = try #require(reading.problems.first)
        #expect(reading.problems.count == 1)
        #expect(problem.kind == mistake.kind)
        #expect(problem.line == 3)
        let line = Array(quoted)
        #expect(String(line[(problem.column - 1)...]).hasPrefix(mistake.at), "column \(problem.column) of \(quoted)")
        #expect(reading.logs.first?.constraints.last?.text == good)
    }

    @Test func nothingToRead() {
        for text in ["", "\n\n", "hello <UIView: 0x1> world", "(\n)\n", String(repeating: "<", count: 5000)] {
            let reading = ConsoleLogReader.read(text)
            #expect(reading.logs.isEmpty)
            #expect(reading.problems.map(\.kind) == [.noConstraints], "\(text.prefix(20))")
        }
        let empty = ConsoleLogReader.read("a\nUnable to simultaneously satisfy constraints.\n(\n)\n")
        #expect(empty.problems.map(\.kind) == [.emptyList] && empty.problems.first?.line == 2)
    }

    @Test func brokenOutsideTheList() throws {
        let text = """
            (
                "<NSLayoutConstraint:0x1 A:0x2.width == 4   (active)>"
            )
            Will attempt to recover by breaking constraint
            <NSLayoutConstraint:0x7 A:0x2.width == 5   (active)>
            """
        let reading = ConsoleLogReader.read(text)
        #expect(reading.problems.map(\.kind) == [.brokenNotListed])
        #expect(reading.problems.first.map { [$0.line, $0.column] } == [5, 1])
        #expect(try #require(reading.logs.first).broken == nil)
    }

    /// A line that costs many tries is given up, not waited for.
    @Test func hostileTexts() {
        let quotes = String(repeating: "'.top ", count: 500)
        let lines = [
            "<NSLayoutConstraint:0x1 '\(quotes)' UILabel:0x2'\(quotes)'.top == UILabel:0x3'\(quotes)'.bottom + x>",
            "<NSLayoutConstraint:0x1 V:[UILabel:0x2'\(String(repeating: "']-(8)-[", count: 300))>",
            "<NSLayoutConstraint:0x1 \(String(repeating: "a.top == ", count: 300))>",
            "<NSLayoutConstraint:0x1 \(String(repeating: "(", count: 3000))>",
        ]
        for line in lines {
            let reading = ConsoleLogReader.read("\"\(line)\"")
            #expect(!reading.problems.isEmpty)
        }
    }
}
