import Foundation
import Testing

@testable import UnfoldAutoLayout

@MainActor @Suite struct AnimationTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    @Test func whatEndsWhereItBeganIsLeftOut() {
        let records = AnimationRecord.recorded {
            UIView.animate(withDuration: 1) {
                view.frame.origin.x = 50
                view.frame.origin.x = 0
                view.alpha = 0.5
            }
        }
        #expect(records.map { $0.changes.map(\.property) } == [[.alpha]])
    }

    @Test func aChangeIsRecordedOnceFromFirstToLast() {
        let records = AnimationRecord.recorded {
            UIView.animate(withDuration: 1) {
                for x in 1...5 { view.center.x = CGFloat(x) * 10 }
            }
        }
        #expect(records.first?.change(of: view)?.from == .rect(CGRect(x: 0, y: 0, width: 10, height: 10)))
        #expect(records.first?.change(of: view)?.to == .rect(CGRect(x: 45, y: 0, width: 10, height: 10)))
    }

    @Test func performWithoutAnimationRecordsNothingInsideABlock() {
        let records = AnimationRecord.recorded {
            UIView.animate(withDuration: 1) {
                UIView.performWithoutAnimation { view.alpha = 0 }
                view.frame.size.width = 30
            }
        }
        #expect(records.first?.changes.map(\.property) == [.frame])
        #expect(view.alpha == 0)
    }

    @Test func noDurationOrDisabledAnimationsRecordNothingAndStillComplete() {
        RunLoopIteration.reset()
        var completed = 0
        let records = AnimationRecord.recorded {
            UIView.animate(withDuration: 0, animations: { view.alpha = 0.2 }, completion: { _ in completed += 1 })
            UIView.setAnimationsEnabled(false)
            UIView.animate(withDuration: 1, animations: { view.alpha = 0.3 }, completion: { _ in completed += 1 })
            UIView.setAnimationsEnabled(true)
        }
        #expect(records.isEmpty)
        #expect(completed == 0)
        RunLoopIteration.end()
        #expect(completed == 2)
        #expect(view.alpha == 0.3)
    }

    @Test func aNestedBlockInheritsDurationAndCurve() {
        let records = AnimationRecord.recorded {
            UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
                UIView.animate(withDuration: 0.1) { view.alpha = 0 }
                UIView.animate(withDuration: 0.1, delay: 0, options: .overrideInheritedDuration) {
                    view.frame.size.width = 20
                }
            }
        }
        #expect(records.map(\.timing.duration) == [2, 0.1, 2])
        #expect(records.map(\.timing.curve) == [.linear, .linear, .linear])
    }

    @Test func keyframesTakeTheirShareOfTheTime() {
        let records = AnimationRecord.recorded {
            UIView.animateKeyframes(withDuration: 4, delay: 1) {
                UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.5) { view.alpha = 0 }
            }
        }
        #expect(records.first?.timing == .init(duration: 2, delay: 2))
        #expect(records.first?.changes.map(\.property) == [.alpha])
    }

    @Test func completionsRunInTheOrderOfTheirTimes() {
        RunLoopIteration.reset()
        var order: [String] = []
        UIView.animate(
            withDuration: 0.5, animations: { view.alpha = 0 },
            completion: { _ in
                order.append("half")
                UIView.animate(
                    withDuration: 0.2, animations: { view.alpha = 1 }, completion: { _ in order.append("then") })
            })
        UIView.animate(
            withDuration: 0.1, delay: 0.1, animations: { view.alpha = 0.1 },
            completion: { _ in order.append("early") })
        RunLoopIteration.advance(by: 1)
        #expect(order == ["early", "half", "then"])
        #expect(RunLoopIteration.now == 1)
    }

    @Test func flushUpdatesLaysOutBeforeAndWithin() {
        RunLoopIteration.reset()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(child)
        let left = child.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 10)
        NSLayoutConstraint.activate([
            left, child.topAnchor.constraint(equalTo: window.topAnchor),
            child.widthAnchor.constraint(equalToConstant: 20), child.heightAnchor.constraint(equalToConstant: 20),
        ])
        let records = AnimationRecord.recorded {
            UIView.animate(withDuration: 1, delay: 0, options: .flushUpdates) { left.constant = 40 }
        }
        #expect(records.first?.change(of: child)?.from == .rect(CGRect(x: 10, y: 0, width: 20, height: 20)))
        #expect(records.first?.change(of: child)?.to == .rect(CGRect(x: 40, y: 0, width: 20, height: 20)))
    }

    @Test func animatorsRunOnceAndCompleteAtTheirTime() {
        RunLoopIteration.reset()
        var ended: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeOut) { view.alpha = 0 }
        animator.addCompletion { ended.append($0) }
        let records = AnimationRecord.recorded { animator.startAnimation() }
        #expect(animator.isRunning)
        #expect(records.first?.timing.curve == .easeOut)
        RunLoopIteration.advance(by: 0.4)
        #expect(ended == [.end])
        #expect(!animator.isRunning)
    }

    @Test func aTransformLeavesLayoutAlone() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(child)
        NSLayoutConstraint.activate([
            child.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            child.centerYAnchor.constraint(equalTo: root.centerYAnchor),
            child.widthAnchor.constraint(equalToConstant: 40), child.heightAnchor.constraint(equalToConstant: 20),
        ])
        child.transform = CGAffineTransform(scaleX: 2, y: 2)
        root.layoutIfNeeded()
        #expect(child.bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
        #expect(child.frame == CGRect(x: 10, y: 30, width: 80, height: 40))
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(child.center == CGPoint(x: 50, y: 50))
    }
}
