import Foundation
import Testing

@testable import UnfoldAutoLayout

struct ComposerCase: Sendable {
    let image: CGSize?
    let height: CGFloat
}

@MainActor @Suite struct ScrollViewTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    private let scrollView = UIScrollView()

    private func add(_ view: UIView, to parent: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
    }

    private func fill(_ view: UIView, _ other: UIView, inset: CGFloat = 0) {
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
            view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
            view.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
            view.trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
        ])
    }

    private func scroll() {
        add(scrollView, to: root)
        fill(scrollView, root, inset: 20)
    }

    /// Whatever leads through the content says nothing of the scroll view's own height.
    @Test(arguments: 0...3) func whatScrollsTiesNoEdgesOfWhatItScrollsIn(_ number: Int) {
        let (inner, guide) = (UIView(), UILayoutGuide())
        add(scrollView, to: root)
        add(inner, to: scrollView)
        fill(scrollView, root)
        if number == 1 { scrollView.addLayoutGuide(guide) } else { inner.addLayoutGuide(guide) }
        let other: [NSLayoutYAxisAnchor] =
            number == 1 ? [inner.topAnchor, inner.bottomAnchor] : [scrollView.topAnchor, scrollView.bottomAnchor]
        let links = [
            guide.topAnchor.constraint(equalTo: other[0]), guide.bottomAnchor.constraint(equalTo: other[1]),
            inner.heightAnchor.constraint(equalToConstant: 50),
        ]
        switch number {
        case 0, 1: NSLayoutConstraint.activate(links)
        case 2:
            scrollView.contentLayoutGuide.heightAnchor.constraint(equalTo: scrollView.frameLayoutGuide.heightAnchor)
                .isActive = true
        default: scrollView.frameLayoutGuide.heightAnchor.constraint(equalToConstant: 50).isActive = true
        }
        #expect((root.missingLink() == nil) == (number == 3))
    }

    @Test func edgesToTheScrollViewDecideTheContentSize() {
        scroll()
        let content = UIView()
        add(content, to: scrollView)
        fill(content, scrollView, inset: 10)
        NSLayoutConstraint.activate([
            content.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -20),
            content.heightAnchor.constraint(equalToConstant: 900),
        ])
        root.layoutIfNeeded()
        #expect(scrollView.frame == CGRect(x: 20, y: 20, width: 260, height: 560))
        #expect(scrollView.contentSize == CGSize(width: 260, height: 920))
        #expect(content.frame == CGRect(x: 10, y: 10, width: 240, height: 900))
        scrollView.contentOffset.y = 300
        root.layoutIfNeeded()
        #expect(content.frame == CGRect(x: 10, y: 10, width: 240, height: 900))
    }

    @Test func aChangeOfTheContentChangesTheContentSize() {
        scroll()
        let content = UIView()
        add(content, to: scrollView)
        fill(content, scrollView)
        let height = content.heightAnchor.constraint(equalToConstant: 900)
        NSLayoutConstraint.activate([height, content.widthAnchor.constraint(equalTo: scrollView.widthAnchor)])
        root.layoutIfNeeded()
        height.constant = 1000
        root.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 260, height: 1000))
    }

    @Test func theFrameGuideStaysWhileTheContentScrolls() {
        scroll()
        let content = UIView()
        let badge = UIView()
        add(content, to: scrollView)
        add(badge, to: scrollView)
        fill(content, scrollView)
        NSLayoutConstraint.activate([
            content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            content.heightAnchor.constraint(equalTo: scrollView.frameLayoutGuide.heightAnchor, multiplier: 2),
            badge.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 5),
            badge.trailingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.trailingAnchor),
            badge.widthAnchor.constraint(equalToConstant: 30), badge.heightAnchor.constraint(equalToConstant: 30),
        ])
        root.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 260, height: 1120))
        #expect(badge.frame == CGRect(x: 230, y: 5, width: 30, height: 30))
        scrollView.contentOffset.y = 100
        root.layoutIfNeeded()
        #expect(badge.frame == CGRect(x: 230, y: 105, width: 30, height: 30))
        #expect(scrollView.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: 100, width: 260, height: 560))
        #expect(content.frame.minY == 0)
    }

    @Test func aViewTiedToOneOutsideStaysOnScreen() {
        scroll()
        let header = UIView()
        add(header, to: scrollView)
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
            header.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 25),
            header.widthAnchor.constraint(equalToConstant: 10), header.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        #expect(header.frame.origin == CGPoint(x: 5, y: 10))
        scrollView.contentOffset = CGPoint(x: 0, y: 40)
        root.layoutIfNeeded()
        #expect(header.frame.origin == CGPoint(x: 5, y: 50))
    }

    @Test func aContentSizeWithoutConstraintsIsTheCallers() {
        scroll()
        scrollView.contentSize = CGSize(width: 260, height: 2000)
        root.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 260, height: 2000))
    }

    @Test func theSafeAreaIsAddedToTheInsetOfWhatScrolls() {
        root.rootSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        add(scrollView, to: root)
        fill(scrollView, root)
        root.layoutIfNeeded()
        #expect(scrollView.adjustedContentInset == .zero)
        scrollView.alwaysBounceVertical = true
        #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        #expect(scrollView.contentOffset == CGPoint(x: 0, y: -47))
        scrollView.contentInset.top = 10
        #expect(scrollView.contentOffset == CGPoint(x: 0, y: -57))
        scrollView.contentInsetAdjustmentBehavior = .never
        #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0))
    }

    /// Top and height of a rectangle in 2000 points of content seen through 560, and the offset that shows it.
    @Test(arguments: [[100, 10, 0], [700, 10, 150], [1995, 5, 1440], [900, 800, 900]] as [[Double]])
    func scrollRectToVisibleMovesAsLittleAsPossible(_ given: [Double]) {
        let rect = CGRect(x: 0, y: given[0], width: 10, height: given[1])
        let y = CGFloat(given[2])
        scroll()
        root.layoutIfNeeded()
        scrollView.contentSize = CGSize(width: 260, height: 2000)
        scrollView.scrollRectToVisible(rect, animated: false)
        #expect(scrollView.contentOffset == CGPoint(x: 0, y: y))
    }

    /// A post's composer: an image above a text inside a scroll view, with a pair of alternative constraints.
    @Test(arguments: [
        ComposerCase(image: CGSize(width: 200, height: 100), height: 118),
        ComposerCase(image: CGSize(width: 100, height: 300), height: 350), ComposerCase(image: nil, height: 0),
    ])
    func theComposersImageIsAsHighAsItsRatioUpTo350(_ given: ComposerCase) {
        let (image, height) = (given.image, given.height)
        scroll()
        let picture = UIView()
        let text = UIView()
        add(picture, to: scrollView)
        add(text, to: scrollView)
        let content = scrollView.contentLayoutGuide
        let frame = scrollView.frameLayoutGuide
        let imageHeight = picture.heightAnchor.constraint(equalToConstant: 0)
        let textToImage = text.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 12)
        let textToTop = text.topAnchor.constraint(equalTo: content.topAnchor, constant: 12)
        NSLayoutConstraint.activate([
            picture.topAnchor.constraint(equalTo: content.topAnchor, constant: 24),
            picture.leadingAnchor.constraint(equalTo: frame.leadingAnchor, constant: 24),
            picture.trailingAnchor.constraint(equalTo: frame.trailingAnchor, constant: -24), imageHeight,
            text.leadingAnchor.constraint(equalTo: frame.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: frame.trailingAnchor),
            text.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            text.heightAnchor.constraint(equalToConstant: 400), textToTop,
        ])
        picture.isHidden = true
        root.layoutIfNeeded()
        #expect(Double(text.frame.minY) == 12)
        #expect(Double(scrollView.contentSize.height) == 412)
        if let image {
            picture.isHidden = false
            // The post takes the frame guide's width less one of the two margins.
            let width = frame.layoutFrame.width - 24
            imageHeight.constant = min(width * image.height / image.width, 350)
            textToTop.isActive = false
            textToImage.isActive = true
        }
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(picture.frame.height == height)
        #expect(text.frame.minY == (image == nil ? 12 : 24 + height + 12))
        #expect(scrollView.contentSize.height == text.frame.maxY)
    }

    @Test func aHiddenViewKeepsItsSpaceOutsideAStackAndLosesItInside() {
        let first = UIView()
        let second = UIView()
        add(first, to: root)
        add(second, to: root)
        NSLayoutConstraint.activate([
            first.topAnchor.constraint(equalTo: root.topAnchor), first.heightAnchor.constraint(equalToConstant: 200),
            second.topAnchor.constraint(equalTo: first.bottomAnchor),
            second.heightAnchor.constraint(equalToConstant: 50),
        ])
        first.isHidden = true
        root.layoutIfNeeded()
        #expect(Double(second.frame.minY) == 200)

        let stack = UIStackView()
        stack.axis = .vertical
        add(stack, to: root)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: root.topAnchor),
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ])
        let inside = (0..<2).map { _ in UIView() }
        for (view, height) in zip(inside, [CGFloat(200), 50]) {
            stack.addArrangedSubview(view)
            let limit = view.heightAnchor.constraint(equalToConstant: height)
            limit.priority = UILayoutPriority(999)
            limit.isActive = true
        }
        root.layoutIfNeeded()
        #expect(Double(inside[1].frame.minY) == 200)
        inside[0].isHidden = true
        root.layoutIfNeeded()
        #expect(Double(inside[1].frame.minY) == 0)
        #expect(Double(stack.frame.height) == 50)
    }
}

