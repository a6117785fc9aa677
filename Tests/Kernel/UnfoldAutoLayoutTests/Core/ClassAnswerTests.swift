import Dispatch
import Foundation
import Testing

@testable import UnfoldAutoLayout

/// What a class says of its properties is asked on whatever thread they are set. `.ci/run` runs these under the address
/// sanitizer.
@Suite struct ClassAnswerTests {
    private final class Person: NSObject, AdaptedKeys, AdaptedDependencies {
        var first = "Ada"
        var last = "Lovelace"
        var whole: String { "\(first) \(last)" }

        nonisolated override init() { super.init() }

        static func adaptedProperties() -> [AdaptedProperty] {
            [
                AdaptedProperty("first", \Person.first), AdaptedProperty("last", \Person.last, affectedBy: []),
                AdaptedProperty("whole", \Person.whole),
            ]
        }
        static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
            key == "whole" ? ["first", "last"] : []
        }
        static func automaticallyNotifiesObservers(forKey key: String) -> Bool { key != "last" }
    }

    private struct Answers: Equatable {
        var names: Set<String>
        var announced: [Bool]
        var value: String?

        init(of person: Person) {
            names = KeyedProperties.namesAffecting("whole", in: Person.self)
            announced = ["first", "last"].map { KeyedProperties.announces($0, in: Person.self) }
            value = AdaptedProperty.value("whole", of: person) as? String
        }
    }

    @Test func otherThreadsGetTheSameAnswers() async {
        let onMain = await MainActor.run { Answers(of: Person()) }
        #expect(onMain.names == ["whole", "first", "last"])
        #expect(onMain.announced == [true, false])
        #expect(onMain.value == "Ada Lovelace")
        let elsewhere = await withTaskGroup(of: Answers.self) { group in
            for _ in 0..<20 {
                group.addTask {
                    await withCheckedContinuation { continuation in
                        DispatchQueue.global().async { continuation.resume(returning: Answers(of: Person())) }
                    }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(elsewhere == Array(repeating: onMain, count: 20))
    }
}
