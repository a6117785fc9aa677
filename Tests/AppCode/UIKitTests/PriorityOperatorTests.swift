import PriorityOperators
import Testing
import UIKit

/// Rule M8.11: a library's own operators and UIKit's are not ambiguous together; the library's count.
@Test func aLibrarysOperatorIsPreferred() {
    let high: UILayoutPriority = .defaultLow + 1
    #expect(high.rawValue == 351)
    #expect((UILayoutPriority.required - 1).rawValue == 899)
}
