enum SchemaCatalog {
    static func text(_ name: String?) -> String {
        guard let name = name.flatMap(SchemaName.init)
        else { return SchemaName.allCases.map { $0.rawValue + "\n" }.joined() }
        return SchemaReader(OutputSchemaText.all, words: words).text(name.rawValue) ?? ScenarioSchema.text
    }

    private static var words: [String: [String]] {
        [
            "constraintKind": ConstraintFacts.Kind.allCases.map(\.rawValue),
            "fixKind": Fix.Kind.allCases.map(\.rawValue), "rowFact": RowFact.Kind.allCases.map(\.rawValue),
            "confidence": Confidence.allCases.map(\.rawValue),
            "design": UnsatisfiedConstraint.Design.allCases.map(\.rawValue),
            "drawnCell": StepResult.Row.Kind.allCases.map(\.rawValue),
            "axis": StressAxis.allCases.map(\.rawValue),
            "stressText": StressSurroundings.Text.Kind.allCases.map(\.rawValue), "format": ReportFormats.names,
            "color": Options.Color.allCases.map(\.rawValue), "record": RecordMode.configurable.map(\.rawValue),
            "unused": UnusedRecords.allCases.map(\.rawValue),
        ]
    }
}
