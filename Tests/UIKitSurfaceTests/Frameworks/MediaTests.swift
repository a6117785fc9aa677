import Testing
import UIKit
import UnfoldAVFoundation

/// Times as fractions, rectangles that fit, players that remember.
@Suite @MainActor struct MediaTests {
    @Test func timesAreAddedAsFractions() {
        let third = CMTime(value: 1, timescale: 3)
        #expect(third + third + third == CMTime(value: 1, timescale: 1))
        #expect((CMTime(seconds: 1.5, preferredTimescale: 600) - CMTime(value: 1, timescale: 2)).seconds == 1)
        #expect(CMTime(seconds: 1.5, preferredTimescale: 600).value == 900)
        #expect(CMTimeCompare(CMTime(value: .max, timescale: 3), CMTime(value: .max, timescale: 2)) == -1)
        #expect(CMTime.indefinite.seconds.isNaN && CMTime.positiveInfinity > third && !CMTime.invalid.isValid)
        #expect((CMTime.positiveInfinity + third).isPositiveInfinity && (CMTime.invalid + third) == .invalid)
        #expect(
            (CMTime.positiveInfinity - CMTime.positiveInfinity) == .invalid && (CMTime.indefinite + third).isIndefinite)
        #expect(CMTime(value: 7, timescale: 2).convertScale(1, method: .default).value == 4)
        #expect(CMTime(value: 7, timescale: 2).convertScale(1, method: .roundTowardZero).hasBeenRounded)
        let range = CMTimeRange(start: .zero, duration: CMTime(value: 2, timescale: 1))
        #expect(range.containsTime(third) && !range.containsTime(range.end))
        #expect(NSValue(time: third).timeValue == third)
    }

    @Test func hugeTimesDoNotOverflow() {
        let huge = CMTime(value: .max, timescale: 7)
        #expect((huge + CMTime(value: .max, timescale: 11)).seconds > huge.seconds)
        #expect(CMTime(seconds: 1e30, preferredTimescale: 600).isPositiveInfinity)
        #expect(!CMTime(seconds: .nan, preferredTimescale: 600).isValid)
        #expect(huge.convertScale(.max, method: .default).isPositiveInfinity)
    }

    @Test(arguments: [
        (
            CGSize(width: 16, height: 9), CGRect(x: 0, y: 0, width: 320, height: 320),
            CGRect(x: 0, y: 70, width: 320, height: 180)
        ),
        (
            CGSize(width: 1, height: 2), CGRect(x: 10, y: 20, width: 100, height: 100),
            CGRect(x: 35, y: 20, width: 50, height: 100)
        ),
        (
            CGSize(width: 0, height: 2), CGRect(x: 0, y: 0, width: 10, height: 10),
            CGRect(x: 5, y: 5, width: 0, height: 0)
        ),
    ])
    func aRectangleFitsInTheMiddle(_ ratio: CGSize, _ inside: CGRect, _ wanted: CGRect) {
        #expect(AVMakeRect(aspectRatio: ratio, insideRect: inside) == wanted)
    }

    final class PlayerView: UIView {
        override class var layerClass: AnyClass { AVPlayerLayer.self }
        var playerLayer: AVPlayerLayer { layer as! AVPlayerLayer }
    }

    @Test func aCellPlaysAndPauses() {
        let view = PlayerView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let player = AVPlayer(url: URL(string: "https://example.com/a.mp4")!)
        view.playerLayer.player = player
        view.playerLayer.videoGravity = .resizeAspectFill
        player.play()
        #expect(player.timeControlStatus == .playing && player.rate == 1 && view.layer.bounds.width == 100)
        player.pause()
        player.seek(to: CMTime(value: 3, timescale: 1))
        #expect(player.timeControlStatus == .paused && player.currentTime().seconds == 3)
        player.replaceCurrentItem(with: nil)
        #expect(player.currentItem == nil && player.currentTime() == .zero)
        let queue = AVQueuePlayer(items: [AVPlayerItem(asset: AVAsset()), AVPlayerItem(asset: AVAsset())])
        queue.advanceToNextItem()
        #expect(queue.items().count == 1 && queue.currentItem === queue.items().first)
    }
}
