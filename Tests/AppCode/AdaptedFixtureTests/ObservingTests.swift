import Foundation
import Testing
import UIKit

@testable import AdaptedFixtures

/// Observing and naming the `@objc dynamic` properties of adapted classes.
@MainActor @Suite struct ObservingTests {
    @Test func dynamicPropertiesAnnounceEachSet() {
        let note = ObservedNote()
        var heard: [String] = []
        let token = note.observe(\.title, options: [.old, .new, .prior, .initial]) { note, change in
            let (old, new) = (change.oldValue ?? "-", change.newValue ?? "-")
            heard.append("\(change.isPrior ? "prior " : "")\(note.title): \(old) \(new)")
        }
        note.title = "a"
        note.title = "a"
        #expect(heard == [": - ", "prior :  -", "a:  a", "prior a: a -", "a: a a"])
        token.invalidate()
        note.title = "b"
        #expect(heard.count == 5)
    }

    @Test func observersOfTheirOwnStay() {
        let note = ObservedNote()
        var ranks: [Int] = []
        let tokens = [
            note.observe(\.rank, options: .new) { ranks.append($1.newValue ?? -1) },
            note.observe(\.pages, options: .old) { ranks.append($1.oldValue ?? -1) },
            note.observe(\.isRead) { note, _ in ranks.append(note.isRead ? 100 : 0) },
            note.observe(\.stamp) { note, _ in ranks.append(note.stamp.count) },
        ]
        note.rank = 12
        note.pages = 2
        note.read()
        note.stamp = "first"
        #expect(ranks == [9, 1, 100, 5])
        #expect(note.log == ["rank 0 12", "pages 1 2"])
        tokens.forEach { $0.invalidate() }
    }

