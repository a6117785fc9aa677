import Foundation
import UnfoldAutoLayout
import UnfoldInterfaceBuilder

/// Interface Builder's canvas as an environment.
@MainActor enum Canvas {
    static func environment(of document: IBDocument) -> LayoutEnvironment {
        var environment = LayoutEnvironment()
        let canvas = document.canvas
        environment.displayScale = canvas.scale
        environment.screenSize = canvas.size
        environment.generation = generation(of: document)
        environment.hasEarlierTracking = document.toolsVersion < 17000
        environment.userInterfaceIdiom = canvas.device?.hasPrefix("ipad") == true ? .pad : .phone
        environment.horizontalSizeClass = canvas.isCompactWidth == false ? .regular : .compact
        environment.verticalSizeClass = canvas.isCompactHeight == true ? .compact : .regular
        return environment
    }

    /// The iOS that came with the Xcode that wrote the document.
    static func generation(of document: IBDocument) -> UIKitGeneration {
        switch document.toolsVersion {
        case ..<FirstTools.xcode11: .old
        case FirstTools.xcode26..<FirstTools.shared: .ios26
        default: .mid
        }
    }

    /// What lines of text styles are multiplied by for languages of tall letters: 17 points are 24.3 or 24.5 high, 13
    /// are 19, which leaves 1.1925 to 1.1994.
    static let tallLineScale: CGFloat = 1.195

    /// Whether the tools are of the time when lines follow the languages: from Xcode 15 on.
    static func mayHaveTallLines(_ document: IBDocument) -> Bool { document.toolsVersion >= FirstTools.xcode15 }

    static let otherCategories: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    ]

    /// Runs without printing, and leaves the environment as it was.
    static func run<T>(_ body: () throws -> T) rethrows -> T {
        let environment = LayoutEnvironment.current
        let console = LayoutJournal.console
        LayoutJournal.console = { _ in }
        defer {
            LayoutEnvironment.current = environment
            LayoutJournal.console = console
        }
        return try body()
    }
}
