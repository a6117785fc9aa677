import Foundation
import Testing

@testable import UnfoldAutoLayout

/// Dates of a picker stay between its ends.
@MainActor @Suite struct DatePickerTests {
    private func day(_ number: Int) -> Date { Date(timeIntervalSinceReferenceDate: Double(number) * 86_400) }

    @Test func theDateIsKeptBetweenTheEnds() {
        let picker = UIDatePicker()
        picker.minimumDate = day(10)
        #expect(picker.date == day(10))
        picker.minimumDate = nil
        #expect(picker.date == day(10))
        picker.setDate(day(30), animated: true)
        picker.maximumDate = day(20)
        #expect(picker.date == day(20))
        picker.date = day(12)
        #expect(picker.date == day(12))
        picker.date = day(99)
        #expect(picker.date == day(20))
        picker.minimumDate = day(15)
        picker.date = day(1)
        #expect(picker.date == day(15))
    }

    /// Apple's page: both are ignored then.
    @Test func endsAreIgnoredWhereTheyCross() {
        let picker = UIDatePicker()
        picker.maximumDate = day(5)
        picker.minimumDate = day(10)
        picker.date = day(7)
        #expect(picker.date == day(7))
        picker.maximumDate = day(12)
        #expect(picker.date == day(10))
    }

    @Test func aCountdownHasNoEnds() {
        let picker = UIDatePicker()
        picker.datePickerMode = .countDownTimer
        picker.minimumDate = day(10)
        #expect(picker.date == day(0))
        picker.datePickerMode = .date
        #expect(picker.date == day(10))
    }
}
