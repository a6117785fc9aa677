package typealias TextSink = (String) throws(WriteFailure) -> Void

/// Text put together piece by piece and read when all is known; beyond a few pages it waits in a file without a name.
package final class Spool {
    private static let room = 1 << 18
    private static let piece = 1 << 16

    package private(set) var count = 0
    private var waiting: [UInt8] = []
    private var descriptor: Int32 = -1
    private var failure: WriteFailure?

    package init() {}

    deinit { if descriptor >= 0 { close(descriptor) } }

    package var isEmpty: Bool { count == 0 }

    package func append(_ text: String) {
        waiting += text.utf8
        count += text.utf8.count
        guard waiting.count > Self.room, failure == nil else { return }
        do throws(WriteFailure) {
            if descriptor < 0 { descriptor = try Self.file() }
            try Descriptor.write(waiting, to: descriptor)
            waiting = []
        } catch { failure = error }
    }

    package func write(_ range: Range<Int>? = nil, to sink: TextSink) throws(WriteFailure) {
        if let failure { throw failure }
        var left = range ?? 0..<count
        var rest: [UInt8] = []
        while !left.isEmpty {
            let bytes = try self.bytes(left)
            left = (left.lowerBound + bytes.count)..<left.upperBound
            rest += bytes
            let end = left.isEmpty ? rest.count : Self.wholeCharacters(of: rest)
            try sink(String(decoding: rest[..<end], as: UTF8.self))
            rest.removeFirst(end)
        }
    }

    package func forEachLine(_ body: (String) throws -> Void) throws {
        if let failure { throw failure }
        var line: [UInt8] = []
        var start = 0
        while start < count {
            let bytes = try self.bytes(start..<count)
            start += bytes.count
            var rest = bytes[...]
            while let end = rest.firstIndex(of: 0x0A) {
                line += rest[..<end]
                try body(String(decoding: line, as: UTF8.self))
                line = []
                rest = rest[(end + 1)...]
            }
            line += rest
        }
    }

    private func bytes(_ range: Range<Int>) throws(WriteFailure) -> [UInt8] {
        let stored = count - waiting.count
        guard range.lowerBound < stored else {
            let start = range.lowerBound - stored
            return Array(waiting[start..<min(start + Self.piece, range.upperBound - stored)])
        }
        var buffer = [UInt8](repeating: 0, count: min(Self.piece, min(stored, range.upperBound) - range.lowerBound))
        while true {
            let read = pread(descriptor, &buffer, buffer.count, off_t(range.lowerBound))
            if read > 0 { return Array(buffer[..<read]) }
            if read == 0 || errno != EINTR { throw WriteFailure(read == 0 ? EIO : errno) }
        }
    }

    private static func wholeCharacters(of bytes: [UInt8]) -> Int {
        var end = bytes.count
        while end > 0, end > bytes.count - 4 {
            end -= 1
            let byte = bytes[end]
            if byte < 0x80 { return bytes.count }
            guard byte >= 0xC0 else { continue }
            let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
            return bytes.count - end < length ? end : bytes.count
        }
        return bytes.count
    }

    private static func file() throws(WriteFailure) -> Int32 {
        var name = Array((NSTemporaryDirectory() + "/unfold-XXXXXX").utf8CString)
        let descriptor = mkstemp(&name)
        guard descriptor >= 0 else { throw WriteFailure() }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        unlink(name)
        return descriptor
    }
}
