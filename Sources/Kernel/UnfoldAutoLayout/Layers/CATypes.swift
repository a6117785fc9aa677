#if !canImport(QuartzCore)
    public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

    extension NSNull: CAAction {}

#endif
