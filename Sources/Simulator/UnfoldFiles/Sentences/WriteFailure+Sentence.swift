extension WriteFailure { package var words: String { FileDefect.system(code: code).words } }
