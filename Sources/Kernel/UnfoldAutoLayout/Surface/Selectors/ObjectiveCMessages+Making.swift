extension ObjectiveCMessages {
    /// A new object of a class that is known at run time only, by its `init()`, which need not be `required`.
    public static func make<Object: NSObject>(_ type: Object.Type) -> Object { RuntimeInitializer.make(type) }
    @_disfavoredOverload public static func make<Object: NSObject>(_ type: Object.Type?) -> Object? {
        type.map { make($0) }
    }

    /// A new view of a class that is known at run time only, by its `init(frame:)`.
    @preconcurrency @MainActor public static func make<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
        RuntimeInitializer.make(type, frame: frame)
    }
    @_disfavoredOverload @preconcurrency @MainActor public static func make<View: UIView>(
        _ type: View.Type?, frame: CGRect
    ) -> View? { type.map { make($0, frame: frame) } }
}
