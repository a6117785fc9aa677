/// What differs from several devices, side by side: a line for each height or length, a column for each device.
struct DeviceTable {
    private struct Key: Hashable {
        let step: HeightRecord.Section.Key
        let what: [String]
    }

    let table: TextTable

    init?(_ checks: [DeviceCheck]) {
        guard checks.count > 1, checks.contains(where: { !$0.differences.isEmpty }) else { return nil }
        var keys: [Key] = []
        var here: [Key: String] = [:]
        var there: [Key: [String]] = [:]
        for (column, check) in checks.enumerated() {
            for difference in check.differences {
                let key = Key(step: difference.key, what: [difference.row, difference.what])
                if here[key] == nil { keys.append(key) }
                here[key] = difference.here
                there[key, default: checks.map { _ in "=" }][column] =
                    "\(difference.there) (\(FindingSentence.words(difference.cause)))"
            }
        }
        table = TextTable(
            head: ["step", "row", "of", "here"] + checks.map { DeviceSentence($0).name }, numeric: [3],
            rows: keys.map { key in
                ["\(key.step.index) \(key.step.step)"] + key.what + [here[key] ?? ""] + (there[key] ?? [])
            })
    }
}
