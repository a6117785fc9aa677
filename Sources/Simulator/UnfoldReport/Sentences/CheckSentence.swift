package enum CheckSentence {
    package static func totals(_ totals: Totals) -> String {
        let differences = totals.differences - totals.unaccepted
        var parts = [
            count(totals.scenarios, "scenario"), count(totals.steps, "step"), count(totals.rows, "row"),
            differences == 0 ? "no differences" : count(differences, "difference"),
        ]
        if totals.unaccepted > 0 { parts.append("\(totals.unaccepted) not accepted: fix, or take with '--accept'") }
        if totals.accepted > 0 { parts.append("\(totals.accepted) accepted") }
        if totals.cells > totals.scenarios { parts.insert(count(totals.cells, "variant"), at: 1) }
        if totals.recorded > 0 {
            parts.append("\(count(totals.recorded, "step")) recorded: look at them and run again")
        }
        if totals.pictures > 0 { parts.append("\(count(totals.pictures, "picture")) not as recorded") }
        if totals.recordedPictures > 0 { parts.append("\(count(totals.recordedPictures, "picture")) recorded") }
        if totals.unused > 0 {
            let deleted =
                totals.deleted == totals.unused ? " deleted" : totals.deleted > 0 ? " (\(totals.deleted) deleted)" : ""
            parts.append(count(totals.unused, "unused record") + deleted)
        }
        if totals.invalidFiles > 0 { parts.append(count(totals.invalidFiles, "invalid file")) }
        return parts.joined(separator: ", ")
    }

    package static let isOrphan = "its scenario is gone"

    package static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    static func counts(_ counts: KeyValuePairs<String, Int>) -> [String] {
        counts.filter { $0.value > 0 }.map { count($0.value, $0.key) }
    }
}

extension HeightRecord.Section.Key { var words: String { "\(cell.map { "\($0), " } ?? "")step \(index) \(step)" } }
