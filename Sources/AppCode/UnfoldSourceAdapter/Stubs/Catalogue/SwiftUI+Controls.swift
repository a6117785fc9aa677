extension StubCatalogue {
    /// Containers, controls, presentations, and what decorates views.
    static let swiftUIControls = """
        @preconcurrency @MainActor protocol App {
            associatedtype Body: Scene
            @ViewBuilder var body: Body { get }
            init()
        }
        extension App {
            static func main() {}
        }
        typealias Scene = View
        typealias SceneBuilder = ViewBuilder
        typealias ToolbarContent = View
        typealias ToolbarContentBuilder = ViewBuilder
        view WindowGroup<Content: View> | @ViewBuilder content: () -> Content
        view NavigationStack<Content: View> | @ViewBuilder root: () -> Content | path: Binding<NavigationPath>, @ViewBuilder root: () -> Content | path: Binding<some Collection>, @ViewBuilder root: () -> Content
        view NavigationView<Content: View> | @ViewBuilder content: () -> Content
        view NavigationSplitView<Sidebar: View, Detail: View> | @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
        view NavigationLink<Label: View> | @ViewBuilder destination: () -> some View, @ViewBuilder label: () -> Label | destination: some View, @ViewBuilder label: () -> Label | value: (some Hashable)?, @ViewBuilder label: () -> Label | _ title: some StringProtocol, value: (some Hashable)? where Label == Text | _ title: some StringProtocol, @ViewBuilder destination: () -> some View where Label == Text | _ title: some StringProtocol, destination: some View where Label == Text
        struct NavigationPath {
            var count = 0
            var isEmpty: Bool { count == 0 }
            init() { /* count */ }
            mutating func append(_ value: some Hashable) { count += 1 }
            mutating func removeLast(_ k: Int = 1) { count -= k }
        }
        view List<Content: View> | @ViewBuilder content: () -> Content | selection: Binding<some Any>, @ViewBuilder content: () -> Content | _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Content | _ data: some RandomAccessCollection<Element>, @ViewBuilder rowContent: @escaping (Element) -> Content of Element: Identifiable | _ data: some RandomAccessCollection<Element>, id: KeyPath<Element, some Hashable>, @ViewBuilder rowContent: @escaping (Element) -> Content of Element | _ data: some RandomAccessCollection<Element>, selection: Binding<some Any>, @ViewBuilder rowContent: @escaping (Element) -> Content of Element: Identifiable
        view Form<Content: View> | @ViewBuilder content: () -> Content
        view Section<Header: View, Content: View, Footer: View> | @ViewBuilder content: () -> Content where Header == EmptyView, Footer == EmptyView | @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header where Footer == EmptyView | @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer where Header == EmptyView | @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header, @ViewBuilder footer: () -> Footer | header: Header, footer: Footer, @ViewBuilder content: () -> Content | header: Header, @ViewBuilder content: () -> Content where Footer == EmptyView | _ title: some StringProtocol, @ViewBuilder content: () -> Content where Header == Text, Footer == EmptyView | _ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content where Header == Text, Footer == EmptyView
        view LazyVStack<Content: View> | alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
        view LazyHStack<Content: View> | alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
        view LazyVGrid<Content: View> | columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
        view LazyHGrid<Content: View> | rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
        options PinnedScrollableViews: sectionHeaders, sectionFooters
        struct GridItem: Sendable {
            enum Size: Sendable { case fixed(CGFloat), flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity), adaptive(minimum: CGFloat, maximum: CGFloat = .infinity) }
            init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {}
        }
        view Grid<Content: View> | alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
        view GridRow<Content: View> | alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
        view ViewThatFits<Content: View> | in axes: AxisSet = .all, @ViewBuilder content: () -> Content
        view ControlGroup<Content: View> | @ViewBuilder content: () -> Content
        view GroupBox<Label: View, Content: View> | @ViewBuilder content: () -> Content where Label == EmptyView | _ title: some StringProtocol, @ViewBuilder content: () -> Content where Label == Text | @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
        view DisclosureGroup<Label: View, Content: View> | _ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content where Label == Text | _ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content where Label == Text | @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label | isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
        view TabView<Content: View> | @ViewBuilder content: () -> Content | selection: Binding<some Hashable>, @ViewBuilder content: () -> Content
        view Tab<Content: View> | _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content | _ title: some StringProtocol, systemImage: String, value: some Hashable, @ViewBuilder content: () -> Content
        view GeometryReader<Content: View> | @ViewBuilder content: @escaping (GeometryProxy) -> Content
        struct GeometryProxy {
            var size: CGSize { .zero }
            var safeAreaInsets: EdgeInsets { EdgeInsets() }
            func frame(in space: CoordinateSpace) -> CGRect { .zero }
        }
        enum CoordinateSpace: Hashable { case global, local, named(AnyHashable) }
        view ScrollViewReader<Content: View> | @ViewBuilder content: @escaping (ScrollViewProxy) -> Content
        struct ScrollViewProxy {
            func scrollTo(_ id: some Hashable, anchor: UnitPoint? = nil) {}
        }
        view TimelineView<Schedule: TimelineSchedule, Content: View> | _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
        struct TimelineViewDefaultContext: Sendable {
            enum Cadence: Comparable, Sendable { case live, seconds, minutes }
            let date: Date
            let cadence: Cadence
        }
        protocol TimelineSchedule {
            typealias Mode = TimelineScheduleMode
            associatedtype Entries: Sequence = [Date] where Entries.Element == Date
            func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
        }
        extension TimelineSchedule where Entries == [Date] {
            func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { [startDate] }
        }
        enum TimelineScheduleMode: Sendable { case normal, lowFrequency }
        struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
            init(minimumInterval: Double? = nil, paused: Bool = false) {}
        }
        struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
            init() {}
        }
        struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
            init(from startDate: Date, by interval: TimeInterval) {}
        }
        struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
            private let dates: Entries
            init(_ dates: Entries) { self.dates = dates }
            func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
        }
        extension TimelineSchedule where Self == AnimationTimelineSchedule {
            static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
            static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule { AnimationTimelineSchedule() }
        }
        extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
            static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
        }
        extension TimelineSchedule where Self == PeriodicTimelineSchedule {
            static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule { PeriodicTimelineSchedule(from: startDate, by: interval) }
        }
        extension TimelineSchedule {
            static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S> where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
        }
        view TextField<Label: View> | _ title: some StringProtocol, text: Binding<String> where Label == Text | _ title: some StringProtocol, text: Binding<String>, axis: Axis where Label == Text | _ title: some StringProtocol, text: Binding<String>, prompt: Text? where Label == Text | text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label | _ title: some StringProtocol, value: Binding<F.FormatInput>, format: F of F: ParseableFormatStyle where Label == Text, F.FormatOutput == String
        view SecureField | _ title: some StringProtocol, text: Binding<String>
        view TextEditor | text: Binding<String>
        view Picker<Label: View, Content: View> | _ title: some StringProtocol, selection: Binding<some Hashable>, @ViewBuilder content: () -> Content where Label == Text | selection: Binding<some Hashable>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label | selection: Binding<some Hashable>, label: Label, @ViewBuilder content: () -> Content
        view Stepper<Label: View> | _ title: some StringProtocol, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1 of V: Strideable where Label == Text | _ title: some StringProtocol, value: Binding<some Strideable> where Label == Text | _ title: some StringProtocol, onIncrement: (() -> Void)?, onDecrement: (() -> Void)? where Label == Text | value: Binding<V>, in bounds: ClosedRange<V>, @ViewBuilder label: () -> Label of V: Strideable
        view Slider<Label: View> | value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in } of V: BinaryFloatingPoint where Label == EmptyView | value: Binding<V>, in bounds: ClosedRange<V>, step: V, onEditingChanged: @escaping (Bool) -> Void = { _ in } of V: BinaryFloatingPoint where Label == EmptyView | value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label of V: BinaryFloatingPoint
        view DatePicker<Label: View> | _ title: some StringProtocol, selection: Binding<Date>, displayedComponents: DatePickerComponents = [.date] where Label == Text | _ title: some StringProtocol, selection: Binding<Date>, in range: some RangeExpression<Date>, displayedComponents: DatePickerComponents = [.date] where Label == Text | selection: Binding<Date>, displayedComponents: DatePickerComponents = [.date], @ViewBuilder label: () -> Label
        options DatePickerComponents: date, hourAndMinute
        view ColorPicker | _ title: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = true
        view ProgressView<Label: View> | where Label == EmptyView | value: (some BinaryFloatingPoint)? where Label == EmptyView | value: V?, total: V of V: BinaryFloatingPoint where Label == EmptyView | _ title: some StringProtocol where Label == Text | _ title: some StringProtocol, value: (some BinaryFloatingPoint)? where Label == Text | @ViewBuilder label: () -> Label
        view Gauge<Label: View> | value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label of V: BinaryFloatingPoint
        view Menu<Label: View, Content: View> | _ title: some StringProtocol, @ViewBuilder content: () -> Content where Label == Text | _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content where Label == Text | @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
        view Link<Label: View> | _ title: some StringProtocol, destination: URL where Label == Text | destination: URL, @ViewBuilder label: () -> Label
        view ShareLink<Label: View> | item: some Any where Label == EmptyView | _ title: some StringProtocol, item: some Any where Label == Text | item: some Any, @ViewBuilder label: () -> Label
        view EditButton |
        view LabeledContent<Label: View, Content: View> | _ title: some StringProtocol, value: some StringProtocol where Label == Text, Content == Text | _ title: some StringProtocol, @ViewBuilder content: () -> Content where Label == Text | @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
        view ContentUnavailableView<Label: View, Description: View, Actions: View> | @ViewBuilder label: () -> Label where Description == EmptyView, Actions == EmptyView | @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description where Actions == EmptyView | @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description, @ViewBuilder actions: () -> Actions | _ title: some StringProtocol, systemImage: String, description: Text? = nil where Label == Text, Description == EmptyView, Actions == EmptyView
        view AsyncImage<Content: View> | url: URL?, scale: CGFloat = 1 where Content == Image | url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Content, @ViewBuilder placeholder: @escaping () -> some View | url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
        enum AsyncImagePhase: Sendable {
            case empty, success(Image), failure(any Error)
            var image: Image? { nil }
            var error: (any Error)? { nil }
        }
        view ToolbarItem<Content: View> | id: String = "", placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
        view ToolbarItemGroup<Content: View> | placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
        enum ToolbarItemPlacement: Sendable { case automatic, principal, navigation, primaryAction, secondaryAction, status, confirmationAction, cancellationAction, destructiveAction, keyboard, topBarLeading, topBarTrailing, bottomBar, navigationBarLeading, navigationBarTrailing }
        struct Alert {
            typealias Button = AlertButton
            init(title: Text, message: Text? = nil, dismissButton: AlertButton? = nil) {}
            init(title: Text, message: Text? = nil, primaryButton: AlertButton, secondaryButton: AlertButton) {}
        }
        struct AlertButton {
            static func `default`(_ label: Text, action: (() -> Void)? = nil) -> AlertButton { AlertButton() }
            static func cancel(_ label: Text? = nil, action: (() -> Void)? = nil) -> AlertButton { AlertButton() }
            static func destructive(_ label: Text, action: (() -> Void)? = nil) -> AlertButton { AlertButton() }
        }
        struct PresentationDetent: Hashable, Sendable {
            static let medium = PresentationDetent()
            static let large = PresentationDetent()
            static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent() }
            static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent() }
        }
        enum Visibility: Hashable, Sendable { case automatic, visible, hidden }
        modifiers sheet(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> some View) | sheet<Item: Identifiable>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> some View)
        modifiers fullScreenCover(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> some View) | fullScreenCover<Item: Identifiable>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> some View)
        modifiers popover(isPresented: Binding<Bool>, arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> some View) | popover<Item: Identifiable>(item: Binding<Item?>, arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> some View)
        modifiers alert(_ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View) | alert(_ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View, @ViewBuilder message: () -> some View) | alert(isPresented: Binding<Bool>, content: () -> Alert) | alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) | alert(isPresented: Binding<Bool>, error: (some LocalizedError)?, @ViewBuilder actions: () -> some View) | alert<T>(_ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> some View) | alert<T>(_ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> some View, @ViewBuilder message: (T) -> some View)
        modifiers confirmationDialog(_ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> some View) | confirmationDialog(_ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> some View, @ViewBuilder message: () -> some View)
        modifiers presentationDetents(_ detents: Set<PresentationDetent>) | presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) | presentationDragIndicator(_ visibility: Visibility) | presentationCornerRadius(_ radius: CGFloat?) | presentationBackground(_ style: some ShapeStyle) | interactiveDismissDisabled(_ isDisabled: Bool = true)
        modifiers navigationTitle(_ title: some StringProtocol) | navigationTitle(_ title: Text) | navigationBarTitle(_ title: some StringProtocol) | navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) | navigationBarHidden(_ hidden: Bool) | navigationBarBackButtonHidden(_ hidden: Bool = true) | navigationDestination<D: Hashable>(for data: D.Type, @ViewBuilder destination: @escaping (D) -> some View) | navigationDestination(isPresented: Binding<Bool>, @ViewBuilder destination: () -> some View) | navigationViewStyle(_ style: some NavigationViewStyle)
        struct NavigationBarItem {
            enum TitleDisplayMode: Sendable { case automatic, inline, large }
        }
        modifiers toolbar(@ViewBuilder content: () -> some View) | toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) | toolbarBackground(_ style: some ShapeStyle, for bars: ToolbarPlacement...) | toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) | toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...) | tabItem(@ViewBuilder _ label: () -> some View) | tag(_ tag: some Hashable) | badge(_ count: Int) | badge(_ label: Text?)
        enum ToolbarPlacement: Sendable { case automatic, bottomBar, navigationBar, tabBar }
        modifiers listStyle(_ style: some ListStyle) | buttonStyle(_ style: some ButtonStyle) | buttonStyle(_ style: some PrimitiveButtonStyle) | toggleStyle(_ style: some ToggleStyle) | textFieldStyle(_ style: some TextFieldStyle) | pickerStyle(_ style: some PickerStyle) | labelStyle(_ style: some LabelStyle) | datePickerStyle(_ style: some DatePickerStyle) | progressViewStyle(_ style: some ProgressViewStyle) | tabViewStyle(_ style: some TabViewStyle) | gaugeStyle(_ style: some GaugeStyle) | menuStyle(_ style: some MenuStyle) | formStyle(_ style: some FormStyle) | groupBoxStyle(_ style: some GroupBoxStyle)
        modifiers listRowSeparator(_ visibility: Visibility, edges: UIKit.HostedEdges = .all) | listSectionSeparator(_ visibility: Visibility, edges: UIKit.HostedEdges = .all) | listRowSeparatorTint(_ color: Color?) | listRowInsets(_ insets: EdgeInsets?) | listRowBackground(_ view: (some View)?) | listRowSpacing(_ spacing: CGFloat?) | listSectionSpacing(_ spacing: CGFloat) | headerProminence(_ prominence: Prominence) | swipeActions(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> some View) | deleteDisabled(_ isDisabled: Bool) | moveDisabled(_ isDisabled: Bool)
        enum Prominence: Sendable { case standard, increased }
        enum HorizontalEdge: Sendable { case leading, trailing }
        enum VerticalEdge: Sendable { case top, bottom }
        modifiers contextMenu(@ViewBuilder menuItems: () -> some View) | contextMenu(@ViewBuilder menuItems: () -> some View, @ViewBuilder preview: () -> some View) | searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol = "") | searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol = "") | refreshable(action: @escaping @Sendable () async -> Void)
        enum SearchFieldPlacement: Sendable { case automatic, toolbar, sidebar, navigationBarDrawer }
        modifiers focused(_ condition: FocusState<Bool>.Binding) | focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) | submitLabel(_ label: SubmitLabel) | onSubmit(_ action: @escaping () -> Void) | keyboardType(_ type: UIKeyboardType) | textContentType(_ type: UITextContentType?) | textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) | autocapitalization(_ style: UITextAutocapitalizationType) | autocorrectionDisabled(_ disable: Bool = true) | disableAutocorrection(_ disable: Bool?) | textSelection(_ selectability: some TextSelectability)
        enum SubmitLabel: Sendable { case done, go, send, join, route, search, `return`, next, `continue` }
        enum TextInputAutocapitalization: Sendable { case never, words, sentences, characters }
        protocol TextSelectability {}
        struct EnabledTextSelectability: TextSelectability {
        }
        extension TextSelectability where Self == EnabledTextSelectability {
            static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
        }
        modifiers scrollContentBackground(_ visibility: Visibility) | scrollIndicators(_ visibility: ScrollIndicatorVisibility) | scrollDisabled(_ disabled: Bool) | scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) | scrollBounceBehavior(_ behavior: ScrollBounceBehavior) | scrollClipDisabled(_ disabled: Bool = true) | scrollTargetLayout(isEnabled: Bool = true) | scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) | containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) | safeAreaInset(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View) | safeAreaPadding(_ edges: UIKit.HostedEdges = .all, _ length: CGFloat? = nil) | contentMargins(_ edges: UIKit.HostedEdges = .all, _ length: CGFloat?)
        enum ScrollIndicatorVisibility: Sendable { case automatic, visible, hidden, never }
        enum ScrollDismissesKeyboardMode: Sendable { case automatic, immediately, interactively, never }
        enum ScrollBounceBehavior: Sendable { case automatic, always, basedOnSize }
        modifiers accessibilityElement(children: AccessibilityChildBehavior = .ignore) | accessibilityAddTraits(_ traits: AccessibilityTraits) | accessibilityRemoveTraits(_ traits: AccessibilityTraits) | accessibilityValue(_ value: some StringProtocol) | accessibilityHint(_ hint: some StringProtocol) | accessibilityAction(_ handler: @escaping () -> Void) | accessibilityAction(named name: some StringProtocol, _ handler: @escaping () -> Void) | accessibilitySortPriority(_ priority: Double) | accessibilityInputLabels(_ labels: [String])
        enum AccessibilityChildBehavior: Sendable { case ignore, contain, combine }
        options AccessibilityTraits: isButton, isHeader, isSelected, isLink, isImage, isStaticText, isModal, isSearchField, updatesFrequently
        modifiers gesture(_ gesture: some Gesture) | simultaneousGesture(_ gesture: some Gesture) | highPriorityGesture(_ gesture: some Gesture) | onLongPressGesture(minimumDuration: Double = 0.5, perform action: @escaping () -> Void) | onTapGesture(count: Int, perform action: @escaping () -> Void) | onHover(perform action: @escaping (Bool) -> Void) | allowsHitTesting(_ enabled: Bool) | onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) | onOpenURL(perform action: @escaping (URL) -> Void) | onPreferenceChange<K: PreferenceKey>(_ key: K.Type, perform action: @escaping (K.Value) -> Void) | preference<K: PreferenceKey>(key: K.Type, value: K.Value) | task<ID: Equatable>(id: ID, _ action: @escaping @MainActor () async -> Void)
        @preconcurrency @MainActor protocol Gesture {
            associatedtype Value
        }
        extension Gesture {
            func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }
            func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
            func updating<S>(_ state: GestureState<S>, body: @escaping (Value, inout S, inout Transaction) -> Void) -> Self { self }
            func simultaneously(with other: some Gesture) -> Self { self }
        }
        struct DragGesture: Gesture {
            struct Value { public var location = CGPoint.zero, startLocation = CGPoint.zero, translation = CGSize.zero, predictedEndTranslation = CGSize.zero }
            init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
        }
        struct TapGesture: Gesture {
            typealias Value = Void
            init(count: Int = 1) {}
        }
        struct LongPressGesture: Gesture {
            typealias Value = Bool
            init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
        }
        struct MagnificationGesture: Gesture {
            typealias Value = CGFloat
            init(minimumScaleDelta: CGFloat = 0.01) {}
        }
        modifiers modifier(_ modifier: some ViewModifier) | transition(_ transition: AnyTransition) | animation(_ animation: Animation?) | matchedGeometryEffect(id: some Hashable, in namespace: Namespace.ID, isSource: Bool = true) | contentTransition(_ transition: ContentTransition) | symbolEffect(_ effect: some IndefiniteSymbolEffect & SymbolEffect, options: UIKit.SymbolEffectOptions = .default, isActive: Bool = true) | symbolEffect(_ effect: some DiscreteSymbolEffect & SymbolEffect, options: UIKit.SymbolEffectOptions = .default, value: some Equatable) | symbolEffectsRemoved(_ isEnabled: Bool = true) | sensoryFeedback(_ feedback: SensoryFeedback, trigger: some Equatable) | transaction(_ transform: @escaping (inout Transaction) -> Void)
        struct Transaction: Sendable {
            var animation: Animation?
            var disablesAnimations = false
            init(animation: Animation? = nil) { self.animation = animation }
        }
        struct ContentTransition: Sendable {
            static let identity = ContentTransition()
            static let opacity = ContentTransition()
            static let interpolate = ContentTransition()
            static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
            static func numericText(value: Double) -> ContentTransition { ContentTransition() }
            static let symbolEffect = ContentTransition()
            static func symbolEffect(_ effect: some ContentTransitionSymbolEffect & SymbolEffect, options: UIKit.SymbolEffectOptions = .default) -> ContentTransition { ContentTransition() }
        }
        enum SensoryFeedback: Sendable { case success, warning, error, selection, increase, decrease, impact, start, stop }
        struct AnyTransition: Sendable {
            static let opacity = AnyTransition()
            static let identity = AnyTransition()
            static let slide = AnyTransition()
            static let scale = AnyTransition()
            static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
            static func move(edge: Edge) -> AnyTransition { AnyTransition() }
            static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
            static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
            static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }
            func combined(with other: AnyTransition) -> AnyTransition { self }
            func animation(_ animation: Animation?) -> AnyTransition { self }
        }
        modifiers environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) | environment(_ object: (some AnyObject)?) | preferredColorScheme(_ scheme: ColorScheme?) | dynamicTypeSize(_ size: DynamicTypeSize) | dynamicTypeSize(_ range: some RangeExpression<DynamicTypeSize>) | controlSize(_ size: ControlSize) | redacted(reason: RedactionReasons) | unredacted() | statusBarHidden(_ hidden: Bool = true) | defaultAppStorage(_ store: UserDefaults)
        enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable { case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3, accessibility4, accessibility5; public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue } }
        enum ControlSize: Sendable { case mini, small, regular, large, extraLarge }
        options RedactionReasons: placeholder, privacy, invalidated
        modifiers truncationMode(_ mode: Text.TruncationMode) | kerning(_ kerning: CGFloat) | tracking(_ tracking: CGFloat) | textCase(_ textCase: Text.Case?) | underline(_ isActive: Bool = true, color: Color? = nil) | strikethrough(_ isActive: Bool = true, color: Color? = nil) | monospacedDigit() | monospaced(_ isActive: Bool = true) | lineLimit(_ limit: some RangeExpression<Int>) | lineLimit(_ limit: Int, reservesSpace: Bool) | allowsTightening(_ flag: Bool) | baselineOffset(_ offset: CGFloat) | imageScale(_ scale: Image.Scale) | symbolRenderingMode(_ mode: SymbolRenderingMode?) | symbolVariant(_ variant: SymbolVariants) | fontDesign(_ design: Font.Design?)
        enum SymbolRenderingMode: Sendable { case monochrome, multicolor, hierarchical, palette }
        enum SymbolVariants: Sendable { case none, circle, square, rectangle, fill, slash }
        modifiers rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center) | rotationEffect(_ angle: Angle, anchor: UnitPoint) | scaleEffect(_ scale: CGFloat, anchor: UnitPoint) | scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) | blur(radius: CGFloat) | brightness(_ amount: Double) | grayscale(_ amount: Double) | saturation(_ amount: Double) | blendMode(_ mode: BlendMode) | drawingGroup() | compositingGroup() | position(x: CGFloat = 0, y: CGFloat = 0) | offset(_ offset: CGSize) | mask(_ mask: some View) | mask(alignment: Alignment = .center, @ViewBuilder _ mask: () -> some View) | edgesIgnoringSafeArea(_ edges: UIKit.HostedEdges) | ignoresSafeArea(_ regions: UIKit.SafeAreaRegions = .all, edges: UIKit.HostedEdges = .all) | coordinateSpace(name: some Hashable) | alignmentGuide(_ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) | alignmentGuide(_ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) | foregroundStyle(_ first: some ShapeStyle, _ second: some ShapeStyle) | accentColor(_ color: Color?) | padding(_ insets: EdgeInsets) | previewLayout(_ layout: PreviewLayout) | previewDisplayName(_ name: String?)
        enum BlendMode: Sendable { case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion, plusLighter, destinationOut }
        enum PreviewLayout: Sendable { case device, sizeThatFits, fixed(width: CGFloat, height: CGFloat) }
        struct ViewDimensions {
            let width: CGFloat
            let height: CGFloat
            subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
            subscript(guide: VerticalAlignment) -> CGFloat { 0 }
        }
        """
}
