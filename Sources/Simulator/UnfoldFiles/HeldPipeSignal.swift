/// Keeps `SIGPIPE` from this thread. The action of the whole process is not touched: other threads change it too.
struct HeldPipeSignal {
    private var old = sigset_t()
    private var held = sigset_t()
    private let wasPending: Bool

    init() {
        sigemptyset(&held)
        sigaddset(&held, SIGPIPE)
        wasPending = Self.isPending
        pthread_sigmask(SIG_BLOCK, &held, &old)
    }

    consuming func release() {
        var number: Int32 = 0
        if !wasPending && Self.isPending { sigwait(&held, &number) }
        pthread_sigmask(SIG_SETMASK, &old, nil)
    }

    private static var isPending: Bool {
        var pending = sigset_t()
        sigpending(&pending)
        return sigismember(&pending, SIGPIPE) == 1
    }
}
