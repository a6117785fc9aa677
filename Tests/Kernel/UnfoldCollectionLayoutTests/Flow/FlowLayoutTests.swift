import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout

@testable import UnfoldCollectionLayout

/// Lines of a flow layout, by recordings of UIKit (facts L1.5 to L1.12).
@MainActor @Suite(.ownSettings) struct FlowLayoutTests {
    final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
        var sizes: [CGSize] = []
        var asked = 0
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            asked += 1
            return sizes[indexPath.item]
        }
    }

    private func xs(_ view: UICollectionView) -> [CGFloat] { view.allFrames[0].map(\.minX) }
    private func boxes(_ count: Int) -> ArraySource { ArraySource(sizes: Array(repeating: .zero, count: count)) }

    @Test func fixedSizesFillLines() {
        inEnvironment(scale: 2) {
            let flow = UICollectionViewFlowLayout()
            let source = boxes(6)
            let view = UICollectionView.forTests(flow, source)
            #expect(xs(view) == [0, 67.5, 135, 202.5, 270, 0])
            #expect(view.allFrames[0].map(\.minY) == [0, 0, 0, 0, 0, 60])
            #expect(view.contentSize == CGSize(width: 320, height: 110))
            #expect(view.visibleCells.count == 6)
        }
    }

    @Test func insetsAndSpacing() {
        inEnvironment(scale: 2) {
            let flow = UICollectionViewFlowLayout()
            flow.itemSize = CGSize(width: 90, height: 30)
            flow.minimumInteritemSpacing = 6
            flow.sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
            let source = boxes(7)
            let view = UICollectionView.forTests(flow, source)
            #expect(xs(view) == [12, 115, 218, 12, 115, 218, 12])
            flow.itemSize = CGSize(width: 84, height: 30)
            flow.minimumInteritemSpacing = 10
            view.frame.size.width = 375
            source.sections[0].removeLast(2)
            view.reloadData()
            view.layoutIfNeeded()
            #expect(xs(view) == [12, 145.5, 279, 12, 145.5])
        }
    }

    @Test func oneToALineIsCentred() {
        inEnvironment(scale: 2) {
            let flow = UICollectionViewFlowLayout()
            flow.itemSize = CGSize(width: 200, height: 30)
            let source = boxes(3)
            let view = UICollectionView.forTests(flow, source)
            #expect(xs(view) == [60, 60, 60])
        }
    }

    @Test func unequalLastLineKeepsTheSpacing() {
        inEnvironment(scale: 2) {
            let flow = UICollectionViewFlowLayout()
            flow.minimumInteritemSpacing = 14
            flow.sectionInset = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 12)
            let sizes = Sizes()
            sizes.sizes = [
                CGSize(width: 120, height: 44), CGSize(width: 90, height: 80), CGSize(width: 110, height: 44),
            ]
            let source = boxes(3)
            let view = UICollectionView.forTests(flow, source, width: 375)
            view.delegate = sizes
            view.layoutIfNeeded()
            #expect(view.allFrames[0].map(\.minX) == [12, 146, 250])
            #expect(view.allFrames[0].map(\.minY) == [18, 0, 18])
        }
    }

    @Test func selfSizedItemsKeepTheirLines() {
        inEnvironment(scale: 2) {
            let flow = UICollectionViewFlowLayout()
            flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
            let widths: [CGFloat] = [83.5, 66.5, 100.5, 50, 150.5, 58.5]
            let source = ArraySource(sizes: widths.map { CGSize(width: $0, height: 29) })
            let view = UICollectionView.forTests(flow, source)
            #expect(xs(view) == [0, 118.5, 219.5, 0, 60, 220.5])
            #expect(view.measureCount == 6)
            source.sections = [[.init(id: 0, size: CGSize(width: 697, height: 20))]]
            view.reloadData()
            view.layoutIfNeeded()
            #expect(xs(view) == [0], "a self-sized item wider than the line begins at its start")
        }
    }

    @Test func whatWasNotMeasuredCountsWithTheAverage() {
        inEnvironment(scale: 2) {
            let flow = UICollectionViewFlowLayout()
            flow.estimatedItemSize = CGSize(width: 300, height: 50)
            let source = ArraySource(
                sizes: (0..<40).map { CGSize(width: 300, height: $0 % 2 == 0 ? 30 : 60) })
            let view = UICollectionView.forTests(flow, source)
            let known = view.allFrames[0].filter { $0.height == 30 || $0.height == 60 }.count
            #expect(known >= 8 && known < 14, "\(known)")
            let measured = view.allFrames[0].prefix(known).map(\.height)
            let average = measured.reduce(0, +) / CGFloat(known)
            #expect(abs(view.allFrames[0][39].height - average) < 1e-9)
        }
    }

    @Test func headersAndEmptySections() {
        inEnvironment(scale: 2) {
            let flow = UICollectionViewFlowLayout()
            flow.headerReferenceSize = CGSize(width: 5, height: 30)
            flow.footerReferenceSize = CGSize(width: 5, height: 10)
            flow.sectionInset = UIEdgeInsets(top: 4, left: 20, bottom: 6, right: 20)
            let source = ArraySource([[], [.init(id: 1, size: .zero)]])
            let view = UICollectionView.forTests(flow, source)
            #expect(view.contentSize.height == CGFloat(150))
            let kind = UICollectionView.elementKindSectionHeader
            #expect(
                view.supplementaryView(forElementKind: kind, at: .item(0, 1))?.frame
                    == CGRect(x: 0, y: 50, width: 320, height: 30))
            #expect(view.allFrames[1] == [CGRect(x: 20, y: 84, width: 50, height: 50)])
        }
    }

    @Test func horizontalLinesAreColumns() {
        inEnvironment(scale: 2) {
            let flow = UICollectionViewFlowLayout()
            flow.scrollDirection = .horizontal
            let source = boxes(9)
            let view = UICollectionView.forTests(flow, source)
            #expect(view.contentSize == CGSize(width: 110, height: 480))
            #expect(view.allFrames[0][8].origin == CGPoint(x: 60, y: 0))
            #expect(abs(view.allFrames[0][1].minY - 61.5) < 1e-9)
        }
    }

    @Test func itemsThatAreTooWideAreReported() {
        var lines: [String] = []
        inEnvironment(scale: 2, console: { lines.append($0) }) {
            let flow = UICollectionViewFlowLayout()
            flow.itemSize = CGSize(width: 400, height: 20)
            let source = boxes(1)
            let view = UICollectionView.forTests(flow, source)
            #expect(lines.first == "The behavior of the UICollectionViewFlowLayout is not defined because:")
            #expect(
                lines[1]
                    == "the item width must be less than the width of the UICollectionView minus the section insets "
                    + "left and right values, minus the content insets left and right values.")
            #expect(view.findings.map(\.code).contains("undefined-flow"))
            #expect(view.allFrames[0][0].minX == -40)
        }
    }

    /// The delegate is named only where it gave the size; sizes that no item can have are reported once.
    @Test func textsFollowWhereTheSizeComesFrom() {
        func lines(_ size: CGSize, asks: Bool) -> [String] {
            var lines: [String] = []
            inEnvironment(scale: 2, console: { lines.append($0) }) {
                let flow = UICollectionViewFlowLayout()
                if !asks { flow.itemSize = size }
                let source = ArraySource(sizes: [size, size])
                let delegate = RandomFlowTests.Delegate(source)
                let view = UICollectionView.forTests(flow, source)
                if asks { view.delegate = delegate }
                view.layoutIfNeeded()
                view.setNeedsLayout()
                view.layoutIfNeeded()
            }
            return lines
        }
        let asked = "Please check the values returned by the delegate."
        #expect(!lines(CGSize(width: 400, height: 20), asks: false).contains(asked))
        #expect(lines(CGSize(width: 400, height: 20), asks: true).contains(asked))
        #expect(
            lines(CGSize(width: 0, height: 20), asks: false)
                == ["[Assert] negative or zero item sizes are not supported in the flow layout"])
        #expect(lines(CGSize(width: 0, height: 20), asks: true).isEmpty, "apps hide items so")
        #expect(
            lines(CGSize(width: 20, height: -1), asks: true)
                == ["[Assert] negative sizes are not supported in the flow layout"])
    }

    /// Runs of equal sizes must give what placing one item after the other gives.
    @Test func runsAgreeWithAWalk() {
        var generator = SeededGenerator(7)
        for _ in 0..<400 {
            let available = CGFloat(Int.random(in: 20...300, using: &generator))
            let spacing = CGFloat(Int.random(in: 0...12, using: &generator))
            var runs: [FlowRun] = []
            for _ in 0..<Int.random(in: 1...5, using: &generator) {
                runs.append(
                    FlowRun(
                        count: Int.random(in: 1...20, using: &generator),
                        length: CGFloat(Int.random(in: 5...90, using: &generator)),
                        thickness: CGFloat(Int.random(in: 5...40, using: &generator))))
            }
            let single = runs.flatMap { run in
                (0..<run.count).map { _ in FlowRun(count: 1, length: run.length, thickness: run.thickness) }
            }
            let lines = FlowLines(runs, available: available, spacing: spacing, lineSpacing: 3, isSelfSized: false)
            let walked = walk(single, available, spacing)
            for number in single.indices {
                let item = lines.item(number)
                #expect(item.length == single[number].length && item.thickness == single[number].thickness)
                #expect(abs(item.along - walked[number].x) < 1e-6 && abs(item.across - walked[number].y) < 1e-6)
            }
            let low = CGFloat.random(in: 0...200, using: &generator)
            let found = lines.items(from: low, to: low + 50)
            for number in single.indices
            where walked[number].y < low + 50 && walked[number].y + single[number].thickness > low {
                #expect(found.contains(number))
            }
        }
    }

    /// As a turned device or a cell around the grid makes it wider: by constraints, not by a frame.
    @Test func aWidthOfConstraintsIsTakenAtOnce() {
        inEnvironment {
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 500))
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 50)
            let grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
            let source = ArraySource(sizes: Array(repeating: layout.itemSize, count: 5))
            grid.register(BoxCell.self, forCellWithReuseIdentifier: "box")
            grid.dataSource = source
            grid.translatesAutoresizingMaskIntoConstraints = false
            box.addSubview(grid)
            NSLayoutConstraint.activate([
                grid.topAnchor.constraint(equalTo: box.topAnchor),
                grid.leadingAnchor.constraint(equalTo: box.leadingAnchor),
                grid.trailingAnchor.constraint(equalTo: box.trailingAnchor),
                grid.bottomAnchor.constraint(equalTo: box.bottomAnchor),
            ])
            for (width, height) in [(100, 290), (390, 110), (220, 170), (100, 290)] as [(CGFloat, CGFloat)] {
                box.frame.size.width = width
                box.layoutIfNeeded()
                #expect(grid.contentSize == CGSize(width: width, height: height))
                #expect(grid.visibleCells.map(\.frame.maxX).max() == width)
            }
            withExtendedLifetime(source) {}
        }
    }

    private func walk(_ items: [FlowRun], _ available: CGFloat, _ spacing: CGFloat) -> [CGPoint] {
        var lines: [[Int]] = []
        var used: CGFloat = 0
        for (number, item) in items.enumerated() {
            if let last = lines.last, !last.isEmpty, used + spacing + item.length <= available + 1e-4 {
                lines[lines.count - 1].append(number)
                used += spacing + item.length
            } else {
                lines.append([number])
                used = item.length
            }
        }
        var origins = Array(repeating: CGPoint.zero, count: items.count)
        var y: CGFloat = 0
        for (index, line) in lines.enumerated() {
            let sum = line.reduce(0) { $0 + items[$1].length }
            let first = items[line[0]]
            let fit = max(1, Int(((available + spacing + 1e-4) / (first.length + spacing)).rounded(.down)))
            let isFull = index < lines.count - 1
            let isUniform = line.allSatisfy {
                items[$0].length == first.length && items[$0].thickness == first.thickness
            }
            var x: CGFloat = 0
            var gap = spacing
            if line.count == 1, isFull || fit < 2 {
                x = (available - sum) / 2
            } else if isFull {
                gap = (available - sum) / CGFloat(line.count - 1)
            } else if isUniform, fit > 1 {
                gap = (available - CGFloat(fit) * first.length) / CGFloat(fit - 1)
            }
            let thickness = line.map { items[$0].thickness }.max()!
            for number in line {
                origins[number] = CGPoint(x: x, y: y + (thickness - items[number].thickness) / 2)
                x += items[number].length + gap
            }
            y += thickness + 3
        }
        return origins
    }
}
