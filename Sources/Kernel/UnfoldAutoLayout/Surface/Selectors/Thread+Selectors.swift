#if !canImport(ObjectiveC)
    extension Thread {
        /// A thread that calls a method by name once it is started, with one argument or none.
        public convenience init(target: Any, selector: Selector, object argument: Any?) {
            let sent = UnsafeTransfer((target: target as AnyObject, argument: argument))
            self.init { _ = selector.sendOrRaise(to: sent.value.target, sent.value.argument) }
        }
    }
#endif
