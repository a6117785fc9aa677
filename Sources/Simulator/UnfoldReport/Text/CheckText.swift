package struct CheckText {
    private let options: RenderOptions
    private let style: Style
    private static let limit = 40

    package init(_ options: RenderOptions) { (self.options, style) = (options, Style(isColored: options.isColored)) }

    package func lines(of file: RunReport.File, in run: RunHead) -> [String] {
        guard let check = file.check else { return [] }
        let isGood = file.passed && check.unused.isEmpty && file.looks?.unused.isEmpty ?? true
        if isGood && file.devices.allSatisfy(\.passed) && options.isQuiet { return [] }
        let unused = run.unused == .delete && !file.keepsUnused ? "unused, deleted" : "unused"
        return head(file, check) + differences(file) + accepted(file, check) + keys(check.recorded, "recorded")
            + keys(check.unused, unused) + LookSentence.lines(of: file).map { "  \($0)" }
            + deviceLines(file.devices)
    }

    private func deviceLines(_ devices: [DeviceCheck]) -> [String] {
        let table = DeviceTable(devices)
        return devices.flatMap { device in
            let sentence = DeviceSentence(device)
            let head = device.passed ? style.green(sentence.head) : style.red(sentence.head)
            let lines = table == nil ? sentence.lines : sentence.conflictLines.map(\.text)
            return ["  \(head)"] + cut(lines.map { "    \($0)" })
        } + cut(table?.table.lines(indent: 2) ?? [])
    }

    private func cut(_ lines: [String]) -> [String] {
        let left = options.listsAll ? 0 : max(0, lines.count - Self.limit)
        let rest = left == 0 ? [] : [style.dim("    and \(CheckSentence.count(left, "more line")); '--all' lists them")]
        return lines.dropLast(left) + rest
    }

    package func lines(of orphans: [String]) -> [String] {
        orphans.map { "\(style.yellow("unused"))  \($0): \(CheckSentence.isOrphan)" }
    }

    package func lines(of file: RunReport.File) -> [String] {
        guard let check = file.check else { return [] }
        return head(file, check) + differences(file) + [""]
    }

    private func head(_ file: RunReport.File, _ check: RecordCheck) -> [String] {
        ["\(mark(check, file.looks))  \(style.bold(file.results.first?.name ?? file.path))  \(style.dim(file.path))"]
    }

    private func mark(_ check: RecordCheck, _ looks: LookCheck?) -> String {
        if !check.differences.allSatisfy(\.needsAcceptance) || looks?.differing.isEmpty == false {
            return style.red("differs")
        }
        if !check.recorded.isEmpty || looks?.recorded.isEmpty == false { return style.yellow("recorded") }
        if !check.differences.isEmpty { return style.red("not accepted") }
        return style.green(check.accepted.isEmpty ? "same" : "accepted")
    }

    private func accepted(_ file: RunReport.File, _ check: RecordCheck) -> [String] {
        check.accepted.map { difference in
            let sentence = DifferenceSentence(difference, file.results)
            return "  accepted: \(difference.key.words), \(sentence.takenText)"
        }
    }

    private func differences(_ file: RunReport.File) -> [String] {
        let table = DifferenceTable(file)
        guard !table.groups.isEmpty else { return [] }
        // What the columns before that of the cells take leaves the rest of the line to them.
        let head = table.table(without: [DifferenceTable.why, DifferenceTable.why - 1]).lines(indent: 2).map(\.count)
            .max()
        let room = options.width.map { max(20, $0 - (head ?? 0) - 20) }
        let text = table.table(without: [DifferenceTable.why], width: room).lines(indent: 2)
        var lines = [style.dim(text[0])]
        var rest = text.dropFirst()
        for (index, group) in table.groups.enumerated() {
            if !options.listsAll, index > 0, lines.count + group.lines.count + group.causes.count > Self.limit {
                let left = table.groups[index...].reduce(0) { $0 + $1.lines.count }
                return lines + [style.dim("  and \(CheckSentence.count(left, "more line")); '--all' lists them")]
            }
            lines += rest.prefix(group.lines.count)
            rest = rest.dropFirst(group.lines.count)
            lines += group.causes.map { "      \($0)" }
        }
        return lines
    }

    private func keys(_ keys: [HeightRecord.Section.Key], _ verb: String) -> [String] {
        keys.map { "  \(verb): \($0.words)" }
    }
}