private final class ScrollListener: UIScrollViewDelegate {
    var offsets: [CGFloat] = []
    var ends = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
}

@MainActor @Suite struct ScrollDelegateTests {
    @Test func theDelegateIsNotifiedOfMovesAndOfTheEndOfAnimatedOnes() {
        RunLoopIteration.reset()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let listener = ScrollListener()
        scrollView.delegate = listener
        scrollView.contentSize = CGSize(width: 100, height: 500)
        scrollView.contentOffset.y = 40
        scrollView.contentOffset.y = 40
        scrollView.setContentOffset(CGPoint(x: 0, y: 90), animated: true)
        #expect(listener.offsets == [40, 90])
        #expect(listener.ends == 0)
        RunLoopIteration.advance(by: 1)
        #expect(listener.ends == 1)
    }

    /// Once, after its own duration, and not where nothing moves.
    @Test func theEndOfAnimatedMoves() {
        RunLoopIteration.reset()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let listener = ScrollListener()
        scrollView.delegate = listener
        scrollView.contentSize = CGSize(width: 100, height: 500)
        scrollView.setContentOffset(.zero, animated: true)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 10, width: 10, height: 10), animated: true)
        RunLoopIteration.advance(by: 1)
        #expect(listener.ends == 0)
        UIView.performWithoutAnimation { scrollView.setContentOffset(CGPoint(x: 0, y: 50), animated: true) }
        RunLoopIteration.end()
        #expect(listener.ends == 0)
        RunLoopIteration.advance(by: 0.2)
        scrollView.setContentOffset(CGPoint(x: 0, y: 90), animated: true)
        RunLoopIteration.advance(by: 0.2)
        #expect(listener.ends == 0, "taken over")
        RunLoopIteration.advance(by: 0.2)
        #expect(listener.ends == 1)
    }
}
