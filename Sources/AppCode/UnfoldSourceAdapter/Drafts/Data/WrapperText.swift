extension DraftWriter {
    static let wrapper = """
        // guess: all objects have it.
        public struct {1}<{2}> {
            public let {3}: {2}
            public init(_ base: {2}) { self.{3} = base }
        {4}}
        {5}
        extension {6} {
            public var {7}: {1}<Self> { {1}(self) }
        }

        extension NSObject: {6} {}

        """
}
