import UnfoldFiles

/// Pictures by their paths and scales. A file is looked into once.
enum PictureFiles {
    /// nil for what is no picture.
    /// - Complexity: O(bytes of the file) the first time, and each time for one that is too large to be kept.
    static func image(_ path: String, scale: CGFloat) -> UIImage? { image(Key(path: path, scale: scale)) }

    private static func read(_ data: Data, scale: CGFloat) -> UIImage? {
        UIImage(data: data, scale: scale) ?? VectorHeader.size(of: data).map { UIImage(size: $0, ofVectors: data) }
    }

    private struct Key: Hashable {
        let path: String
        let scale: CGFloat
    }

    /// Bytes of files whose pictures are kept, all together.
    private static let room = 64 << 20
    private static let store = Locked<(kept: [Key: UIImage?], bytes: Int)>(([:], 0))

    private static func image(_ key: Key) -> UIImage? {
        if let known = store.withLock({ $0.kept[key] }) { return known }
        // A set may name any path: what is no file, or larger than a picture is, is none.
        let data = try? FileReader.read(key.path, limit: 1 << 28, regularOnly: true)
        let image = data.flatMap { read($0, scale: key.scale) }
        // A picture keeps its file's bytes.
        let cost = image == nil ? 0 : data?.count ?? 0
        store.withLock {
            guard $0.bytes + cost <= room, $0.kept[key] == nil else { return }
            $0.bytes += cost
            _ = $0.kept.updateValue(image, forKey: key)
        }
        return image
    }
}
