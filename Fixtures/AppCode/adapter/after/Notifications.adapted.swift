import UIKit
#sourceLocation(file: "Fixtures/AppCode/adapter/before/Notifications.swift", line: 1)
import Foundation

extension Notification.Name {
    static let pageDidTurn = Notification.Name("pageDidTurn")
}

// No `import UIKit` here.
final class PageObserver: NSObject {
    var pages: [Int] = []
    var ticks = 0
    private var timer: Timer?

    override init() {
        super.init()
        NotificationCenter.default.addObserver(
            self, selector: ({Selector("pageDidTurn:", PageObserver.pageDidTurn(_:))
#sourceLocation(file: "Fixtures/AppCode/adapter/before/Notifications.swift", line: 16)
                                                  }()), name: .pageDidTurn, object: nil)
    }

    deinit { NotificationCenter.default.removeObserver(self) }

    func start() {
        timer = Timer.scheduledTimer(
            timeInterval: 60, target: self, selector: ({Selector("tick", PageObserver.tick)
#sourceLocation(file: "Fixtures/AppCode/adapter/before/Notifications.swift", line: 23)
                                                                 }()), userInfo: nil, repeats: true)
        timer?.fire()
        timer?.invalidate()
    }

    func later() { perform(({Selector("tick", PageObserver.tick)
#sourceLocation(file: "Fixtures/AppCode/adapter/before/Notifications.swift", line: 28)
                                      }()), with: nil, afterDelay: 0) }

          private func pageDidTurn(_ note: Notification) {
        pages.append(note.userInfo?["page"] as? Int ?? -1)
    }

          private func tick() { ticks += 1 }
}
