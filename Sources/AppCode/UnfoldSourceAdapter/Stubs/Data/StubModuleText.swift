extension StubModule {
    static let constants = """
        struct {1}: RawRepresentable, Hashable, Sendable {
            var rawValue: String
            init(rawValue: String) { self.rawValue = rawValue }
            init(_ rawValue: String) { self.rawValue = rawValue }
        """

    static let options = """
        struct {1}: OptionSet, Sendable {
            var rawValue: UInt
            init(rawValue: UInt) { self.rawValue = rawValue }
        """

    static let errors = """
        struct {1}: Error, Hashable {
            enum Code: Int, Sendable { case {2} }
            let code: Code
            init(_ code: Code) { self.code = code }
        """

    static let codes = """
        extension {1}.Code {
            static func ~= (code: Self, error: any Error) -> Bool { (error as? {1})?.code == code }
        """
}
