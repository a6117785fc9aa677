extension StubCatalogue {
    /// Views are values that draw nothing; what a host shows has the size that a test gives.
    static let swiftUI = StubModule(
        "SwiftUI",
        """
        @preconcurrency @MainActor protocol View {
            associatedtype Body: View
            @ViewBuilder var body: Body { get }
        }
        extension View where Body == Never {
            var body: Never { fatalError() }
        }
        extension Never: View {
            typealias Body = Never
        }
        extension Optional: View where Wrapped: View {
            typealias Body = Never
        }
        struct EmptyView: View {
            typealias Body = Never
            init() {}
        }
        struct AnyView: View {
            typealias Body = Never
            init(_ view: some View) {}
        }
        struct TupleView<Content>: View {
            typealias Body = Never
            init(_ content: Content) {}
        }
        enum EitherView<First: View, Second: View>: View {
            typealias Body = Never
            case first(First), second(Second)
        }
        @resultBuilder struct ViewBuilder {
            private init() { /* buildBlock, buildOptional, buildEither, buildLimitedAvailability */ }
            static func buildBlock() -> EmptyView { EmptyView() }
            static func buildBlock<Content: View>(_ content: Content) -> Content { content }
            @_disfavoredOverload static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)> { TupleView((repeat each content)) }
            static func buildOptional<Content: View>(_ content: Content?) -> Content? { content }
            static func buildEither<First: View, Second: View>(first: First) -> EitherView<First, Second> { .first(first) }
            static func buildEither<First: View, Second: View>(second: Second) -> EitherView<First, Second> { .second(second) }
            static func buildLimitedAvailability(_ content: some View) -> AnyView { AnyView(content) }
        }
        protocol PreviewProvider {
            associatedtype Previews: View
            @ViewBuilder static var previews: Previews { get }
        }
        struct Text: View {
            typealias Body = Never
            init(_ content: some StringProtocol) {}
            init(verbatim content: String) {}
        }
        struct Image: View {
            typealias Body = Never
            init(_ name: String, bundle: Bundle? = nil) {}
            init(systemName: String) {}
            init(uiImage: UIImage) {}
            init(_ resource: ImageResource) {}
            func resizable() -> Image { self }
        }
        protocol ShapeStyle {}
        struct Color: View, ShapeStyle, Hashable {
            typealias Body = Never
            let uiColor: UIColor
            init(_ color: UIColor) { uiColor = color }
            init(uiColor: UIColor) { self.uiColor = uiColor }
            init(_ resource: ColorResource) { uiColor = UIColor(resource: resource) }
            init(_ name: String, bundle: Bundle? = nil) { uiColor = UIColor(named: name, in: bundle, compatibleWith: nil) ?? .clear }
            init(red: Double, green: Double, blue: Double, opacity: Double = 1) { uiColor = UIColor(red: red, green: green, blue: blue, alpha: opacity) }
            init(white: Double, opacity: Double = 1) { uiColor = UIColor(white: white, alpha: opacity) }
            static let black = Color(UIColor.black)
            static let blue = Color(UIColor.systemBlue)
            static let brown = Color(UIColor.systemBrown)
            static let clear = Color(UIColor.clear)
            static let gray = Color(UIColor.systemGray)
            static let green = Color(UIColor.systemGreen)
            static let orange = Color(UIColor.systemOrange)
            static let pink = Color(UIColor.systemPink)
            static let primary = Color(UIColor.label)
            static let purple = Color(UIColor.systemPurple)
            static let red = Color(UIColor.systemRed)
            static let secondary = Color(UIColor.secondaryLabel)
            static let white = Color(UIColor.white)
            static let yellow = Color(UIColor.systemYellow)
            func opacity(_ opacity: Double) -> Color { Color(uiColor.withAlphaComponent(opacity)) }
        }
        extension UIColor /* Color */ {
            convenience init(_ color: Color) { self.init(cgColor: color.uiColor.cgColor) }
        }
        struct Font: Hashable, Sendable {
            enum Weight: Sendable { case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black }
            enum Design: Sendable { case `default`, serif, rounded, monospaced }
            enum TextStyle: Sendable { case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2 }
            static func system(_ style: TextStyle, design: Design = .default, weight: Weight = .regular) -> Font { Font() }
            init() {}
            static let largeTitle = Font()
            static let title = Font()
            static let title2 = Font()
            static let title3 = Font()
            static let headline = Font()
            static let subheadline = Font()
            static let body = Font()
            static let callout = Font()
            static let footnote = Font()
            static let caption = Font()
            static let caption2 = Font()
            static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font { Font() }
            static func custom(_ name: String, size: CGFloat) -> Font { Font() }
            func weight(_ weight: Weight) -> Font { self }
            func bold() -> Font { self }
            func italic() -> Font { self }
        }
        enum Edge: Sendable {
            case top, leading, bottom, trailing
            typealias Set = UIKit.HostedEdges
        }
        enum HorizontalAlignment: Sendable { case leading, center, trailing }
        enum VerticalAlignment: Sendable { case top, center, bottom, firstTextBaseline, lastTextBaseline }
        enum TextAlignment: Sendable { case leading, center, trailing }
        enum ContentMode: Sendable { case fit, fill }
        enum ColorScheme: Sendable { case light, dark }
        enum Axis: Sendable { case horizontal, vertical }
        enum Alignment: Sendable { case center, leading, trailing, top, bottom, topLeading, topTrailing, bottomLeading, bottomTrailing }
        struct VStack<Content: View>: View {
            typealias Body = Never
            init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
        }
        struct HStack<Content: View>: View {
            typealias Body = Never
            init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
        }
        struct ZStack<Content: View>: View {
            typealias Body = Never
            init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
        }
        struct Group<Content: View>: View {
            typealias Body = Never
            init(@ViewBuilder content: () -> Content) {}
        }
        struct ScrollView<Content: View>: View {
            typealias Body = Never
            init(_ axis: Axis = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {}
        }
        struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
            typealias Body = Never
            init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
            init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) where Data.Element: Identifiable, ID == Data.Element.ID {}
            init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) where Data == Range<Int>, ID == Int {}
        }
        struct Button<Label: View>: View {
            typealias Body = Never
            init(role: ButtonRole? = nil, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {}
            init(_ title: String, action: @escaping () -> Void) where Label == Text {}
        }
        enum ButtonRole: Sendable { case cancel, destructive }
        struct Toggle<Label: View>: View {
            typealias Body = Never
            init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
            init(_ title: some StringProtocol, isOn: Binding<Bool>) where Label == Text {}
        }
        struct Label<Title: View, Icon: View>: View {
            typealias Body = Never
            init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
            init(_ title: some StringProtocol, systemImage: String) where Title == Text, Icon == Image {}
        }
        struct Animation: Equatable, Sendable {
            init() {}
            static let `default` = Animation()
            static let easeInOut = Animation()
            static let snappy = Animation()
            static let smooth = Animation()
            static func easeInOut(duration: TimeInterval) -> Animation { Animation() }
            static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0) -> Animation { Animation() }
        }
        @MainActor func withAnimation<Result>(_ animation: Animation? = Animation(), _ body: () throws -> Result) rethrows -> Result { try body() }
        enum Angle: Sendable { case degrees(Double), radians(Double) }
        struct Spacer: View {
            typealias Body = Never
            init(minLength: CGFloat? = nil) {}
        }
        struct Divider: View {
            typealias Body = Never
            init() {}
        }
        protocol Shape: View where Body == Never {}
        extension Shape {
            func fill(_ style: some ShapeStyle) -> some View { self }
            func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> some View { self }
        }
        struct Rectangle: Shape {
            init() {}
        }
        struct Circle: Shape {
            init() {}
        }
        struct Capsule: Shape {
            init() {}
        }
        struct RoundedRectangle: Shape {
            init(cornerRadius: CGFloat) {}
        }
        extension View {
            func padding(_ edges: UIKit.HostedEdges = .all, _ length: CGFloat? = nil) -> some View { self }
            func padding(_ length: CGFloat) -> some View { self }
            func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View { self }
            func frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center) -> some View { self }
            func font(_ font: Font?) -> some View { self }
            func fontWeight(_ weight: Font.Weight?) -> some View { self }
            func bold() -> some View { self }
            func italic() -> some View { self }
            func foregroundColor(_ color: Color?) -> some View { self }
            func foregroundStyle(_ style: some ShapeStyle) -> some View { self }
            func tint(_ color: Color?) -> some View { self }
            func background(_ background: some View) -> some View { self }
            func background(alignment: Alignment = .center, @ViewBuilder content: () -> some View) -> some View { self }
            func background(_ style: some ShapeStyle, in shape: some Shape) -> some View { self }
            func overlay(_ overlay: some View) -> some View { self }
            func overlay(alignment: Alignment = .center, @ViewBuilder content: () -> some View) -> some View { self }
            func border(_ style: some ShapeStyle, width: CGFloat = 1) -> some View { self }
            func cornerRadius(_ radius: CGFloat) -> some View { self }
            func clipShape(_ shape: some Shape) -> some View { self }
            func contentShape(_ shape: some Shape) -> some View { self }
            func clipped() -> some View { self }
            func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
            func opacity(_ opacity: Double) -> some View { self }
            func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
            func hidden() -> some View { self }
            func disabled(_ disabled: Bool) -> some View { self }
            func lineLimit(_ number: Int?) -> some View { self }
            func lineSpacing(_ spacing: CGFloat) -> some View { self }
            func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
            func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
            func fixedSize() -> some View { self }
            func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
            func layoutPriority(_ value: Double) -> some View { self }
            func scaledToFit() -> some View { self }
            func scaledToFill() -> some View { self }
            func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }
            func ignoresSafeArea() -> some View { self }
            func id(_ id: some Hashable) -> some View { self }
            func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
            func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
            func onTapGesture(perform action: @escaping () -> Void) -> some View { self }
            func onChange<Value: Equatable>(of value: Value, initial: Bool = false, _ action: @escaping () -> Void) -> some View { self }
            func onChange<Value: Equatable>(of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void) -> some View { self }
            func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> some View { self }
            func task(_ action: @escaping @MainActor () async -> Void) -> some View { self }
            func animation(_ animation: Animation?, value: some Equatable) -> some View { self }
            func rotationEffect(_ angle: Angle) -> some View { self }
            func scaleEffect(_ scale: CGFloat) -> some View { self }
            func zIndex(_ value: Double) -> some View { self }
            func labelsHidden() -> some View { self }
            func accessibilityLabel(_ label: some StringProtocol) -> some View { self }
            func accessibilityIdentifier(_ identifier: String) -> some View { self }
            func accessibilityHidden(_ hidden: Bool) -> some View { self }
            func environmentObject(_ object: some AnyObject) -> some View { self }
        }
        @propertyWrapper struct Binding<Value> {
            private let getter: () -> Value
            private let setter: (Value) -> Void
            init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { (getter, setter) = (get, set) /* wrappedValue, projectedValue */ }
            var wrappedValue: Value { get { getter() } nonmutating set { setter(newValue) } }
            var projectedValue: Binding<Value> { self }
            static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }
        }
        @propertyWrapper struct State<Value> {
            private final class Box { var value: Value; init(_ value: Value) { self.value = value } }
            private let box: Box
            init(wrappedValue: Value) { box = Box(wrappedValue) /* projectedValue */ }
            init(initialValue value: Value) { self.init(wrappedValue: value) }
            var wrappedValue: Value { get { box.value } nonmutating set { box.value = newValue } }
            var projectedValue: Binding<Value> { Binding(get: { box.value }, set: { box.value = $0 }) }
        }
        @dynamicMemberLookup struct ObjectBindings<Object: AnyObject> {
            let object: Object
            init(_ object: Object) { self.object = object }
            subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Object, Value>) -> Binding<Value> { Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 }) }
        }
        @propertyWrapper struct Bindable<Object: AnyObject> {
            var wrappedValue: Object
            init(wrappedValue: Object) { self.wrappedValue = wrappedValue /* projectedValue */ }
            var projectedValue: ObjectBindings<Object> { ObjectBindings(wrappedValue) }
        }
        @propertyWrapper struct ScaledMetric<Value> {
            let wrappedValue: Value
            init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
            init(wrappedValue: Value, relativeTo style: Font.TextStyle) { self.wrappedValue = wrappedValue }
        }
        @propertyWrapper struct ObservedObject<Object: AnyObject> {
            var wrappedValue: Object
            init(wrappedValue: Object) { self.wrappedValue = wrappedValue /* projectedValue */ }
            var projectedValue: ObjectBindings<Object> { ObjectBindings(wrappedValue) }
        }
        @propertyWrapper struct StateObject<Object: AnyObject> {
            var wrappedValue: Object
            init(wrappedValue: Object) { self.wrappedValue = wrappedValue /* projectedValue */ }
            var projectedValue: ObjectBindings<Object> { ObjectBindings(wrappedValue) }
        }
        @propertyWrapper struct EnvironmentObject<Object: AnyObject> {
            init() { /* wrappedValue, projectedValue */ }
            var wrappedValue: Object { fatalError("no object of the type \\(Object.self) in the environment") }
            var projectedValue: ObjectBindings<Object> { ObjectBindings(wrappedValue) }
        }
        struct EnvironmentValues {
            init() {}
            var colorScheme: ColorScheme { .light }
            var isEnabled: Bool { true }
        }
        @propertyWrapper struct Environment<Value> {
            private let path: KeyPath<EnvironmentValues, Value>
            init(_ path: KeyPath<EnvironmentValues, Value>) { self.path = path /* wrappedValue */ }
            var wrappedValue: Value { EnvironmentValues()[keyPath: path] }
        }
        @preconcurrency @MainActor protocol UIViewRepresentable: View where Body == Never {
            associatedtype UIViewType: UIView
            associatedtype Coordinator = Void
            typealias Context = UIViewRepresentableContext<Self>
            func makeUIView(context: Context) -> UIViewType
            func updateUIView(_ uiView: UIViewType, context: Context)
            func makeCoordinator() -> Coordinator
        }
        extension UIViewRepresentable where Coordinator == Void {
            func makeCoordinator() {}
        }
        struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
            let coordinator: Representable.Coordinator
        }
        @preconcurrency @MainActor protocol UIViewControllerRepresentable: View where Body == Never {
            associatedtype UIViewControllerType: UIViewController
            associatedtype Coordinator = Void
            typealias Context = UIViewControllerRepresentableContext<Self>
            func makeUIViewController(context: Context) -> UIViewControllerType
            func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
            func makeCoordinator() -> Coordinator
        }
        extension UIViewControllerRepresentable where Coordinator == Void {
            func makeCoordinator() {}
        }
        struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
            let coordinator: Representable.Coordinator
        }
        """)
}
