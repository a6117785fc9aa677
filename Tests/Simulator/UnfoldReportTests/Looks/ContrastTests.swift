import Foundation
import TestSupport
import Testing

@testable import UnfoldReport

/// Texts that Unfold itself adds to pages and drawings can be read, in light and in dark (WCAG 2.2, 1.4.3).
@Suite struct ContrastTests {
    struct Pair: Sendable, CustomTestStringConvertible {
        let ink: String
        let paper: String
        var testDescription: String { "\(ink) on \(paper)" }
    }

    /// As `page.css` uses them: texts, and what is behind them.
    private static let pairs: [Pair] = [
        ("ink", ["paper", "panel", "soft", "screen", "accent-soft", "alarm-soft", "caution-soft", "label-back"]),
        ("dim", ["paper", "panel", "soft", "screen"]), ("text", ["screen", "view", "image", "tint-soft"]),
        ("accent", ["paper", "panel", "soft", "accent-soft"]), ("alarm", ["panel", "screen", "alarm-soft"]),
        ("caution", ["panel", "screen", "caution-soft"]), ("grown", ["panel", "screen"]), ("shrunk", ["panel"]),
        ("chain", ["panel", "screen", "chain-soft"]), ("panel", ["accent"]), ("hold", ["screen"]),
    ].flatMap { ink, papers in papers.map { Pair(ink: ink, paper: $0) } }

    @Test(arguments: pairs) func thePageIsReadable(_ pair: Pair) throws {
        for (ink, paper) in zip(try colors(pair.ink), try colors(pair.paper)) {
            let contrast = contrast(ink, paper)
            #expect(contrast >= 4.5, "\(pair.testDescription): \(contrast)")
        }
    }

    @Test(arguments: [Palette.light, Palette.dark]) func drawingsAreReadable(_ palette: Palette) throws {
        for ink in [palette.ink, palette.dim, palette.alarm, palette.caution] {
            let contrast = contrast(try channels(ink), try channels(palette.paper))
            #expect(contrast >= 4.5, "\(ink) on \(palette.paper): \(contrast)")
        }
        for (kind, band) in palette.bands {
            let contrast = contrast(try channels(palette.ink), try channels(band))
            #expect(contrast >= 4.5, "\(palette.ink) on \(kind), \(band): \(contrast)")
        }
    }

    /// Of the page's variable, in light and dark.
    private func colors(_ name: String) throws -> [[Double]] {
        let pattern = try Regex("--\(name): light-dark\\((#[0-9a-f]{6})[0-9a-f]*, (#[0-9a-f]{6})")
        let found = try #require(try pattern.firstMatch(in: EmbeddedPage.pageCSS)?.output, "--\(name)")
        return try found[1...].map { try channels(String($0.substring ?? "")) }
    }

    private func channels(_ hex: String) throws -> [Double] {
        let number = try #require(Int(hex.dropFirst(), radix: 16), "\(hex)")
        return [16, 8, 0].map { Double(number >> $0 & 255) / 255 }
    }

    private func contrast(_ one: [Double], _ other: [Double]) -> Double {
        func luminance(_ channels: [Double]) -> Double {
            zip(channels.map { $0 <= 0.03928 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }, [0.2126, 0.7152, 0.0722])
                .reduce(0) { $0 + $1.0 * $1.1 }
        }
        let (low, high) = (min(luminance(one), luminance(other)), max(luminance(one), luminance(other)))
        return (high + 0.05) / (low + 0.05)
    }
}
