import Foundation
import Testing
import UIKit
import UnfoldCoreData

/// Predicates as texts, which Core Data's module reads.
@Suite struct PredicateTests {
    final class Person: NSObject {
        let name: String
        let age: Int
        let tags: [String]
        let friend: Person?
        init(_ name: String, _ age: Int, tags: [String] = [], friend: Person? = nil) {
            (self.name, self.age, self.tags, self.friend) = (name, age, tags, friend)
        }
    }

    static let people = [
        Person("Ada", 36, tags: ["maths"]), Person("Grace", 85, tags: ["navy", "code"]),
        Person("Zoë", 12, friend: Person("Ada", 36)),
    ]

    static let formats: [(String, [any CVarArg], [String])] = [
        ("age > %d", [30], ["Ada", "Grace"]), ("age >= 36 AND age < 80", [], ["Ada"]),
        ("name == %@ OR name = 'Grace'", ["Ada" as NSString], ["Ada", "Grace"]),
        ("name CONTAINS[cd] %@", ["ZOE" as NSString], ["Zoë"]),
        ("name BEGINSWITH 'A' || name ENDSWITH[c] 'E'", [], ["Ada", "Grace"]),
        ("NOT (age BETWEEN {30, 90})", [], ["Zoë"]), ("name IN {'Ada', \"Zoë\"}", [], ["Ada", "Zoë"]),
        ("name LIKE '?d*'", [], ["Ada"]), ("name MATCHES '[A-G].*'", [], ["Ada", "Grace"]),
        ("ANY tags == 'code'", [], ["Grace"]), ("NONE tags == 'code' && age != 12", [], ["Ada"]),
        ("friend.name = 'Ada'", [], ["Zoë"]), ("friend == nil", [], ["Ada", "Grace"]),
        ("tags.@count > 1", [], ["Grace"]),
        ("%K == %@", ["name" as NSString, "Ada" as NSString], ["Ada"]),
        ("TRUEPREDICATE AND SELF.age = 12", [], ["Zoë"]),
        ("! name == 'Ada' && age <= 85", [], ["Grace", "Zoë"]), ("FALSEPREDICATE", [], []),
    ]

    @Test(arguments: formats.indices) func predicatesAreRead(_ index: Int) {
        let (format, arguments, names) = Self.formats[index]
        let predicate = NSPredicate(format: format, argumentArray: arguments)
        #expect(Self.people.filter { predicate.evaluate(with: $0) }.map(\.name) == names, "\(format)")
    }

    @Test func predicatesOfTexts() {
        let mail = NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}")
        #expect(mail.evaluate(with: "a.b@c.org") && !mail.evaluate(with: "a.b@c"))
        let rows: [[String: Any]] = [["count": 3], ["count": 5]]
        #expect((rows as NSArray).filtered(using: NSPredicate(format: "count > 4")).count == 1)
    }

    @MainActor @Test func aFormatThatDoesNotReadRaises() {
        var reasons: [String] = []
        UIKitExceptions.withHandler({ reasons.append($0.reason) }) {
            for format in ["age >", "(age = 1", "age ~ 3", "", "age = %@", "= 3"] {
                #expect(!NSPredicate(format: format, argumentArray: []).evaluate(with: Self.people[0]))
            }
        }
        #expect(reasons.count == 6 && reasons[0] == "Unable to parse the format string \"age >\"")
    }
}
