import Foundation
import TestSupport
import UnfoldScenario
import UnfoldTesting
import XCTest

/// The same expectations in XCTest.
final class XCTestTests: XCTestCase {
    func testHeights() {
        MainActor.assumeIsolated {
            let results = expectHeights(of: "Fixtures/Simulator/testing/card.json", record: .never)
            XCTAssertEqual(results.first?.steps.map { $0.rows.map(\.height) }, [[147], [347], [147], [347]])
        }
    }

    func testConflicts() {
        MainActor.assumeIsolated { _ = expectNoConflicts(in: "Fixtures/Simulator/testing/card-250.json") }
    }

    func testUpdate() {
        MainActor.assumeIsolated {
            let table = GrowingTable()
            expectUpdate(of: table.view) {
                table.grow(row: 1, to: 90)
            } changes: {
                $0[1] = 90
            }
        }
    }
}
