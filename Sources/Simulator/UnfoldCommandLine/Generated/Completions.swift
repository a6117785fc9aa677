/// Completion scripts, from the table.
enum Completions {
    static func script(for shell: String) -> String {
        switch shell {
        case "bash": BashCompletion.script()
        case "zsh": ZshCompletion.script()
        default: FishCompletion.script()
        }
    }
}
