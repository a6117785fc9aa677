extension Steps {
    static let reloadData = StepKind("reloadData") { if $0.isLoaded(for: "reloadData") { $0.reload() } }

    static let loading: [any AnyStepKind] = [
        StepKind("load") {
            $0.tableView.use($0.model, $0.delegate)
            $0.reload()
        },
        reloadData,
        StepKind("measureAllRows") { if $0.isLoaded(for: "measureAllRows") { $0.tableView.measureAllRows() } },
    ]
}

extension ScenarioRunner {
    fileprivate func reload() {
        model.applyPending()
        tableView.reloadData()
        model.commit()
        if updateDepth == 0 { tableView.layoutIfNeeded() }
    }
}