    @Test func namesLeadToProperties() {
        let (note, listener) = (ObservedNote(), ObservedListener())
        listener.follow(note, "title")
        listener.follow(note, "shortName", options: [.old, .new, .prior])
        listener.follow(note, "heading")
        note.title = "one"
        note.heading = "TWO"
        note.short = "t"
        #expect(
            listener.heard == [
                "title  one", "title one two", "heading One Two", "prior shortName null -", "shortName null t",
            ])
        listener.leave(note, "title")
        note.title = "three"
        #expect(listener.heard.count == 5)
        #expect(note.value(forKey: "heading") as? String == "Three" && note.value(forKey: "kind") as? String == "note")
        note.setValue(7, forKey: "pages")
        note.setValue("four", forKey: "heading")
        #expect(note.pages == 7 && note.title == "four" && note.value(forKeyPath: "author.name") == nil)
        listener.leave(note, "shortName")
        listener.leave(note, "heading")
    }

    @Test func pathsFollowTheObjectsOnTheWay() {
        let (note, listener) = (ObservedNote(), ObservedListener())
        let (first, second) = (ObservedAuthor(name: "Ann"), ObservedAuthor(name: "Ben"))
        note.author = first
        listener.follow(note, "author.name")
        first.name = "Anna"
        note.author = second
        first.name = "Ada"
        second.name = "Bob"
        #expect(listener.heard == ["author.name Ann Anna", "author.name Anna Ben", "author.name Ben Bob"])
        listener.leave(note, "author.name")
        second.name = "Bo"
        #expect(listener.heard.count == 3)
    }

    @Test func dependentValuesAreAnnouncedWithTheirSources() {
        let (note, listener) = (ObservedNote(), ObservedListener())
        listener.follow(note, "summary", options: .new)
        note.title = "T"
        let author = ObservedAuthor(name: "Ann")
        note.author = author
        #expect(listener.heard == ["summary - T by nobody", "summary - T by Ann"])
        listener.leave(note, "summary")
        var labels: [String] = []
        let token = author.observe(\.label, options: .new) { labels.append($1.newValue ?? "") }
        author.name = "Eve"
        author.setBorn(1990)
        #expect(labels == ["Eve (0)", "Eve (1990)"])
        token.invalidate()
    }

    @Test func manualNotificationsArriveOnce() {
        let author = ObservedAuthor(name: "Ann")
        var years: [Int] = []
        let token = author.observe(\.born, options: .new) { years.append($1.newValue ?? 0) }
        author.setBorn(1990)
        #expect(years == [1990])
        author.willChangeValue(for: \.age)
        author.didChangeValue(for: \.age)
        var ages = 0
        let other = author.observe(\.age) { _, _ in ages += 1 }
        author.willChangeValue(for: \.age)
        author.age = 3
        author.didChangeValue(for: \.age)
        #expect(ages == 1)
        token.invalidate()
        other.invalidate()
    }

    @Test func classesBelowHaveTheNamesAbove() {
        let (book, listener) = (ObservedBook(), ObservedListener())
        listener.follow(book, "title")
        listener.follow(book, "isbn")
        book.title = "t"
        book.isbn = "1"
        book.isbn = "1"
        #expect(listener.heard == ["title  t", "isbn  1", "isbn 1 1"])
        book.setValue("2", forKey: "isbn")
        #expect(book.value(forKey: "isbn") as? String == "2" && book.value(forKey: "title") as? String == "t")
        listener.leave(book, "title")
        listener.leave(book, "isbn")
        var titles: [String] = []
        let token = book.observe(\.title, options: .new) { titles.append($1.newValue ?? "") }
        book.title = "u"
        #expect(titles == ["u"])
        token.invalidate()
    }

    @Test func removingAnUnknownObserverIsAnError() {
        let (note, listener) = (ObservedNote(), ObservedListener())
        var raised: [String] = []
        UIKitExceptions.withHandler({ raised.append($0.name) }) { listener.leave(note, "title") }
        #expect(raised == ["NSRangeException"])
    }

    @Test func viewsHaveNamesNextToUIKits() {
        let badge = ObservedBadge()
        badge.setValue(3, forKey: "count")
        badge.setValue("c", forKey: "caption")
        badge.setValue(true, forKey: "hidden")
        badge.setValue(0.5, forKeyPath: "alpha")
        #expect(badge.count == 3 && badge.caption == "c" && badge.isHidden && badge.alpha == 0.5)
        #expect(badge.value(forKey: "count") as? Int == 3 && badge.value(forKey: "isHidden") as? Bool == true)
        #expect(badge.value(forKeyPath: "part.level") as? Double == 0.5)
        var counts: [Int] = []
        let tokens = [
            badge.observe(\.count, options: .new) { counts.append($1.newValue ?? 0) },
            badge.part.observe(\.level) { part, _ in counts.append(Int(part.level)) },
        ]
        badge.count = 4
        badge.part.level = 8
        #expect(counts == [4, 8])
        tokens.forEach { $0.invalidate() }
    }
}

/// What delegates are asked, in adapted files.
@MainActor @Suite struct DelegateQuestionTests {
    private func answers(_ delegate: UITableViewDelegate?) -> [Bool] {
        let table = QuestionTable()
        table.delegate = delegate
        return table.answers()
    }

    @Test func defaultsOfUIKitAreNotTheDelegatesOwn() {
        #expect(answers(nil) == [false, false, false, false, false, false])
        let (heights, scrolls) = (QuestionHeights(), QuestionScrolls())
        #expect(answers(heights) == [true, false, false, false, false, false])
        #expect(answers(scrolls) == [true, false, true, true, false, false])
    }

    @Test func proxiesAnswerForThoseBehindThem() {
        let (proxy, scrolls) = (QuestionProxy(), QuestionScrolls())
        #expect(answers(proxy) == [false, true, false, false, false, false])
        proxy.inner = scrolls
        #expect(answers(proxy) == [true, true, true, true, false, false])
    }

    @Test func fieldsAskTheirDelegates() {
        let (field, delegate) = (UITextField(), QuestionField())
        field.delegate = delegate
        #expect(questionAnswers(field) == [true, true, false])
    }
}
