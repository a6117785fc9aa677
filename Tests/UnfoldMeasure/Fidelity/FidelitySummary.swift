import Foundation
import UnfoldInterfaceBuilder

/// Counts over the roots of a comparison.
struct FidelitySummary: Sendable {
    /// Roots compared.
    private(set) var roots = 0
    /// Roots all of whose views are within half a point.
    private(set) var withinHalf = 0
    /// Roots all of whose views are within a point.
    private(set) var withinOne = 0
    /// Roots within a point by the rule for insets alone.
    private(set) var withinOneByRule = 0
    /// Misses whose recorded frames no engine can give.
    private(set) var contradictory = 0
    /// Roots within a point with nothing read off but safe area and margins.
    private(set) var withinOneByInsets = 0
    /// Roots for which numbers were read off recorded frames.
    private(set) var inferred = 0
    /// How many numbers that were.
    private(set) var inferredNumbers = 0
    /// Roots for which another text size of the canvas was read off.
    private(set) var otherTextSize = 0
    /// Views compared.
    private(set) var views = 0
    /// Views within half a point.
    private(set) var viewsWithinHalf = 0
    /// Views within a point.
    private(set) var viewsWithinOne = 0
    /// Misses by cause.
    private(set) var causes: [FidelityCause: Int] = [:]

    /// Counts some results.
    init(_ results: some Sequence<FidelityResult>) {
        for result in results {
            roots += 1
            if result.worst <= FidelityResult.half { withinHalf += 1 }
            if result.worst <= FidelityResult.one { withinOne += 1 }
            if result.worstByRule <= FidelityResult.one { withinOneByRule += 1 }
            if result.contradiction != nil { contradictory += 1 }
            if result.worst <= FidelityResult.one, !result.hasReadOffLengths { withinOneByInsets += 1 }
            if !result.inferred.isEmpty { inferred += 1 }
            inferredNumbers += result.inferred.count
            if result.textSize != nil { otherTextSize += 1 }
            views += result.views
            viewsWithinHalf += result.viewsWithinHalf
            viewsWithinOne += result.viewsWithinOne
            if let cause = result.cause { causes[cause, default: 0] += 1 }
        }
    }
}
