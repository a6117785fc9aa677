import Foundation
import Testing
import UIKit

@testable import UnfoldSurface

/// Names of Foundation that only Apple's platforms have.
@Suite struct FoundationNamesTests {
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

    @Test func localizedTextsAreFilled() {
        #expect(String(localized: "plain") == "plain")
        #expect(String(localized: "\(3) rows of \("text"), 100%", comment: "x") == "3 rows of text, 100%")
        #expect(String(localized: "key", defaultValue: "\(2) more") == "2 more")
        let resource: LocalizedStringResource = "title \(4)"
        #expect(resource.key == "title %lld" && String(localized: resource) == "title 4")
    }

    @Test func textsOfCatalogsNameTheirArguments() {
        let resource = LocalizedStringResource("rows", defaultValue: "\(3) of \("all")", table: "Rows")
        #expect(resource.key == "rows" && resource.table == "Rows" && String(localized: resource) == "3 of all")
        let value: String.LocalizationValue = "\(3) \("all")"
        #expect(value.filled("%(count)lld rows of %2$(name)@, 100%%") == "3 rows of all, 100%")
        #expect(value.filled("100%%(max) of %lld") == "100%(max) of 3")
    }

    @Test func notificationsAreASequence() async {
        let name = Notification.Name(UUID().uuidString)
        let all = NotificationCenter.default.notifications(named: name)
        for number in 1...3 { NotificationCenter.default.post(name: name, object: nil, userInfo: ["number": number]) }
        var numbers: [Int] = []
        for await number in all.compactMap({ $0.userInfo?["number"] as? Int }) {
            numbers.append(number)
            if number == 3 { break }
        }
        #expect(numbers == [1, 2, 3])
    }

    @Test func positionsAndInsetsAsObjects() {
        let path = NSIndexPath(row: 3, section: 1)
        #expect(path.row == 3 && path.section == 1)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
        #expect(Self.people[2].value(forKeyPath: "friend.age") as? Int == 36)
        #expect(
            Self.people[0].conforms(to: NSObjectProtocol.self) && !Self.people[0].conforms(to: UITableViewDelegate.self)
        )
    }

    @MainActor @Test func formattersKeepTheirBehaviorAndDocumentsHaveNoPages() throws {
        let formatter = NumberFormatter()
        #expect(formatter.formatterBehavior == .behavior10_4)
        formatter.formatterBehavior = .default
        #expect(formatter.formatterBehavior == .default)
        let data = try #require(CGDataProvider(data: NSData()))
        #expect(CGPDFDocument(data)?.page(at: 1)?.getBoxRect(.mediaBox) == nil)
        UIGraphicsBeginPDFContextToData(NSMutableData(), .zero, nil)
        UIGraphicsBeginPDFPage()
        #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 612, height: 792))
        UIGraphicsEndPDFContext()
        #expect(UIGraphicsGetPDFContextBounds() == .zero)
    }

    @MainActor @Test func aTimerBeginsAtItsDate() {
        final class Clock: UIView {
            var count = 0
            func tick() { count += 1 }
        }
        let (clock, date) = (Clock(), Date(timeIntervalSinceNow: 3600))
        let timer = Timer(
            fireAt: date, interval: 5, target: clock, selector: Selector("tick", Clock.tick), userInfo: nil,
            repeats: true)
        #expect(timer.fireDate == date && timer.timeInterval == 5)
        timer.fire()
        #expect(clock.count == 1)
        timer.invalidate()
    }
}
