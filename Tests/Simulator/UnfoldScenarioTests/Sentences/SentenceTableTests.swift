import Foundation
import Testing
import UnfoldFiles

@testable import UnfoldScenario

/// How sentences are made of a table and the values of a case.
@Suite struct SentenceTableTests {
    private enum Weather: Equatable {
        case rain
        case wind(from: String)
        case sun(hours: Int, isHot: Bool)
        case snow(in: [String])
        case unknown(cause: String?)
        case both(Sky)
    }

    private enum Sky { case clear }

    private let table = SentenceTable(
        """
        Weather.rain it rains {x}
        Weather.wind wind from {1}, {1!}
        Weather.sun sun for {1} hours
        Weather.sun.true {1} hot hours
        Weather.snow snow in {1}: {1'&}
        Weather.unknown.nil none knows
        Weather.unknown {1} knows
        Weather.both it is {1}
        Sky.clear clear
        """
    ) { value, style in style == "!" ? (value as? String)?.uppercased() : nil }

    @Test func valuesAreFilledIn() {
        let cases: [(Weather, String)] = [
            (.rain, "it rains {x}"), (.wind(from: "west"), "wind from west, WEST"),
            (.sun(hours: 3, isHot: false), "sun for 3 hours"), (.sun(hours: 3, isHot: true), "3 hot hours"),
            (.snow(in: ["a", "b"]), "snow in a, b: 'a' and 'b'"), (.unknown(cause: nil), "none knows"),
            (.unknown(cause: "she"), "she knows"), (.both(.clear), "it is clear"),
        ]
        for (weather, sentence) in cases { #expect(table.sentence(of: weather) == sentence) }
    }

    @Test func whatIsNotThereSaysItself() { #expect(table.sentence(of: 3) == "3") }

    @Test func whatTheSystemRefusesIsSaidAsEverywhere() {
        enum Problem {
            case unread(String, ReadFailure)
            case unwritten(code: Int32)
        }
        let table = SentenceTable("Problem.unread {1}: {2}\nProblem.unwritten cannot write: {1}")
        #expect(
            table.sentence(of: Problem.unread("a", .unreadable(.missing)))
                == "a: \(ReadFailure.unreadable(.missing).sentence)")
        #expect(table.sentence(of: Problem.unwritten(code: ENOENT)) == "cannot write: \(WriteFailure(ENOENT).words)")
    }
}
