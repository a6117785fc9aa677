#if !canImport(QuartzCore)

    extension CATransaction {
        /// Sets what a key names; other values are kept for the level. A completion is a `() -> Void`.
        @preconcurrency @MainActor public static func setValue(_ anObject: Any?, forKey key: String) {
            let number = (anObject as? NSNumber)?.doubleValue ?? anObject as? Double
            switch key {
            case kCATransactionDisableActions: setDisableActions(anObject as? Bool ?? number.map { $0 != 0 } ?? false)
            case kCATransactionAnimationDuration: setAnimationDuration(number ?? 0)
            case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
            case kCATransactionCompletionBlock: setCompletionBlock(completion(anObject))
            default: values[key] = anObject
            }
        }
        @preconcurrency @MainActor public static func value(forKey key: String) -> Any? {
            switch key {
            case kCATransactionDisableActions: disableActions()
            case kCATransactionAnimationDuration: animationDuration()
            case kCATransactionAnimationTimingFunction: animationTimingFunction()
            case kCATransactionCompletionBlock: completionBlock()
            default: values[key]
            }
        }
        private static func completion(_ anObject: Any?) -> (@MainActor () -> Void)? {
            if let block = anObject as? () -> Void { return { block() } }
            if let block = anObject as? @Sendable () -> Void { return { block() } }
            return nil
        }
    }

#endif
