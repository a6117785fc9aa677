extension StubCatalogue {
    /// Views are values that draw nothing; what a host shows has the size that a test gives.
    static let swiftUI = StubModule(
        "SwiftUI",
        swiftUICore + "\n" + swiftUIControls + "\n" + swiftUIStyles)

    private static let swiftUICore = """
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
        @preconcurrency @MainActor protocol PreviewProvider {
            associatedtype Previews: View
            @ViewBuilder static var previews: Previews { get }
        }
        struct Text: View {
            typealias Body = Never
            enum Case: Sendable { case lowercase, uppercase }
            enum TruncationMode: Sendable { case head, middle, tail }
            enum DateStyle: Sendable { case date, time, relative, offset, timer }
            @_disfavoredOverload init(_ content: some StringProtocol) {}
            init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {}
            init(_ content: AttributedString) {}
            init(_ image: Image) {}
            init(_ date: Date, style: DateStyle) {}
            init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {}
            init(verbatim content: String) {}
            static func + (left: Text, right: Text) -> Text { left }
            func font(_ font: Font?) -> Text { self }
            func fontWeight(_ weight: Font.Weight?) -> Text { self }
            func bold() -> Text { self }
            func italic() -> Text { self }
            func foregroundColor(_ color: Color?) -> Text { self }
            func foregroundStyle(_ style: some ShapeStyle) -> Text { self }
            func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
            func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
            func kerning(_ kerning: CGFloat) -> Text { self }
            func baselineOffset(_ offset: CGFloat) -> Text { self }
            func monospacedDigit() -> Text { self }
        }
        struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
            init(_ value: String) {}
            init(stringLiteral value: String) {}
            init(stringInterpolation: LocalizedStringParts) {}
        }
        struct LocalizedStringParts: StringInterpolationProtocol {
            init(literalCapacity: Int, interpolationCount: Int) { /* appendLiteral, appendInterpolation */ }
            mutating func appendLiteral(_ literal: String) {}
            mutating func appendInterpolation(_ value: some Any) {}
            mutating func appendInterpolation(_ value: some Any, specifier: String) {}
            mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F) {}
            mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {}
        }
        struct Image: View {
            typealias Body = Never
            init(_ name: String, bundle: Bundle? = nil) {}
            init(systemName: String) {}
            init(uiImage: UIImage) {}
            init(_ resource: ImageResource) {}
            enum Scale: Sendable { case small, medium, large }
            enum TemplateRenderingMode: Sendable { case template, original }
            init(decorative name: String, bundle: Bundle? = nil) {}
            func resizable() -> Image { self }
            func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
            func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
        }
        protocol ShapeStyle {}
        struct Color: View, ShapeStyle, Hashable {
            typealias Body = Never
            let uiColor: UIColor
            init(_ color: UIColor) { uiColor = color }
            init(uiColor: UIColor) { self.uiColor = uiColor }
            init(_ resource: ColorResource) { uiColor = UIColor(resource: resource) }
            init(_ name: String, bundle: Bundle? = nil) { uiColor = UIColor(named: name, in: bundle, compatibleWith: nil) ?? .clear }
            enum RGBColorSpace: Hashable, Sendable {
                case sRGB, sRGBLinear, displayP3
                func encoded(_ value: Double) -> Double { self != .sRGBLinear ? value : value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055 }
            }
            init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) { uiColor = UIColor(red: colorSpace.encoded(red), green: colorSpace.encoded(green), blue: colorSpace.encoded(blue), alpha: opacity) }
            init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) { uiColor = UIColor(white: colorSpace.encoded(white), alpha: opacity) }
            init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) { uiColor = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity) }
            static let black = Color(UIColor.black)
            static let blue = Color(UIColor.systemBlue)
            static let brown = Color(UIColor.systemBrown)
            static let clear = Color(UIColor.clear)
            static let gray = Color(UIColor.systemGray)
            static let green = Color(UIColor.systemGreen)
            static let orange = Color(UIColor.systemOrange)
            static let pink = Color(UIColor.systemPink)
            static let accentColor = Color(UIColor.tintColor)
            static let cyan = Color(UIColor.systemCyan)
            static let indigo = Color(UIColor.systemIndigo)
            static let mint = Color(UIColor.systemMint)
            static let teal = Color(UIColor.systemTeal)
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
            static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font { Font() }
            init(_ font: UIFont) {}
            func monospacedDigit() -> Font { self }
            func monospaced() -> Font { self }
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
        enum Axis: Sendable {
            case horizontal, vertical
            typealias Set = AxisSet
        }
        options AxisSet: horizontal, vertical, all
        struct EdgeInsets: Equatable, Sendable {
            var top: CGFloat = 0
            var leading: CGFloat = 0
            var bottom: CGFloat = 0
            var trailing: CGFloat = 0
            init() { /* top, leading, bottom, trailing */ }
            init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) { (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing) }
        }
        struct UnitPoint: Hashable, Sendable {
            init(x: CGFloat = 0, y: CGFloat = 0) {}
            static let center = UnitPoint()
            static let top = UnitPoint()
            static let bottom = UnitPoint()
            static let leading = UnitPoint()
            static let trailing = UnitPoint()
            static let topLeading = UnitPoint()
            static let topTrailing = UnitPoint()
            static let bottomLeading = UnitPoint()
            static let bottomTrailing = UnitPoint()
        }
        enum Alignment: Sendable { case center, leading, trailing, top, bottom, topLeading, topTrailing, bottomLeading, bottomTrailing, leadingFirstTextBaseline, centerFirstTextBaseline }
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
            init(_ axes: AxisSet = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {}
        }
        struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
            typealias Body = Never
            init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
            init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) where Data.Element: Identifiable, ID == Data.Element.ID {}
            init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) where Data == Range<Int>, ID == Int {}
            init<Values: RandomAccessCollection>(_ data: Binding<Values>, @ViewBuilder content: @escaping (Binding<Values.Element>) -> Content) where Values.Element: Identifiable, ID == Values.Element.ID, Data == [Values.Element] {}
            init<Values: RandomAccessCollection>(_ data: Binding<Values>, id: KeyPath<Values.Element, ID>, @ViewBuilder content: @escaping (Binding<Values.Element>) -> Content) where Data == [Values.Element] {}
            func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }
            func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }
        }
        extension Array /* ForEach */ {
            mutating func remove(atOffsets offsets: IndexSet) { for index in offsets.reversed() { remove(at: index) } }
            mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
                let (moved, before) = (source.map { self[$0] }, source.filter { $0 < destination }.count)
                remove(atOffsets: source)
                insert(contentsOf: moved, at: destination - before)
            }
        }
        struct Button<Label: View>: View {
            typealias Body = Never
            init(role: ButtonRole? = nil, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {}
            init(_ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping () -> Void) where Label == Text {}
            init(_ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void) where Label == Text {}
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
            init(_ title: some StringProtocol, image: String) where Title == Text, Icon == Image {}
        }
        struct Animation: Equatable, Sendable {
            init() {}
            static let `default` = Animation()
            static let easeInOut = Animation()
            static let snappy = Animation()
            static let smooth = Animation()
            static let linear = Animation()
            static let easeIn = Animation()
            static let easeOut = Animation()
            static let bouncy = Animation()
            static let interactiveSpring = Animation()
            static let spring = Animation()
            static func linear(duration: TimeInterval) -> Animation { Animation() }
            static func easeIn(duration: TimeInterval) -> Animation { Animation() }
            static func easeOut(duration: TimeInterval) -> Animation { Animation() }
            static func easeInOut(duration: TimeInterval) -> Animation { Animation() }
            static func snappy(duration: TimeInterval) -> Animation { Animation() }
            static func smooth(duration: TimeInterval) -> Animation { Animation() }
            static func spring(duration: TimeInterval, bounce: Double = 0) -> Animation { Animation() }
            static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86) -> Animation { Animation() }
            func delay(_ delay: TimeInterval) -> Animation { self }
            func speed(_ speed: Double) -> Animation { self }
            func repeatForever(autoreverses: Bool = true) -> Animation { self }
            func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
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
            func stroke(_ style: some ShapeStyle, style stroke: StrokeStyle) -> some View { self }
            func stroke(lineWidth: CGFloat = 1) -> some View { self }
            func strokeBorder(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> some View { self }
            func fill() -> some View { self }
            func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape { self }
            func inset(by amount: CGFloat) -> some Shape { self }
            func rotation(_ angle: Angle) -> some Shape { self }
        }
        typealias InsettableShape = Shape
        struct StrokeStyle: Sendable {
            init(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0) {}
        }
        struct Path: Shape {
            init() {}
            init(_ path: CGPath) {}
            init(_ rect: CGRect) {}
            init(roundedRect rect: CGRect, cornerRadius: CGFloat) {}
            init(ellipseIn rect: CGRect) {}
            init(_ callback: (inout Path) -> Void) { self.init(); callback(&self) }
            mutating func move(to point: CGPoint) {}
            mutating func addLine(to point: CGPoint) {}
            mutating func addLines(_ points: [CGPoint]) {}
            mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {}
            mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {}
            mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool) {}
            mutating func addRect(_ rect: CGRect) {}
            mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {}
            mutating func addEllipse(in rect: CGRect) {}
            mutating func closeSubpath() {}
        }
        extension Shape where Self == RoundedRectangle {
            static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius) }
        }
        extension Shape where Self == Rectangle {
            static var rect: Rectangle { Rectangle() }
        }
        extension Shape where Self == Circle {
            static var circle: Circle { Circle() }
        }
        extension Shape where Self == Capsule {
            static var capsule: Capsule { Capsule() }
        }
        enum RoundedCornerStyle: Sendable { case circular, continuous }
        struct Ellipse: Shape {
            init() {}
        }
        struct UnevenRoundedRectangle: Shape {
            init(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous) {}
        }
        struct Rectangle: Shape {
            init() {}
        }
        struct Circle: Shape {
            init() {}
        }
        struct Capsule: Shape {
            init(style: RoundedCornerStyle = .continuous) {}
        }
        struct RoundedRectangle: Shape {
            init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
            init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
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
            @_disfavoredOverload func background(_ background: some View, alignment: Alignment = .center) -> some View { self }
            func background(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: UIKit.HostedEdges = .all) -> some View { self }
            func background(in shape: some Shape) -> some View { self }
            func background(alignment: Alignment = .center, @ViewBuilder content: () -> some View) -> some View { self }
            func background(_ style: some ShapeStyle, in shape: some Shape) -> some View { self }
            @_disfavoredOverload func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View { self }
            func overlay(_ style: some ShapeStyle) -> some View { self }
            func overlay(_ style: some ShapeStyle, in shape: some Shape) -> some View { self }
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
        @propertyWrapper @dynamicMemberLookup struct Binding<Value> {
            private let getter: () -> Value
            private let setter: (Value) -> Void
            init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { (getter, setter) = (get, set) /* wrappedValue, projectedValue */ }
            var wrappedValue: Value { get { getter() } nonmutating set { setter(newValue) } }
            var projectedValue: Binding<Value> { self }
            init(projectedValue: Binding<Value>) { self = projectedValue }
            init?(_ base: Binding<Value?>) {
                guard let first = base.wrappedValue else { return nil }
                self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
            }
            subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Binding<Member> { Binding<Member>(get: { wrappedValue[keyPath: path] }, set: { wrappedValue[keyPath: path] = $0 }) }
            func animation(_ animation: Animation? = Animation()) -> Binding<Value> { self }
            static func kept(_ value: Value) -> Binding<Value> {
                var value = value
                return Binding(get: { value }, set: { value = $0 })
            }
            static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }
        }
        @propertyWrapper struct State<Value> {
            let projectedValue: Binding<Value>
            init(wrappedValue: Value) { projectedValue = Binding.kept(wrappedValue) /* projectedValue */ }
            init(initialValue value: Value) { self.init(wrappedValue: value) }
            init() where Value: ExpressibleByNilLiteral { self.init(wrappedValue: nil) }
            var wrappedValue: Value { get { projectedValue.wrappedValue } nonmutating set { projectedValue.wrappedValue = newValue } }
        }
        @propertyWrapper struct AppStorage<Value> {
            let projectedValue: Binding<Value>
            init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { projectedValue = Binding.kept(wrappedValue) /* wrappedValue, projectedValue */ }
            init(_ key: String, store: UserDefaults? = nil) where Value: ExpressibleByNilLiteral { self.init(wrappedValue: nil, key) }
            var wrappedValue: Value { get { projectedValue.wrappedValue } nonmutating set { projectedValue.wrappedValue = newValue } }
        }
        typealias SceneStorage = AppStorage
        typealias AccessibilityFocusState = FocusState
        typealias FocusBinding<Value> = Binding<Value>
        @propertyWrapper struct FocusState<Value> {
            typealias Binding = FocusBinding<Value>
            let projectedValue: FocusBinding<Value>
            init() where Value == Bool { projectedValue = .kept(false) /* Binding.kept, wrappedValue, projectedValue */ }
            init() where Value: ExpressibleByNilLiteral { projectedValue = .kept(nil) }
            var wrappedValue: Value { get { projectedValue.wrappedValue } nonmutating set { projectedValue.wrappedValue = newValue } }
        }
        @propertyWrapper struct GestureState<Value> {
            let wrappedValue: Value
            init(wrappedValue: Value) { self.wrappedValue = wrappedValue /* projectedValue */ }
            var projectedValue: GestureState<Value> { self }
        }
        @propertyWrapper struct Namespace {
            struct ID: Hashable, Sendable { public init() {} }
            init() { /* wrappedValue */ }
            var wrappedValue: ID { ID() }
        }
        @propertyWrapper struct UIApplicationDelegateAdaptor<Delegate: NSObject> {
            init(_ type: Delegate.Type = Delegate.self) { /* wrappedValue */ }
            var wrappedValue: Delegate { fatalError("no scene was shown, so that there is no \\(Delegate.self)") }
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
        @propertyWrapper struct ScaledMetric<Value: BinaryFloatingPoint> {
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
        protocol EnvironmentKey {
            associatedtype Value
            static var defaultValue: Value { get }
        }
        struct EnvironmentValues {
            init() {}
            var accessibilityReduceMotion = false
            var calendar = Calendar.current
            var colorScheme = ColorScheme.light
            var dismiss: DismissAction { DismissAction() }
            var displayScale: CGFloat = 3
            var dynamicTypeSize = DynamicTypeSize.large
            var editMode: Binding<EditMode>? = .kept(.inactive)
            var horizontalSizeClass: UserInterfaceSizeClass? = .compact
            var isEnabled = true
            var isFocused = false
            var isPresented = false
            var isSearching = false
            var layoutDirection = LayoutDirection.leftToRight
            var lineLimit: Int?
            var locale = Locale.current
            var openURL = OpenURLAction()
            var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
            var scenePhase = ScenePhase.active
            var timeZone = TimeZone.current
            var verticalSizeClass: UserInterfaceSizeClass? = .regular
            subscript<K: EnvironmentKey>(key: K.Type) -> K.Value { get { K.defaultValue } set {} }
        }
        struct DismissAction {
            init() { /* callAsFunction */ }
            func callAsFunction() {}
        }
        struct OpenURLAction {
            init() { /* callAsFunction */ }
            func callAsFunction(_ url: URL) {}
        }
        struct PresentationMode {
            var isPresented: Bool { true }
            mutating func dismiss() {}
        }
        enum EditMode: Sendable {
            case inactive, transient, active
            var isEditing: Bool { self != .inactive }
        }
        enum LayoutDirection: Sendable { case leftToRight, rightToLeft }
        enum ScenePhase: Comparable, Sendable { case background, inactive, active }
        enum UserInterfaceSizeClass: Sendable { case compact, regular }
        protocol PreferenceKey {
            associatedtype Value
            static var defaultValue: Value { get }
            static func reduce(value: inout Value, nextValue: () -> Value)
        }
        @propertyWrapper struct Environment<Value> {
            private let value: () -> Value
            init(_ path: KeyPath<EnvironmentValues, Value>) { value = { EnvironmentValues()[keyPath: path] } /* wrappedValue */ }
            init(_ type: Value.Type) where Value: AnyObject { value = { fatalError("no object of the type \\(Value.self) in the environment") } }
            init<Object: AnyObject>(_ type: Object.Type) where Value == Object? { value = { nil } }
            var wrappedValue: Value { value() }
        }
        extension UIHostingConfiguration /* ViewBuilder */ where Content: View {
            init(@ViewBuilder content: () -> Content) { self = StubHosting.configuration(content) }
        }
        enum StubHosting {
            static func configuration<Content>(_ content: () -> Content) -> UIHostingConfiguration<Content> { UIHostingConfiguration(content: content) /* configuration */ }
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
        """
}
