extension ObjectiveCMessages {
    /// A new object of a class that is known at run time only, by its `init()`, which need not be `required`.
    public static func make<Object: NSObject>(_ type: Object.Type) -> Object { RuntimeInitializer.make(type) }
}
