package struct WriteFailure: Error, Equatable {
    package var code: Int32

    package init(_ code: Int32 = errno) { self.code = code }
}

package enum Descriptor {
    /// All of it. A pipe that no one reads any more is a failure (`EPIPE`), not an end of this process.
    package static func write(_ bytes: some Sequence<UInt8>, to descriptor: Int32) throws(WriteFailure) {
        let data = [UInt8](bytes)
        let signal = HeldPipeSignal()
        defer { signal.release() }
        var sent = 0
        while sent < data.count {
            let count = data.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress! + sent, $0.count - sent) }
            if count > 0 {
                sent += count
                continue
            }
            switch errno {
            case EINTR: continue
            case EAGAIN, EWOULDBLOCK: waitForRoom(descriptor)
            default: throw WriteFailure(count == 0 ? EIO : errno)
            }
        }
    }

    private static func waitForRoom(_ descriptor: Int32) {
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&request, 1, -1)
    }

    /// Opens closed standard streams: the next file would get their numbers, and what is meant for the terminal.
    package static func reserveStandardOnes() {
        for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) == -1 {
            _ = open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }
}
