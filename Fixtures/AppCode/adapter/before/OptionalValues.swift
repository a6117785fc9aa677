import UIKit

@objc protocol OptionalSong {
    @objc optional var song: String { get }
    @objc optional var refrain: String { get set }
    @objc optional func sing() -> String
}

final class OptionalBird: NSObject, OptionalSong {
    var refrain = "tweet"
    func sing() -> String { "warble" }
}

extension OptionalSong where Self: UILabel {
    func write() -> String {
        guard let song = song else { return "nothing" }
        text = self.song
        return song
    }
}

final class OptionalSongLabel: UILabel, OptionalSong {
    var song: String { "la" }
}

func optionalSongs() -> [String] {
    let bird: OptionalSong = OptionalBird()
    let songs: [OptionalSong] = [bird, OptionalSongLabel()]
    let refrain = bird.refrain
    return songs.map { $0.song ?? "no song" } + [refrain ?? "none", songs[0].refrain?.uppercased() ?? "none", bird.sing?() ?? "silent"]
}

@objc protocol OptionalPageListener: NSObjectProtocol {
    func pageDidClose()
    @objc optional func pageDidMove()
}

final class OptionalPage: UIView {
    weak var listener: OptionalPageListener?
    func close() -> Bool {
        guard (listener?.responds(to: #selector(listener?.pageDidClose))) ?? false else { return false }
        listener?.pageDidClose()
        return true
    }
    func moves() -> Bool { listener?.responds(to: #selector(listener?.pageDidMove)) ?? false }
}

final class OptionalPageEar: NSObject, OptionalPageListener {
    var closed = 0
    @objc func pageDidClose() { closed += 1 }
}
