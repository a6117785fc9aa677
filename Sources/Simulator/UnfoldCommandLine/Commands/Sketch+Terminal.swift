extension Sketch {
    /// As wide as the terminal or `COLUMNS`, else 80; plain characters where it is dumb or not in Unicode.
    init(_ environment: CommandLineTool.Environment) {
        let variables = environment.variables
        let columns =
            variables["COLUMNS"].flatMap { Int($0) }
            ?? (environment.isTerminal ? environment.screen()?.columns : nil)
        let language = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { variables[$0] }.first { !$0.isEmpty } ?? ""
        let isUnicode =
            language.isEmpty || language.uppercased().replacingOccurrences(of: "-", with: "").contains("UTF8")
        self.init(
            width: min(max(columns ?? 80, 40), 400),
            characters: variables["TERM"] == "dumb" || !isUnicode ? .ascii : .box)
    }
}
