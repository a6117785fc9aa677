import Foundation
import UnfoldAutoLayout
import UnfoldFiles

/// Pictures by their paths and scales. Like folders, a file is looked into once: `UIImage(named:)` is asked again and
/// again for the same few.
enum PictureFiles {
    /// nil for what is no picture.
    /// - Complexity: O(bytes of the file) the first time, and each time for one that is too large to be kept.
    static func image(_ path: String, scale: CGFloat) -> UIImage? {
        store.image(Key(path: path, scale: scale))
    }

    private static func read(_ data: Data, scale: CGFloat) -> UIImage? {
        UIImage(data: data, scale: scale) ?? VectorHeader.size(of: data).map { UIImage(size: $0) }
    }

    private struct Key: Hashable {
        let path: String
        let scale: CGFloat
    }

    private static let store = Store()

    // Sendable: all is read and written under `lock`.
    private final class Store: @unchecked Sendable {
        /// Bytes of files whose pictures are kept, all together.
        private static let room = 64 << 20
        private let lock = NSLock()
        private var kept: [Key: UIImage?] = [:]
        private var bytes = 0

        func image(_ key: Key) -> UIImage? {
            if let known = lock.withLock({ kept[key] }) { return known }
            // A set may name any path: what is no file, or larger than a picture is, is none.
            let data = try? FileReader.read(key.path, limit: 1 << 28, regularOnly: true)
            let image = data.flatMap { PictureFiles.read($0, scale: key.scale) }
            // A picture keeps its file's bytes.
            let cost = image == nil ? 0 : data?.count ?? 0
            lock.withLock {
                guard bytes + cost <= Self.room, kept[key] == nil else { return }
                bytes += cost
                _ = kept.updateValue(image, forKey: key)
            }
            return image
        }
    }
}
