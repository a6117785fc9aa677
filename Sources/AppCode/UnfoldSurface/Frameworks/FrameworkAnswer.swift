/// What requests to frameworks get that have nothing behind them here.
package enum FrameworkAnswer {
    /// Runs something at the end of the turn, on the main queue, as answers of frameworks come later too.
    package static func later(_ work: @escaping () -> Void) {
        let work = UnsafeTransfer(work)
        DispatchQueue.onMain { ScheduledWork.schedule(after: 0) { _ in work.value() } }
    }

    package static func raise(_ reason: String) {
        DispatchQueue.onMain { UIKitExceptions.raise(.invalidArgument, reason) }
    }
}
