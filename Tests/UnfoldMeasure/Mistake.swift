/// What is wrong with the arguments.
struct Mistake: Error {
    var text: String

    /// The word behind an option.
    static func value(of option: String, _ rest: inout ArraySlice<String>) throws(Mistake) -> String {
        guard let value = rest.popFirst() else { throw Mistake(text: "\(option) needs a value") }
        return value
    }
}
