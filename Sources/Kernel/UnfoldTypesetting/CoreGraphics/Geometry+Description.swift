#if !canImport(CoreGraphics)
    // As CoreGraphics prints them: `(1.0, 2.0)`, `(1.0, 2.0, 30.0, 40.0)`.
    // (developer.apple.com/documentation/corefoundation/cgrect/debugdescription)

    // swift-format-ignore: AvoidRetroactiveConformances
    extension CGPoint: @retroactive CustomDebugStringConvertible {
        public var debugDescription: String { "(\(x), \(y))" }
    }

    // swift-format-ignore: AvoidRetroactiveConformances
    extension CGSize: @retroactive CustomDebugStringConvertible {
        public var debugDescription: String { "(\(width), \(height))" }
    }

    // swift-format-ignore: AvoidRetroactiveConformances
    extension CGRect: @retroactive CustomDebugStringConvertible {
        public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
    }
#endif
