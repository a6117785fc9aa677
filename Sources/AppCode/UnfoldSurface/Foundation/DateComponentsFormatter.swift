#if !canImport(Darwin)
    /// Writes durations: `1:05`, `1h 5m`, `1 hour, 5 minutes`. English only; Foundation has none without Objective-C.
    // Sendable: as Foundation's formatters, set up before they are shared.
    open class DateComponentsFormatter: Formatter, @unchecked Sendable {
        open var unitsStyle = UnitsStyle.positional
        /// Units that may be used: years to seconds. Default: those that the duration needs.
        open var allowedUnits: NSCalendar.Unit = []
        open var zeroFormattingBehavior = ZeroFormattingBehavior.default
        /// At most so many units, the largest; 0 for all.
        open var maximumUnitCount = 0
        /// For distances between dates. Default: the current one.
        open var calendar: Calendar? = .current
        /// `About`, in front.
        open var includesApproximationPhrase = false
        /// `remaining`, behind.
        open var includesTimeRemainingPhrase = false

        public override init() { super.init() }
        public required init?(coder: NSCoder) { super.init(coder: coder) }

        /// A duration in seconds.
        open func string(from ti: TimeInterval) -> String? {
            guard ti.isFinite else { return nil }
            var rest = Int(abs(ti).rounded())
            var parts: [Part] = []
            for unit in units(needed: rest) {
                parts.append(Part(unit: unit, value: rest / unit.seconds))
                rest %= unit.seconds
            }
            return text(parts, isNegative: ti < 0)
        }

        open func string(from startDate: Date, to endDate: Date) -> String? {
            let distance = abs(endDate.timeIntervalSince(startDate))
            let units = units(needed: Int(distance.rounded()))
            let (from, to) = startDate < endDate ? (startDate, endDate) : (endDate, startDate)
            let found = (calendar ?? .current).dateComponents(Set(units.map(\.component)), from: from, to: to)
            return text(
                units.map { Part(unit: $0, value: found.value(for: $0.component) ?? 0) },
                isNegative: endDate < startDate)
        }

        open func string(from components: DateComponents) -> String? {
            let parts = Self.all.compactMap { unit in
                components.value(for: unit.component).map { Part(unit: unit, value: $0) }
            }.filter { allowedUnits.isEmpty || allowedUnits.contains($0.unit.flag) }
            return text(parts, isNegative: false)
        }

        open override func string(for obj: Any?) -> String? {
            if let components = obj as? DateComponents { return string(from: components) }
            return (obj as? Double).flatMap { string(from: $0) }
        }

        private struct Unit {
            let flag: NSCalendar.Unit
            let component: Calendar.Component
            let seconds: Int
            let names: (letter: String, brief: String, short: String, full: String)
        }

        private struct Part {
            let unit: Unit
            let value: Int
        }

        private static let all: [Unit] = [
            Unit(flag: .year, component: .year, seconds: 31_536_000, names: ("y", "yr", "yr", "year")),
            Unit(flag: .month, component: .month, seconds: 2_592_000, names: ("mo", "mth", "mth", "month")),
            Unit(flag: .weekOfMonth, component: .weekOfMonth, seconds: 604_800, names: ("w", "wk", "wk", "week")),
            Unit(flag: .day, component: .day, seconds: 86_400, names: ("d", "day", "day", "day")),
            Unit(flag: .hour, component: .hour, seconds: 3600, names: ("h", "hr", "hr", "hour")),
            Unit(flag: .minute, component: .minute, seconds: 60, names: ("m", "min", "min", "minute")),
            Unit(flag: .second, component: .second, seconds: 1, names: ("s", "sec", "sec", "second")),
        ]

        private func units(needed seconds: Int) -> [Unit] {
            if !allowedUnits.isEmpty { return Self.all.filter { allowedUnits.contains($0.flag) } }
            let usual = Self.all.filter { [.day, .hour, .minute, .second].contains($0.component) }
            return usual.filter { $0.seconds <= max(seconds, 1) }
        }

        private func kept(_ parts: [Part]) -> [Part] {
            guard let first = parts.firstIndex(where: { $0.value != 0 }),
                let last = parts.lastIndex(where: { $0.value != 0 })
            else { return parts.suffix(zeroFormattingBehavior.contains(.pad) ? parts.count : 1) }
            let behavior = zeroFormattingBehavior
            if behavior.contains(.pad) { return parts }
            let isNamed = unitsStyle != .positional
            let usual = behavior.contains(.default)
            return parts.indices.filter { index in
                if parts[index].value != 0 { return true }
                if index < first { return !(behavior.contains(.dropLeading) || usual) }
                if index > last { return !(behavior.contains(.dropTrailing) || usual && isNamed) }
                return !(behavior.contains(.dropMiddle) || usual && isNamed)
            }.map { parts[$0] }
        }

        private func text(_ parts: [Part], isNegative: Bool) -> String? {
            guard !parts.isEmpty else { return nil }
            var shown = kept(parts)
            if maximumUnitCount > 0 { shown = Array(shown.prefix(maximumUnitCount)) }
            let numbers: String
            switch unitsStyle {
            case .positional:
                let pads = zeroFormattingBehavior.contains(.pad)
                numbers = shown.enumerated().map { index, part in
                    index == 0 && !pads ? "\(part.value)" : Self.twoDigits(part.value)
                }.joined(separator: ":")
            case .abbreviated: numbers = shown.map { "\($0.value)\($0.unit.names.letter)" }.joined(separator: " ")
            case .brief:
                numbers = shown.map {
                    "\($0.value)\(Self.plural($0.unit.names.brief, $0.value, $0.unit.component == .day))"
                }
                .joined(separator: " ")
            case .short:
                numbers = shown.map {
                    "\($0.value) \(Self.plural($0.unit.names.short, $0.value, $0.unit.component == .day))"
                }
                .joined(separator: ", ")
            case .full:
                numbers = shown.map { "\($0.value) \(Self.plural($0.unit.names.full, $0.value, true))" }.joined(
                    separator: ", ")
            case .spellOut:
                let words = NumberFormatter()
                words.numberStyle = .spellOut
                numbers = shown.map { part in
                    let number = words.string(from: NSNumber(value: part.value)) ?? "\(part.value)"
                    return "\(number) \(Self.plural(part.unit.names.full, part.value, true))"
                }.joined(separator: ", ")
            }
            return (includesApproximationPhrase ? "About " : "") + (isNegative ? "-" : "") + numbers
                + (includesTimeRemainingPhrase ? " remaining" : "")
        }

        private static func twoDigits(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }

        private static func plural(_ name: String, _ value: Int, _ takesS: Bool) -> String {
            takesS && value != 1 ? name + "s" : name
        }
    }
#endif
