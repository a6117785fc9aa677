#if !canImport(ObjectiveC)
    import Foundation
    import Testing

    @testable import UnfoldAutoLayout

    /// Properties whose setters announce their changes, written as the adapter writes them.
    @MainActor @Suite struct AnnouncedPropertyTests {
        class Badge: UIView {
            dynamic var count = 0 {
                willSet { AdaptedProperties.willChange("count", of: self) }
                didSet {
                    defer { AdaptedProperties.didChange("count", of: self) }
                    isHidden = count % 2 == 1
                }
            }
            dynamic var info: [String: Any] = [:] {
                willSet { AdaptedProperties.willChange("info", of: self) }
                didSet { AdaptedProperties.didChange("info", of: self) }
            }
            var note = 0
            override class func adaptedProperties() -> [AdaptedProperty] {
                super.adaptedProperties() + [
                    AdaptedProperty("count", \Badge.count, announces: true),
                    AdaptedProperty("info", \Badge.info, announces: true), AdaptedProperty("note", \Badge.note),
                ]
            }
        }

        final class LoudBadge: Badge {
            override var count: Int {
                willSet { AdaptedProperties.willChange("count", of: self) }
                didSet { AdaptedProperties.didChange("count", of: self) }
            }
            override class func adaptedProperties() -> [AdaptedProperty] {
                super.adaptedProperties() + [AdaptedProperty("count", \LoudBadge.count, announces: true)]
            }
        }

        @Test func announcedPropertiesAreNotComparedToo() {
            let badge = Badge()
            var told: [String] = []
            let tokens = [
                badge.observe(\.count, options: [.old, .new]) {
                    told.append("\($1.oldValue ?? -1) \($1.newValue ?? -1)")
                },
                badge.observe(\.info) { _, _ in told.append("info") },
            ]
            badge.count = 1
            #expect(told == ["0 1"])
            badge.alpha = 0.5
            RunLoopIteration.end()
            #expect(told == ["0 1"])
            badge.info = [:]
            #expect(told == ["0 1", "info"])
            tokens.forEach { $0.invalidate() }
        }

        @Test func changesByHandAreAnnouncedAtTheirEnd() {
            let badge = Badge()
            var told: [String] = []
            let token = badge.observe(\.note, options: [.old, .new]) {
                told.append("\($1.oldValue ?? -1) \($1.newValue ?? -1)")
            }
            badge.willChangeValue(for: \.note)
            badge.note = 1
            badge.alpha = 0.5
            #expect(told.isEmpty)
            badge.didChangeValue(for: \.note)
            badge.note = 2
            RunLoopIteration.end()
            #expect(told == ["0 1", "1 2"])
            token.invalidate()
        }

        @Test func overridingPropertiesAnnounceOnce() {
            let badge = LoudBadge()
            var told: [String] = []
            let token = badge.observe(\.count, options: [.old, .new, .prior]) {
                told.append("\($1.isPrior) \($1.oldValue ?? -1) \($1.newValue ?? -1)")
            }
            badge.count = 1
            badge.count = 2
            #expect(told == ["true 0 -1", "false 0 1", "true 1 -1", "false 1 2"])
            token.invalidate()
        }

        @Test func endedObservationsOfAModelThatNeverChangesGo() {
            let badge = Badge()
            for _ in 0..<100 { badge.observe(\.count) { _, _ in }.invalidate() }
            #expect(((badge.listener as? ObjectObservers)?.count ?? 100) < 10)
        }

        @Test func observersKeepNoControllerAlive() {
            let child = UIViewController()
            var parent: UIViewController? = UIViewController()
            weak let kept = parent
            parent?.addChild(child)
            let token = child.observe(\.parent, options: .new) { _, _ in }
            parent = nil
            #expect(kept == nil)
            token.invalidate()
        }

        @Test func observersAddedAtOnceAreAllNotified() async {
            final class Model: NSObject, @unchecked Sendable {
                var value = 0
                // Written where the change is made: here, on the main queue.
                var told = 0
            }
            for _ in 0..<50 {
                let model = Model()
                let observing = (0..<4).map { _ in
                    Task.detached { model.observe(\.value) { model, _ in model.told += 1 } }
                }
                var tokens: [NSKeyValueObservation] = []
                for task in observing { tokens.append(await task.value) }
                model.willChangeValue(for: \.value)
                model.didChangeValue(for: \.value)
                #expect(model.told == 4)
                tokens.forEach { $0.invalidate() }
            }
        }
    }
#endif
