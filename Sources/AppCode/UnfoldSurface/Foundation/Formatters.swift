#if !canImport(Darwin)
    /// A unit of time, from the largest to the smallest, with its names in English.
    struct TimeUnit {
        let flag: NSCalendar.Unit
        let component: Calendar.Component
        let seconds: Int
        let letter: String
        let brief: String
        let full: String
        /// As distances from now are written.
        let short: String
        let abbreviated: String

        /// Of short names that of the day has a plural.
        static func text(_ number: String, _ gap: String, _ name: String, of value: Int, isFull: Bool) -> String {
            number + gap + name + (value != 1 && (isFull || name == "day") ? "s" : "")
        }

        static func spelled(_ value: Int) -> String {
            let words = NumberFormatter()
            words.numberStyle = .spellOut
            return words.string(from: NSNumber(value: value)) ?? "\(value)"
        }
    }

    /// Writes durations: `1:05`, `1h 5m`, `1 hour, 5 minutes`. English only; Foundation has none without Objective-C.
    // Sendable: as Foundation's formatters, set up before they are shared.
    open class DateComponentsFormatter: Formatter, @unchecked Sendable {
        open var unitsStyle = UnitsStyle.positional
        /// Units that may be used: years to seconds. Default: those that the duration needs.
        open var allowedUnits: NSCalendar.Unit = []
        open var zeroFormattingBehavior = ZeroFormattingBehavior.default
        /// At most so many units, the largest; 0 for all.
        open var maximumUnitCount = 0
        open var includesApproximationPhrase = false
        open var includesTimeRemainingPhrase = false

        public override init() { super.init() }
        public required init?(coder: NSCoder) { super.init(coder: coder) }

        /// A duration in seconds.
        open func string(from ti: TimeInterval) -> String? {
            guard ti.isFinite else { return nil }
            let whole = Int(abs(ti).rounded())
            var rest = whole
            let parts = TimeUnit.all.filter { unit in
                guard allowedUnits.isEmpty else { return allowedUnits.contains(unit.flag) }
                return [.day, .hour, .minute, .second].contains(unit.component) && unit.seconds <= max(whole, 1)
            }.map { unit in
                defer { rest %= unit.seconds }
                return Part(unit: unit, value: rest / unit.seconds)
            }
            return text(parts, isNegative: ti < 0)
        }

        open func string(from components: DateComponents) -> String? {
            let parts = TimeUnit.all.compactMap { unit in
                components.value(for: unit.component).map { Part(unit: unit, value: $0) }
            }.filter { allowedUnits.isEmpty || allowedUnits.contains($0.unit.flag) }
            return text(parts, isNegative: false)
        }

        open override func string(for obj: Any?) -> String? {
            if let components = obj as? DateComponents { return string(from: components) }
            return (obj as? Double).flatMap { string(from: $0) }
        }

        private struct Part {
            let unit: TimeUnit
            let value: Int
        }

        private func kept(_ parts: [Part]) -> [Part] {
            let behavior = zeroFormattingBehavior
            if behavior.contains(.pad) { return parts }
            guard let first = parts.firstIndex(where: { $0.value != 0 }),
                let last = parts.lastIndex(where: { $0.value != 0 })
            else { return parts.suffix(1) }
            let usual = behavior.contains(.default)
            let isNamed = usual && unitsStyle != .positional
            return parts.indices.filter { index in
                if parts[index].value != 0 { return true }
                if index < first { return !(behavior.contains(.dropLeading) || usual) }
                return !(behavior.contains(index > last ? .dropTrailing : .dropMiddle) || isNamed)
            }.map { parts[$0] }
        }

        private func text(_ parts: [Part], isNegative: Bool) -> String? {
            guard !parts.isEmpty else { return nil }
            let all = kept(parts)
            let shown = maximumUnitCount > 0 ? all.prefix(maximumUnitCount) : all[...]
            func named(_ name: KeyPath<TimeUnit, String>, _ gap: String, by separator: String, isFull: Bool = false)
                -> String
            {
                shown.map { part in
                    let number = unitsStyle == .spellOut ? TimeUnit.spelled(part.value) : "\(part.value)"
                    return TimeUnit.text(number, gap, part.unit[keyPath: name], of: part.value, isFull: isFull)
                }.joined(separator: separator)
            }
            let numbers: String
            switch unitsStyle {
            case .positional:
                let pads = zeroFormattingBehavior.contains(.pad)
                numbers = shown.enumerated().map { index, part in
                    (index > 0 || pads) && part.value < 10 ? "0\(part.value)" : "\(part.value)"
                }.joined(separator: ":")
            case .abbreviated: numbers = named(\.letter, "", by: " ")
            case .brief: numbers = named(\.brief, "", by: " ")
            case .short: numbers = named(\.brief, " ", by: ", ")
            case .full, .spellOut: numbers = named(\.full, " ", by: ", ", isFull: true)
            }
            return (includesApproximationPhrase ? "About " : "") + (isNegative ? "-" : "") + numbers
                + (includesTimeRemainingPhrase ? " remaining" : "")
        }
    }

    /// Writes distances from now: `2 hours ago`, `in 3 days`. English only.
    // Sendable: as Foundation's formatters, set up before they are shared.
    open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
        open var dateTimeStyle = DateTimeStyle.numeric
        open var unitsStyle = UnitsStyle.full
        open var locale: Locale! = .current

        public override init() { super.init() }
        public required init?(coder: NSCoder) { super.init(coder: coder) }

        /// The distance from `referenceDate` to `date`, in its largest unit.
        open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
            localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
        }
        /// A distance in seconds; negative ones lie in the past.
        open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
            let (size, isPast) = (abs(timeInterval), timeInterval < 0)
            let unit = TimeUnit.all.first { size >= Double($0.seconds) } ?? TimeUnit.all[TimeUnit.all.count - 1]
            let value = Int(size / Double(unit.seconds))
            if dateTimeStyle == .named {
                switch (unit.component, value) {
                case (.second, 0): return "now"
                case (.day, 1): return isPast ? "yesterday" : "tomorrow"
                case (.weekOfMonth, 1), (.month, 1), (.year, 1): return (isPast ? "last " : "next ") + unit.full
                default: break
                }
            }
            let name: String =
                switch unitsStyle {
                case .full: TimeUnit.text("\(value)", " ", unit.full, of: value, isFull: true)
                case .short: TimeUnit.text("\(value)", " ", unit.short, of: value, isFull: false)
                case .abbreviated: "\(value)\(unit.abbreviated)"
                case .spellOut: TimeUnit.text(TimeUnit.spelled(value), " ", unit.full, of: value, isFull: true)
                }
            return isPast ? name + " ago" : "in " + name
        }
        open override func string(for obj: Any?) -> String? {
            (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
        }
    }
#endif
