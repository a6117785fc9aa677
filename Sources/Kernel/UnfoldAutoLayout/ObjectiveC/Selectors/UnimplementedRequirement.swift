/// What an `optional` method of an app's protocol throws, in adapted sources, where no one wrote it: `try?` gives nil.
public struct UnimplementedRequirement: Error { public init() {} }
