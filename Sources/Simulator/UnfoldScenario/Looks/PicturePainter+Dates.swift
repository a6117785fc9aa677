extension PicturePainter {
    func paint(_ picker: UIDatePicker) {
        let writer = DateWriter(picker.date)
        switch picker.datePickerStyle {
        case .compact: paintCompact(picker, writer)
        case .inline where picker.datePickerMode == .time: paintCompact(picker, writer)
        case .inline: paintCalendar(picker, writer)
        case .automatic, .wheels: paintWheels(columns(of: picker, writer), in: picker.bounds)
        }
    }

    private func paintCompact(_ picker: UIDatePicker, _ writer: DateWriter) {
        let metrics = ControlMetrics.current
        var fields: [(text: String, width: CGFloat)] = []
        if picker.datePickerMode != .time { fields.append((writer.text("MMM d, yyyy"), metrics.compactDateWidth)) }
        if picker.datePickerMode != .date { fields.append((writer.text("h:mm a"), metrics.compactTimeWidth)) }
        var x = picker.bounds.minX
        let height = min(picker.bounds.height, metrics.compactDatePickerHeight)
        for (index, field) in fields.enumerated() {
            let frame = CGRect(x: x, y: picker.bounds.midY - height / 2, width: field.width, height: height)
            box(frame, .tertiarySystemFill, radius: generation == .ios26 ? height / 2 : 6, "field \(index)")
            line(field.text, .systemFont(ofSize: 17), .label, in: frame.insetBy(dx: 6, dy: 0), "text \(index)")
            x += field.width + metrics.compactGap
        }
    }

    private func paintCalendar(_ picker: UIDatePicker, _ writer: DateWriter) {
        let area = picker.bounds.insetBy(dx: 16, dy: 0)
        let title = CGRect(x: area.minX, y: area.minY + 8, width: area.width, height: 36)
        line(
            writer.text("MMMM yyyy"), .systemFont(ofSize: 17, weight: .semibold), .label, in: title, isCentered: false,
            "month")
        for (part, x, side) in [("previous", area.maxX - 44, 1), ("next", area.maxX - 8, -1)]
            as [(String, CGFloat, CGFloat)]
        {
            let (open, y) = (x + 3 * side, title.midY)
            lines([(open, y - 7), (x - 4 * side, y), (open, y + 7)], tint, width: 2.5, in: title, part)
        }
        let (column, top) = (area.width / 7, title.maxY + 26)
        for (index, name) in ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"].enumerated() {
            let place = CGRect(x: area.minX + CGFloat(index) * column, y: title.maxY + 4, width: column, height: 18)
            line(name, .systemFont(ofSize: 13, weight: .semibold), .tertiaryLabel, in: place, "weekday \(index)")
        }
        let hasTime = picker.datePickerMode == .dateAndTime
        let bottom = area.maxY - (hasTime ? 50 : 8)
        let month = writer.month
        let pitch = min(44, max(0, bottom - top) / 6)
        for day in 1...month.days {
            let place = month.firstWeekday + day - 1
            let middle = CGPoint(
                x: area.minX + (CGFloat(place % 7) + 0.5) * column, y: top + (CGFloat(place / 7) + 0.5) * pitch)
            let isChosen = day == month.day
            if isChosen {
                let side = min(44, pitch, column)
                let circle = CGRect(around: middle, width: side, height: side)
                box(circle, tint.withAlphaComponent(0.12), radius: side / 2, "selection")
            }
            line(
                "\(day)", .systemFont(ofSize: isChosen ? 22 : 20, weight: isChosen ? .medium : .regular),
                isChosen ? tint : .label, in: CGRect(around: middle, width: column, height: pitch), "day \(day)")
        }
        guard hasTime else { return }
        let row = CGRect(x: area.minX, y: bottom, width: area.width, height: 42)
        line("Time", .systemFont(ofSize: 17), .label, in: row, isCentered: false, "time's title")
        let width = ControlMetrics.current.compactTimeWidth
        let field = CGRect(x: area.maxX - width, y: row.midY - 17, width: width, height: 34)
        box(field, .tertiarySystemFill, radius: generation == .ios26 ? 17 : 6, "time")
        line(writer.text("h:mm a"), .systemFont(ofSize: 17), .label, in: field, "time's text")
    }

    /// One wheel: its share of the width, and the rows around the chosen one, which is in the middle.
    private struct Wheel {
        var share: CGFloat
        var rows: [String?]
    }

    /// Rows above and below the chosen one that are seen.
    private static let reach = 3

    private func columns(of picker: UIDatePicker, _ writer: DateWriter) -> [Wheel] {
        func wheel(_ share: CGFloat, _ format: String, _ unit: Calendar.Component, by step: Int = 1) -> Wheel {
            Wheel(
                share: share,
                rows: (-Self.reach...Self.reach).map { writer.text(format, moved: $0 * step, of: unit) })
        }
        let hour = wheel(1, "h", .hour)
        let minute = wheel(1, "mm", .minute, by: max(1, picker.minuteInterval))
        // Two rows, which do not go round.
        let isMorning = writer.text("a") == "AM"
        let half = Wheel(
            share: 1,
            rows: (-Self.reach...Self.reach).map {
                $0 == 0 ? (isMorning ? "AM" : "PM") : $0 == (isMorning ? 1 : -1) ? (isMorning ? "PM" : "AM") : nil
            })
        switch picker.datePickerMode {
        case .time: return [hour, minute, half]
        case .date: return [wheel(2, "MMMM", .month), wheel(1, "d", .day), wheel(1.2, "yyyy", .year)]
        case .dateAndTime: return [wheel(2.6, "EEE MMM d", .day), hour, minute, half]
        case .countDownTimer: return [wheel(1, "H 'hours'", .hour), wheel(1, "m 'min'", .minute)]
        case .yearAndMonth: return [wheel(1.4, "MMMM", .month), wheel(1, "yyyy", .year)]
        }
    }

    func paint(_ picker: UIPickerView) {
        let wheels = (0..<picker.numberOfComponents).map { component in
            let (chosen, count) = (
                picker.selectedRow(inComponent: component), picker.numberOfRows(inComponent: component)
            )
            return Wheel(
                share: picker.rowSize(forComponent: component).width,
                rows: (chosen - Self.reach...chosen + Self.reach).map { row in
                    guard row >= 0, row < count else { return nil }
                    return picker.delegate?.pickerView(picker, titleForRow: row, forComponent: component)
                })
        }
        if wheels.isEmpty || wheels.contains(where: { $0.rows.allSatisfy { $0 == nil } }) { leaveOut("rows") }
        paintWheels(wheels, in: picker.bounds)
    }

    private func paintWheels(_ wheels: [Wheel], in bounds: CGRect) {
        let middle = CGRect(x: bounds.minX, y: bounds.midY - 16, width: bounds.width, height: 32)
        if generation == .old {
            for y in [middle.minY, middle.maxY] {
                box(CGRect(x: bounds.minX, y: y, width: bounds.width, height: pixel), .separator, "line")
            }
        } else {
            box(middle.insetBy(dx: 9, dy: 0), .tertiarySystemFill, radius: generation == .ios26 ? 16 : 8, "selection")
        }
        let inner = bounds.insetBy(dx: 24, dy: 0)
        let whole = wheels.reduce(0) { $0 + $1.share }
        let (radius, turn) = (bounds.height / 2 - 4, 0.34)
        var x = inner.minX
        for (index, wheel) in wheels.enumerated() where whole > 0 {
            let width = inner.width * wheel.share / whole
            for (offset, text) in zip(-Self.reach...Self.reach, wheel.rows) {
                guard let text else { continue }
                let angle = Double(offset) * turn
                let y = bounds.midY + radius * CGFloat(sin(angle))
                let ink: UIColor = offset == 0 ? .label : UIColor.label.withAlphaComponent(0.45 * CGFloat(cos(angle)))
                let size = 22 * CGFloat(cos(angle))
                line(
                    text, .systemFont(ofSize: size), ink,
                    in: CGRect(x: x, y: y - size * 0.6, width: width, height: size * 1.2),
                    "wheel \(index)" + (offset == 0 ? "" : " row \(offset)"))
            }
            x += width
        }
    }
}

/// A date in words, the same on every machine: in English, of the time zone of Greenwich.
private struct DateWriter {
    private let date: Date
    private let calendar: Calendar
    private let format = DateFormatter()

    init(_ date: Date) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
        (self.date, self.calendar) = (date, calendar)
        format.calendar = calendar
        format.locale = Locale(identifier: "en_US_POSIX")
        format.timeZone = calendar.timeZone
    }

    func text(_ pattern: String, moved steps: Int = 0, of unit: Calendar.Component = .day) -> String {
        format.dateFormat = pattern
        return format.string(from: calendar.date(byAdding: unit, value: steps, to: date) ?? date)
    }

    var month: (firstWeekday: Int, day: Int, days: Int) {
        let day = calendar.component(.day, from: date)
        let first = calendar.date(byAdding: .day, value: 1 - day, to: date) ?? date
        return (
            calendar.component(.weekday, from: first) - 1, day,
            calendar.range(of: .day, in: .month, for: date)?.count ?? 31
        )
    }
}
