#if canImport(Testing)
    import Testing
    import UnfoldTypesetting

    /// Gives each test of a suite settings of its own (`LayoutSettings`): what it sets, no one else sees.
    package struct OwnSettings: TestTrait, SuiteTrait, TestScoping {
        package var isRecursive: Bool { true }

        package func provideScope(
            for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
        ) async throws {
            try await LayoutSettings.isolated(function)
        }
    }

    extension Trait where Self == OwnSettings {
        /// See ``OwnSettings``.
        package static var ownSettings: Self { OwnSettings() }
    }
#endif
