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
            self, selector: #selector(pageDidTurn(_:)), name: .pageDidTurn, object: nil)
    }

    deinit { NotificationCenter.default.removeObserver(self) }

    func start() {
        timer = Timer.scheduledTimer(
            timeInterval: 60, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
        timer?.fire()
        timer?.invalidate()
    }

    func later() { perform(#selector(tick), with: nil, afterDelay: 0) }

    @objc private func pageDidTurn(_ note: Notification) {
        pages.append(note.userInfo?["page"] as? Int ?? -1)
    }

    @objc private func tick() { ticks += 1 }
}
