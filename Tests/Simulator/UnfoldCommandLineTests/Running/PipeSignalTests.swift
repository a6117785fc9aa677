import Foundation
import Testing

@testable import UnfoldFiles

/// `SIGPIPE` ends a process; a pipe whose reader has gone is a failure of the one who writes.
struct PipeSignalTests {
    @Test(arguments: 1...4) func writingIntoAClosedPipeIsAFailure(_ thread: Int) throws {
        for _ in 0..<100 {
            let pipe = Pipe()
            try pipe.fileHandleForReading.close()
            #expect(throws: WriteFailure(EPIPE)) {
                try Descriptor.write([1, 2, 3], to: pipe.fileHandleForWriting.fileDescriptor)
            }
        }
        // The signal is neither waiting nor held any more.
        var set = sigset_t()
        sigpending(&set)
        #expect(sigismember(&set, SIGPIPE) == 0)
        pthread_sigmask(SIG_BLOCK, nil, &set)
        #expect(sigismember(&set, SIGPIPE) == 0)
    }
}
