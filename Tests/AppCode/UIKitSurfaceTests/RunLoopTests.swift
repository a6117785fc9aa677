import UIKit
import XCTest

/// Run loops by Core Foundation's names, as tests wait with them.
final class CoreFoundationRunLoopTests: XCTestCase {
    final class Log: @unchecked Sendable { var lines: [String] = [] }

    func testARunEndsWhenItIsStopped() {
        let log = Log()
        let timer = Timer(timeInterval: 0.01, repeats: false) { _ in
            log.lines.append("timer")
            CFRunLoopStop(CFRunLoopGetCurrent())
        }
        RunLoop.current.add(timer, forMode: .default)
        CFRunLoopRun()
        log.lines.append("after")
        XCTAssertEqual(log.lines, ["timer", "after"])
    }

    func testAnotherThreadStopsIt() {
        nonisolated(unsafe) let main = CFRunLoopGetMain()!
        Thread.detachNewThread {
            Thread.sleep(forTimeInterval: 0.02)
            CFRunLoopStop(main)
        }
        CFRunLoopRun()
        Thread.detachNewThread {
            Thread.sleep(forTimeInterval: 0.02)
            CFRunLoopPerformBlock(main, CFRunLoopMode.defaultMode.rawValue) { CFRunLoopStop(CFRunLoopGetCurrent()) }
            CFRunLoopWakeUp(main)
        }
        XCTAssertEqual(CFRunLoopRunInMode(.defaultMode, 60, false), .stopped)
    }

    func testTimeEndsARunWithoutStopping() {
        XCTAssertEqual(CFRunLoopRunInMode(.defaultMode, 0.02, false), .timedOut)
        // Stopping what does not run is nothing.
        CFRunLoopStop(CFRunLoopGetMain())
        XCTAssertEqual(CFRunLoopRunInMode(.defaultMode, 0.02, false), .timedOut)
    }

    func testInnerRunsAreStoppedAlone() {
        let log = Log()
        RunLoop.main.perform {
            MainActor.assumeIsolated {
                RunLoop.main.perform { CFRunLoopStop(CFRunLoopGetMain()) }
                CFRunLoopRun()
                log.lines.append("inner")
                // Foundation loses a block that is given after a run inside a block.
                _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in
                    CFRunLoopStop(CFRunLoopGetMain())
                }
            }
        }
        CFRunLoopRun()
        log.lines.append("outer")
        XCTAssertEqual(log.lines, ["inner", "outer"])
    }
}
