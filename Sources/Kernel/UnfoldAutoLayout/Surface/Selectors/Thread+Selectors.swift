#if !canImport(ObjectiveC)
    extension Thread {
        /// Calls a method by name on a thread of its own, with one argument or none, and keeps the target until then.
        public class func detachNewThreadSelector(_ selector: Selector, toTarget target: Any, with argument: Any?) {
            Thread(target: target, selector: selector, object: argument).start()
        }

        /// A thread that calls a method by name once it is started, with one argument or none.
        public convenience init(target: Any, selector: Selector, object argument: Any?) {
            let sent = UnsafeTransfer((target: target as AnyObject, argument: argument))
            self.init { _ = selector.sendOrRaise(to: sent.value.target, sent.value.argument) }
        }
    }
#endif
