#sourceLocation(file: "Fixtures/AppCode/adapter/before/OptionalValues.swift", line: 1)
import UIKit

      protocol OptionalSong: AnyObject {
                   var song: String { get throws }
                   var refrain: String { get throws     }
                   func sing() throws -> String
}; extension OptionalSong { var song: String { get throws { throw UnimplementedRequirement() } }; var refrain: String { get throws { throw UnimplementedRequirement() } }; func sing() throws -> String { throw UnimplementedRequirement() } }

final class OptionalBird: NSObject, OptionalSong {
    var refrain = "tweet"
    func sing() -> String { "warble" }
}

extension OptionalSong where Self: UILabel {
    func write() -> String {
        guard let song = (try? song) else { return "nothing" }
        text = (try? self.song)
        return song
    }
}

final class OptionalSongLabel: UILabel, OptionalSong {
    var song: String { "la" }
}

func optionalSongs() -> [String] {
    let bird: OptionalSong = OptionalBird()
    let songs: [OptionalSong] = [bird, OptionalSongLabel()]
    let refrain = (try? bird.refrain)
    return songs.map { (try? $0.song) ?? "no song" } + [refrain ?? "none", (try? songs[0].refrain)?.uppercased() ?? "none", (try? bird.sing( )) ?? "silent"]
}

      protocol OptionalPageListener: NSObjectProtocol {
    func pageDidClose()
                   func pageDidMove() throws
}; extension OptionalPageListener { func pageDidMove() throws { throw UnimplementedRequirement() } }

final class OptionalPage: UIView {
    weak var listener: OptionalPageListener?
    func close() -> Bool {
        guard (ObjectiveCMessages.responds(listener, to: ({Selector("pageDidClose", OptionalPageListener.pageDidClose)
#sourceLocation(file: "Fixtures/AppCode/adapter/before/OptionalValues.swift", line: 41)
                                                                   }()))) ?? false else { return false }
        listener?.pageDidClose()
        return true
    }
    func moves() -> Bool { ObjectiveCMessages.responds(listener, to: ({Selector("pageDidMove")
#sourceLocation(file: "Fixtures/AppCode/adapter/before/OptionalValues.swift", line: 45)
                                                                              }())) ?? false }
}

final class OptionalPageEar: NSObject, OptionalPageListener {
    var closed = 0
          func pageDidClose() { closed += 1 }
}
