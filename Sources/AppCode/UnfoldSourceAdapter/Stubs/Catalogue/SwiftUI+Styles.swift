extension StubCatalogue {
    /// Styles of controls and of what fills shapes.
    static let swiftUIStyles = """
        @preconcurrency @MainActor protocol ViewModifier {
            associatedtype Body: View
            typealias Content = ModifiedView
            @ViewBuilder func body(content: Content) -> Body
        }
        view ModifiedView |
        protocol ListStyle {}
        protocol TextFieldStyle {}
        protocol PickerStyle {}
        protocol DatePickerStyle {}
        protocol TabViewStyle {}
        protocol GaugeStyle {}
        protocol MenuStyle {}
        protocol FormStyle {}
        protocol NavigationViewStyle {}
        protocol PrimitiveButtonStyle {}
        @preconcurrency @MainActor protocol ButtonStyle {
            associatedtype Body: View
            typealias Configuration = ButtonStyleConfiguration
            @ViewBuilder func makeBody(configuration: Configuration) -> Body
        }
        @MainActor struct ButtonStyleConfiguration {
            var role: ButtonRole? { nil }
            var label: AnyView { AnyView(EmptyView()) }
            var isPressed: Bool { false }
        }
        @preconcurrency @MainActor protocol ToggleStyle {
            associatedtype Body: View
            typealias Configuration = ToggleStyleConfiguration
            @ViewBuilder func makeBody(configuration: Configuration) -> Body
        }
        @MainActor struct ToggleStyleConfiguration {
            @Binding var isOn: Bool
            var label: AnyView { AnyView(EmptyView()) }
            init() { _isOn = Binding.constant(false) /* isOn */ }
        }
        @preconcurrency @MainActor protocol LabelStyle {
            associatedtype Body: View
            typealias Configuration = LabelStyleConfiguration
            @ViewBuilder func makeBody(configuration: Configuration) -> Body
        }
        @MainActor struct LabelStyleConfiguration {
            var title: AnyView { AnyView(EmptyView()) }
            var icon: AnyView { AnyView(EmptyView()) }
        }
        @preconcurrency @MainActor protocol ProgressViewStyle {
            associatedtype Body: View
            typealias Configuration = ProgressViewStyleConfiguration
            @ViewBuilder func makeBody(configuration: Configuration) -> Body
        }
        struct ProgressViewStyleConfiguration {
            var fractionCompleted: Double? { nil }
        }
        @preconcurrency @MainActor protocol GroupBoxStyle {
            associatedtype Body: View
            typealias Configuration = GroupBoxStyleConfiguration
            @ViewBuilder func makeBody(configuration: Configuration) -> Body
        }
        @MainActor struct GroupBoxStyleConfiguration {
            var label: AnyView { AnyView(EmptyView()) }
            var content: AnyView { AnyView(EmptyView()) }
        }
        extension ToggleStyle where Body == EmptyView {
            func makeBody(configuration: Configuration) -> EmptyView { EmptyView() /* makeBody */ }
        }
        extension LabelStyle where Body == EmptyView {
            func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
        }
        extension ProgressViewStyle where Body == EmptyView {
            func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
        }
        extension GroupBoxStyle where Body == EmptyView {
            func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
        }
        styles ListStyle: plain, grouped, insetGrouped, inset, sidebar, automatic
        styles TextFieldStyle: plain, roundedBorder, automatic
        styles PickerStyle: segmented, menu, wheel, inline, navigationLink, palette, automatic
        styles DatePickerStyle: compact, graphical, wheel, automatic
        styles TabViewStyle: page, automatic
        styles GaugeStyle: accessoryCircular, accessoryCircularCapacity, accessoryLinear, linearCapacity, automatic
        styles MenuStyle: button, borderlessButton, automatic
        styles FormStyle: grouped, columns, automatic as Automatic
        styles NavigationViewStyle: stack, columns as Column, automatic
        styles PrimitiveButtonStyle: plain, bordered, borderedProminent, borderless, automatic
        styles ToggleStyle: switch(tint: Color), button, automatic
        styles LabelStyle: titleAndIcon, titleOnly, iconOnly, automatic
        styles ProgressViewStyle: circular(tint: Color), linear(tint: Color), automatic
        styles GroupBoxStyle: automatic
        extension TabViewStyle where Self == PageTabViewStyle {
            static func page(indexDisplayMode mode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle { PageTabViewStyle() }
        }
        extension PageTabViewStyle {
            enum IndexDisplayMode: Sendable { case automatic, always, never }
            init(indexDisplayMode mode: IndexDisplayMode) { self.init() }
        }
        struct HierarchicalShapeStyle: ShapeStyle {
        }
        struct Material: ShapeStyle {
        }
        struct SemanticShapeStyle: ShapeStyle {
        }
        extension ShapeStyle where Self == HierarchicalShapeStyle {
            static var primary: Self { Self() }
            static var secondary: Self { Self() }
            static var tertiary: Self { Self() }
            static var quaternary: Self { Self() }
        }
        extension ShapeStyle where Self == Material {
            static var ultraThinMaterial: Self { Self() }
            static var thinMaterial: Self { Self() }
            static var regularMaterial: Self { Self() }
            static var thickMaterial: Self { Self() }
            static var ultraThickMaterial: Self { Self() }
            static var bar: Self { Self() }
        }
        extension ShapeStyle where Self == SemanticShapeStyle {
            static var tint: Self { Self() }
            static var foreground: Self { Self() }
            static var background: Self { Self() }
            static var separator: Self { Self() }
            static var selection: Self { Self() }
            static var placeholder: Self { Self() }
            static var link: Self { Self() }
            static var fill: Self { Self() }
        }
        extension ShapeStyle where Self == Color {
            static var black: Self { Color.black }
            static var blue: Self { Color.blue }
            static var brown: Self { Color.brown }
            static var clear: Self { Color.clear }
            static var cyan: Self { Color.cyan }
            static var gray: Self { Color.gray }
            static var green: Self { Color.green }
            static var indigo: Self { Color.indigo }
            static var mint: Self { Color.mint }
            static var orange: Self { Color.orange }
            static var pink: Self { Color.pink }
            static var purple: Self { Color.purple }
            static var red: Self { Color.red }
            static var teal: Self { Color.teal }
            static var white: Self { Color.white }
            static var yellow: Self { Color.yellow }
        }
        extension ShapeStyle {
            func opacity(_ opacity: Double) -> some ShapeStyle { self }
        }
        extension Color {
            var gradient: LinearGradient { LinearGradient(colors: [self], startPoint: UnitPoint.top, endPoint: UnitPoint.bottom) }
        }
        struct Gradient: ShapeStyle {
            struct Stop { public init(color: Color, location: CGFloat) {} }
            init(colors: [Color]) {}
            init(stops: [Stop]) {}
        }
        struct LinearGradient: View, ShapeStyle {
            typealias Body = Never
            init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
            init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
            init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
        }
        struct RadialGradient: View, ShapeStyle {
            typealias Body = Never
            init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
            init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
        }
        struct AngularGradient: View, ShapeStyle {
            typealias Body = Never
            init(colors: [Color], center: UnitPoint) {}
            init(gradient: Gradient, center: UnitPoint, angle: Angle) {}
        }
        """
}
