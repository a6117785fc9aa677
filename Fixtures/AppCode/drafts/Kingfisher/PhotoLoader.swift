import Foundation
import Kingfisher

enum PhotoLoader {
    static func prepare() {
        let cache = ImageCache.default
        cache.memoryStorage.config.totalCostLimit = 50_000_000
        cache.diskStorage.config.expiration = .days(7)
        KingfisherManager.shared.downloader.downloadTimeout = 15
    }

    static func prefetch(_ photos: [Photo]) {
        let prefetcher = ImagePrefetcher(urls: photos.compactMap(\.url)) { skipped, failed, completed in
            print(skipped.count, failed.count, completed.count)
        }
        prefetcher.start()
    }

    static func isCached(_ photo: Photo) -> Bool {
        guard let url = photo.url else { return false }
        return ImageCache.default.isCached(forKey: url.absoluteString)
    }
}
