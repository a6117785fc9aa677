/// A list asks its data source, its delegate and its layout while it loads, lays out and carries out updates. Until
/// they have answered it can neither load nor update: rows would go while they are looked at, and each answer would ask
/// again.
extension RowUpdating {
    /// Lays out; nil if the app asked for it instead of answering: then it comes when the answer has come.
    package func layingOut<Result>(_ body: () -> Result) -> Result? {
        guard appQuestion.questions == 0 else {
            appQuestion.laysOutLater = true
            return nil
        }
        let isInner = isLayingOut
        isLayingOut = true
        defer {
            isLayingOut = isInner
            catchUp()
        }
        return body()
    }

    package func asking<Answer>(_ question: () -> Answer) -> Answer {
        appQuestion.questions += 1
        defer { appQuestion.questions -= 1 }
        return question()
    }

    /// Asks about a row, which a crash in the answer names.
    package func asking<Answer>(about path: IndexPath, _ question: () -> Answer) -> Answer {
        CrashPlace.inRow(path.section, path.row) { asking(question) }
    }

    /// Raises if the app answers a question by `method`; true then, and nothing may be done.
    package func refuses(_ method: String) -> Bool {
        guard appQuestion.questions > 0 else { return false }
        UIKitExceptions.raise(
            "Attempted to call -\(method) on the \(terminology.list) while it was asking its data source or delegate "
                + "about its \(terminology.rows), which is not allowed.")
        return true
    }

    /// For properties that reload: apps set them anywhere, while a cell is asked for too.
    package func reloadWhenFree() {
        guard appQuestion.questions > 0 else { return reloadLater() }
        appQuestion.reloadsLater = true
        setNeedsLayout()
    }

    /// What was put off in a pass.
    private func catchUp() {
        let waiting = appQuestion
        (appQuestion.reloadsLater, appQuestion.laysOutLater) = (false, false)
        if waiting.reloadsLater { reloadLater() } else if waiting.laysOutLater { setNeedsLayout() }
    }

    /// The data source's counts by section; nil, with an exception raised, if they are none.
    package func askedCounts() -> [Int]? {
        guard hasDataSource else { return nil }
        let sections = asking { askedSectionCount }
        guard isPossible(sections, limit: TableLimits.sections, "sections", terminology.sectionsMethod)
        else { return nil }
        var counts: [Int] = []
        var total = 0
        for section in 0..<sections {
            let count = asking { askedRowCount(in: section) }
            let (limit, what) = (TableLimits.rows - total, "\(terminology.rows) in section \(section)")
            guard isPossible(count, limit: limit, what, terminology.rowsMethod) else { return nil }
            total += count
            counts.append(count)
        }
        return counts
    }

    private func isPossible(_ count: Int, limit: Int, _ what: String, _ method: String) -> Bool {
        guard count < 0 || count > limit else { return true }
        let reason =
            count < 0
            ? "a count cannot be negative"
            : "a \(terminology.short) takes at most \(TableLimits.rows) \(terminology.rows) and \(TableLimits.sections) sections"
        UIKitExceptions.raise(
            "Invalid number of \(what): -\(method) of the data source returned \(count); \(reason).")
        return false
    }
}
