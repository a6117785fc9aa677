import UIKit
import XCTest

/// Tests that wait in the main run loop: turns end and time passes without `RunLoopTurn`.
final class WaitingTests: XCTestCase {
    @MainActor private final class Log { var lines: [String] = [] }

    func testCompletionsComeAfterTheirTimes() {
        MainActor.assumeIsolated {
            let log = Log()
            let late = expectation(description: "late")
            UIView.animate(
                withDuration: 0.06, animations: {},
                completion: {
                    log.lines.append("late \($0)")
                    late.fulfill()
                })
            UIView.animate(withDuration: 0.01, animations: {}, completion: { log.lines.append("soon \($0)") })
            UIView.animate(withDuration: 0, animations: {}, completion: { log.lines.append("now \($0)") })
            XCTAssertEqual(log.lines, [])
            wait(for: [late], timeout: 30)
            XCTAssertEqual(log.lines, ["now true", "soon true", "late true"])
        }
    }

    /// A completion that was stepped to does not come again.
    func testSteppingByHandAndWaitingGoTogether() {
        MainActor.assumeIsolated {
            let log = Log()
            let last = expectation(description: "last")
            UIView.animate(withDuration: 0.01, animations: {}, completion: { _ in log.lines.append("stepped") })
            UIView.animate(
                withDuration: 0.03, animations: {},
                completion: { _ in
                    log.lines.append("last")
                    last.fulfill()
                })
            RunLoopIteration.advance(by: 0.02)
            XCTAssertEqual(log.lines, ["stepped"])
            wait(for: [last], timeout: 30)
            XCTAssertEqual(log.lines, ["stepped", "last"])
        }
    }

    /// The main queue stands still while a block of it runs the loop.
    func testTurnsEndInARunLoopInsideABlock() {
        MainActor.assumeIsolated {
            final class Receiver: NSObject {
                var calls = 0
                func call() { calls += 1 }
            }
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            let inner = UIView()
            inner.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(inner)
            inner.widthAnchor.constraint(equalToConstant: 7).isActive = true
            window.isHidden = false
            let (log, receiver) = (Log(), Receiver())
            let done = expectation(description: "done")
            DispatchQueue.main.async {
                window.addSubview(view)
                UIView.animate(withDuration: 0.01, animations: {}, completion: { log.lines.append("completed \($0)") })
                receiver.perform(Selector("call", Receiver.call), with: nil, afterDelay: 0.01)
                let end = Date().addingTimeInterval(30)
                while inner.frame.width != 7 || log.lines.isEmpty || receiver.calls == 0, Date() < end {
                    RunLoop.main.run(until: Date().addingTimeInterval(0.02))
                }
                log.lines.append("width \(inner.frame.width)")
                done.fulfill()
            }
            wait(for: [done], timeout: 60)
            XCTAssertEqual(log.lines, ["completed true", "width 7.0"])
            RunLoop.main.run(until: Date().addingTimeInterval(0.05))
            XCTAssertEqual(receiver.calls, 1)
        }
    }

    func testWindowsAreLaidOutInTheRunLoop() {
        MainActor.assumeIsolated {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let host = UIView(frame: window.bounds)
            let guest = UIView()
            guest.translatesAutoresizingMaskIntoConstraints = false
            window.addSubview(host)
            host.addSubview(guest)
            let width = guest.widthAnchor.constraint(equalToConstant: 10)
            width.isActive = true
            window.isHidden = false
            for goal in [10, 20, 30] as [CGFloat] {
                width.constant = goal
                let end = Date().addingTimeInterval(30)
                while guest.frame.width != goal, Date() < end {
                    RunLoop.main.run(until: Date().addingTimeInterval(0.02))
                }
                XCTAssertEqual(guest.frame.width, goal)
            }
        }
    }
}
