import Foundation
import TestSupport
import Testing

@testable import UnfoldSourceAdapter

/// Declarations of Apple's frameworks: what is named comes out, and compiles.
@Suite struct FrameworkStubsTests {
    private static func stubs(_ files: String..., own: String = "") -> FrameworkStubs {
        func source(_ text: String) -> SourceAdapter.Source { .init(path: "File.swift", bytes: Array(text.utf8)) }
        return FrameworkStubs(AppModule(files.map(source)), own: AppModule(own.isEmpty ? [] : [source(own)]))
    }

    /// Sources that name everything of some modules: types, and members too if asked for.
    private static func naming(_ modules: [StubModule], members: Bool) -> String {
        let names = modules.flatMap(\.declarations).reduce(into: Set<String>()) { names, declaration in
            names.insert(declaration.name)
            if members { names.formUnion(declaration.members.compactMap(\.name)) }
        }
        return modules.map { "import \($0.name)\n" }.joined() + "func all() {\n"
            + names.sorted().map { "    a.\($0)\n" }.joined() + "}\n"
    }

    @Test func theCatalogueCompilesAllTogether() throws {
        let all = StubCatalogue.shared.modules
        for members in [true, false] {
            let text = try #require(Self.stubs(Self.naming(all, members: members)).source())
            #expect(try Typechecker.errors(in: [text]) == "")
        }
    }

    /// Some of them in an ordinary run: a process each.
    @Test(
        arguments: StubCatalogue.shared.modules.enumerated().filter { $0.offset % Rounds.of(8, long: 1) == 0 }.map(
            \.element.name))
    func eachModuleCompilesByItself(_ name: String) throws {
        let module = try #require(StubCatalogue.shared.modules.first { $0.name == name })
        let text = try #require(Self.stubs(Self.naming([module], members: true)).source())
        #expect(try Typechecker.errors(in: [text]) == "")
    }

    @Test func whatIsNamedComesOutAndNothingElse() throws {
        let text = try #require(
            Self.stubs(
                """
                import CoreLocation
                final class Guide: NSObject, CLLocationManagerDelegate {
                    let manager = CLLocationManager()
                    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) { manager.stopUpdatingLocation() }
                }
                """
            ).source())
        let words = Set(SwiftWords.list(in: text))
        #expect(words.isSuperset(of: ["CLLocationManager", "CLLocationManagerDelegate", "stopUpdatingLocation"]))
        #expect(
            words.isDisjoint(with: ["CLGeocoder", "CLPlacemark", "requestLocation", "desiredAccuracy", "MKMapView"]))
        #expect(text.contains("#if canImport(CoreLocation)\nimport CoreLocation\n#else\n"))
        #expect(Self.stubs("import CoreLocation\nimport UIKit\nlet a = UIView()").source() == nil)
        #expect(Self.stubs("import UIKit\nlet a = CLLocation(latitude: 1, longitude: 2)").source() == nil)
    }

    @Test func modulesComeThroughOthers() {
        #expect(Self.stubs("import MapKit\nlet a: CLLocation? = nil").names == ["CLLocation"])
        // With a bridging header, nothing is imported.
        #expect(Self.stubs("import Foundation\nclass A: UIView { let a: CLLocation? = nil }").names == ["CLLocation"])
        #expect(Self.stubs("import UIKit\nlet a: UNNotification? = nil").names == ["UNNotification"])
        #expect(Self.stubs("@_exported import AVKit\n", "import UIKit\nlet a: CMTime? = nil").names == ["CMTime"])
    }

    @Test func theAppsOwnDeclarationsStay() {
        #expect(Self.stubs("import WebKit\nlet a: WKWebView? = nil", "class WKWebView {}").source() == nil)
        #expect(Self.stubs("import WebKit\nlet a: WKWebView? = nil", own: "class WKWebView {}").source() == nil)
    }

    @Test func aTypeIsFoundInItsModule() throws {
        let file = """
            import CoreLocation
            import UIKit
            import QuartzCore
            public func place() -> CoreLocation.CLLocation { CLLocation(latitude: 1, longitude: 2) }
            extension CoreLocation.CLLocation { func layer() -> QuartzCore.CALayer { CALayer() } }
            """
        let text = try #require(Self.stubs(file).source())
        let adapted = SourceAdapter.adapt(file, path: "File.swift").text
        #expect(try Typechecker.errors(in: [text, adapted]) == "")
    }

    @Test func aTargetOfStubsIsHandedOn() {
        let text = Self.stubs("import WebKit\nlet a: WKWebView? = nil").source(sharing: "AppleStubs")
        #expect(text?.hasSuffix("\n@_exported import AppleStubs\n") == true)
    }

    /// Two types of one name are named, with the way out of it; a target of stubs is one.
    @Test func typesThatTwoTargetsMakeAreNamed() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(
            "unfold-twins-\(UUID().uuidString).swift")
        try Data("import CoreLocation\nlet a: CLLocation? = nil, b: CLPlacemark? = nil".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let names = ["CLLocation", "CLPlacemark", "CLGeocoder"]
        let twins = try #require(StubSurroundings(["beside=NotesKit=\(file.path)"]).twins(of: names))
        #expect(
            twins.description.hasPrefix(
                "warning: target 'NotesKit' has a 'CLLocation' and 1 more of its own, another type than this target's: let "
                    + "both depend on a target, 'AppleStubs' for example, with a file '.unfold-stubs'"))
        #expect(StubSurroundings(["stubs=AppleStubs", "beside=NotesKit=\(file.path)"]).twins(of: names) == nil)
        #expect(StubSurroundings(["beside=NotesKit=\(file.path)"]).twins(of: ["MKMapView"]) == nil)
        #expect(StubSurroundings(["watch=/a=\(file.path)"]).twins(of: names) == nil)
    }

    /// Views of SwiftUI's in cells and controllers of UIKit's, and the other way around.
    @Test func bridgesOfSwiftUICompile() throws {
        let file = """
            import SwiftUI
            import UIKit

            final class Counter { var step = 1 }
            @Observable final class Fold { var isOpen = false }

            struct FoldRow: View {
                @Bindable var fold: Fold
                @ScaledMetric(relativeTo: .body) private var gap: CGFloat = 8
                var body: some View {
                    VStack {
                        Group {
                            Label("Fold", systemImage: "star").font(.system(.headline, design: .rounded))
                            Toggle("", isOn: $fold.isOpen).labelsHidden()
                        }
                        .contentShape(Rectangle())
                        .onTapGesture { withAnimation(.easeInOut(duration: 0.2)) { fold.isOpen.toggle() } }
                        Image(systemName: "chevron.down").rotationEffect(.degrees(fold.isOpen ? 180 : 0))
                        Button(role: .destructive) { fold.isOpen = false } label: { Text("Close") }
                    }
                    .background(Color(uiColor: .systemFill), in: RoundedRectangle(cornerRadius: gap))
                    .overlay(alignment: .topTrailing) { Circle().fill(Color.red) }
                    .animation(.spring(), value: fold.isOpen)
                    .onChange(of: fold.isOpen) { _, isOpen in print(isOpen) }
                    .task { await Task.yield() }
                    .accessibilityLabel("Fold")
                }
            }

            struct SummaryRow: View {
                let title: String
                @State private var count = 0
                @Environment(\\.colorScheme) private var scheme
                @ObservedObject var counter: Counter

                var body: some View {
                    VStack(alignment: .leading, spacing: 4) {
                        Text(title).font(.headline).foregroundColor(.red)
                        if scheme == .dark { Text("\\(count)").padding(.top, 8) } else { Image(systemName: "star").resizable() }
                        ForEach(0..<3) { index in Text("\\(index)") }
                        ForEach(["a", "b"], id: \\.self) { Text($0) }
                        Spacer()
                        Button("More") { count += counter.step }
                        switch count { case 0: Circle().fill(Color.blue).frame(width: 4, height: 4); default: EmptyView() }
                    }
                    .padding([.top, .leading], 3)
                    .background(SwiftUI.Color.yellow)
                }
            }

            struct Zoom: UIViewRepresentable {
                final class Coordinator: NSObject, UIScrollViewDelegate {}
                let scale: CGFloat
                func makeCoordinator() -> Coordinator { Coordinator() }
                func makeUIView(context: Context) -> UIScrollView {
                    let view = UIScrollView()
                    view.delegate = context.coordinator
                    return view
                }
                func updateUIView(_ view: UIScrollView, context: Context) { view.zoomScale = scale }
            }

            struct Page: UIViewControllerRepresentable {
                func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
                func updateUIViewController(_ controller: UIViewController, context: Context) {}
            }

            final class SummaryController: UITableViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.tintColor = UIColor(Color.blue)
                    let footer = UIHostingController(rootView: AnyView(SummaryRow(title: "End", counter: Counter())))
                    addChild(footer)
                    tableView.tableFooterView = footer.view
                }

                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
                    cell.contentConfiguration = UIHostingConfiguration {
                        SummaryRow(title: "Row \\(indexPath.row)", counter: Counter())
                    }
                    .margins(.all, 12)
                    return cell
                }

                func zoom() { present(UIHostingController(rootView: Zoom(scale: 2)), animated: true) }
            }

            struct SummaryPreviews: PreviewProvider {
                static var previews: some View { SummaryRow(title: "Preview", counter: Counter()) }
            }
            """
        let text = try #require(Self.stubs(file).source())
        #expect(!text.contains("struct HStack") && !text.contains("func italic"))
        let adapted = SourceAdapter.adapt(file, path: "File.swift").text
        #expect(try Typechecker.errors(in: [text, adapted]) == "")
    }

    /// Screens of SwiftUI's next to UIKit's: containers, controls, presentations, styles and stored values.
    @Test func screensOfSwiftUICompile() throws {
        let file = """
            import SwiftUI
            import UIKit

            struct Entry: Identifiable { let id: Int; var name = "" }
            struct SettingsView: View {
                @AppStorage("shows") private var shows = true
                @SceneStorage("tab") private var tab = 0
                @Environment(\\.dismiss) private var dismiss
                @Environment(\\.horizontalSizeClass) private var width
                @Environment(\\.gap) private var gap
                @FocusState private var isFocused: Bool
                @State private var entries = [Entry(id: 1)]
                @State private var picked: Entry?
                @State private var text = ""
                @GestureState private var drag = CGSize.zero
                @Namespace private var space
                var body: some View {
                    NavigationStack {
                        List {
                            Section {
                                ForEach($entries) { $entry in TextField("Name", text: $entry.name).focused($isFocused) }
                                    .onDelete { entries.remove(atOffsets: $0) }
                            } header: { Text("Entries \\(gap, specifier: "%.1f")") } footer: { Text("a") + Text("b").bold() }
                            Toggle("Shows", isOn: $shows.animation()).toggleStyle(.switch)
                            Picker("Tab", selection: $tab) { Text("A").tag(0); Text("B").tag(1) }.pickerStyle(.segmented)
                            NavigationLink("More") { Text("More") }.listRowInsets(EdgeInsets()).listRowSeparator(.hidden)
                            ProgressView(value: 0.5)
                            Menu("Actions") { Button("Close", systemImage: "xmark", role: .cancel) { dismiss() } }
                        }
                        .listStyle(.insetGrouped).navigationTitle("Settings").navigationBarTitleDisplayMode(.inline)
                        .toolbar { ToolbarItem(placement: .topBarTrailing) { EditButton() } }
                        .searchable(text: $text, prompt: "Find").refreshable { await Task.yield() }
                        .sheet(item: $picked) { Text($0.name).presentationDetents([.medium, .height(80)]) }
                        .alert("Sure?", isPresented: $shows) { Button("OK", role: .destructive) {} } message: { Text("m") }
                    }
                }
            }
            struct Card<Content: View>: View {
                @ViewBuilder var content: Content
                var body: some View {
                    LazyVGrid(columns: [GridItem(.flexible()), GridItem(.adaptive(minimum: 40))]) {
                        content
                        GeometryReader { proxy in Color.clear.frame(height: proxy.size.height) }
                        AsyncImage(url: nil) { image in image.resizable() } placeholder: { ProgressView() }
                        ScrollView([.horizontal]) { LazyHStack { Text("1") } }
                    }
                    .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 12, style: .continuous))
                    .background(Color(.secondarySystemBackground).gradient)
                    .foregroundStyle(.secondary).clipShape(.rect(cornerRadius: 8)).overlay { Capsule().strokeBorder(.red) }
                    .transition(.opacity.combined(with: .move(edge: .top))).gesture(DragGesture().onEnded { _ in })
                    .buttonStyle(Pressed()).modifier(Shift(x: 2)).environment(\\.gap, 8)
                }
            }
            struct Pressed: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View { configuration.label.opacity(configuration.isPressed ? 0.5 : 1) }
            }
            struct Shift: ViewModifier {
                var x: CGFloat
                func body(content: Content) -> some View { content.offset(x: x) }
            }
            struct Wave: Shape { func path(in rect: CGRect) -> Path { Path { $0.move(to: .zero); $0.closeSubpath() } } }
            struct GapKey: EnvironmentKey { static let defaultValue = 4.0 }
            extension EnvironmentValues { var gap: Double { get { self[GapKey.self] } set { self[GapKey.self] = newValue } } }
            final class SettingsHost: UIViewController {
                let host = UIHostingController(rootView: SettingsView())
                override func viewDidLoad() {
                    super.viewDidLoad()
                    host.sizingOptions = [.intrinsicContentSize]
                }
                func show(in cell: UITableViewCell) {
                    cell.contentConfiguration = UIHostingConfiguration { Text("1"); Card { Text("2") } }.background { Color.red }
                }
            }
            """
        let text = try #require(Self.stubs(file).source())
        #expect(!text.contains("struct TabView") && !text.contains("func fullScreenCover"))
        let adapted = SourceAdapter.adapt(file, path: "File.swift").text
        #expect(try Typechecker.errors(in: [text, adapted]) == "")
    }

    /// An app of SwiftUI's alone: scenes, timelines, effects of symbols, colors by numbers, styles by their types.
    @Test func appsOfSwiftUICompile() throws {
        let file = """
            import SwiftUI

            @MainActor final class Model: ObservableObject { @Published var count = 0 }
            @main struct NotesApp: App {
                @StateObject private var model = Model()
                var body: some Scene { WindowGroup { Clock().environmentObject(model) } }
            }
            extension Color {
                init(hex: UInt) { self.init(.sRGB, red: Double(hex >> 16 & 0xFF) / 255, green: 0, blue: 0, opacity: 1) }
                static let own = Color(hue: 0.1, saturation: 1, brightness: 0.5), gray8 = Color(.displayP3, white: 0.5)
            }
            struct Half: TimelineSchedule {
                func entries(from startDate: Date, mode: Mode) -> [Date] { [startDate, startDate + 1] }
            }
            extension EnvironmentValues {
                @Entry var gap: CGFloat = 4
                @Entry var tint: Color?
                @Entry var speed = 1.5
                @Entry private var words: [String: Int] = [
                    "a": 1
                ]
            }
            public extension EnvironmentValues { @Entry var isWide: Bool = false }
            struct Clock: View {
                @EnvironmentObject private var model: Model
                @Environment(\\.gap) private var gap
                @Environment(\\.speed) private var speed
                @State private var isOn = false
                @State private var angle = 0.0
                var body: some View {
                    Group {
                        TimelineView(.animation) { context in Text(context.date, style: .time) }
                        TimelineView(.animation(minimumInterval: 0.1, paused: isOn)) { Text("\\($0.date.timeIntervalSince1970 + speed)") }
                        TimelineView(.periodic(from: .now, by: 1)) { context in
                            let seconds = context.cadence <= .seconds
                            Text("\\(seconds ? context.date.timeIntervalSinceNow : 0)")
                        }
                        TimelineView(.everyMinute) { _ in EmptyView() }
                        TimelineView(.explicit([Date()])) { _ in EmptyView() }
                        TimelineView(Half()) { Text($0.date, style: .date) }
                        Image(systemName: "bolt").symbolEffect(.pulse).symbolEffect(.bounce, value: model.count)
                        Image(systemName: "wifi").symbolEffect(.variableColor.iterative, options: .repeating, isActive: isOn)
                        Image(systemName: isOn ? "pause" : "play").contentTransition(.symbolEffect(.replace))
                    }
                    Text("1").contentTransition(.numericText(value: 1)).gesture(TapGesture().onEnded { model.count += 1 })
                        .gesture(DragGesture().onChanged { angle = $0.translation.width })
                    Toggle("On", isOn: $isOn).toggleStyle(SwitchToggleStyle(tint: .own))
                    ProgressView().progressViewStyle(CircularProgressViewStyle(tint: Color(hex: 0xFF0000)))
                    ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .red))
                    NavigationView { Form { Text("1") }.formStyle(AutomaticFormStyle()) }
                        .navigationViewStyle(ColumnNavigationViewStyle()).navigationViewStyle(.columns).formStyle(.automatic)
                        .environment(\\.gap, gap + 4).environment(\\.speed, 2)
                }
            }
            struct ClockPreviews: PreviewProvider {
                static let model = Model()
                static var previews: some View { Clock().environmentObject(model) }
            }
            """
        let text = try #require(Self.stubs(file).source())
        let adapted = SourceAdapter.adapt(file, path: "File.swift").text
        #expect(try Typechecker.errors(in: [text, adapted]) == "")
        #expect(try Typechecker.errors(in: [text, adapted.replacing("Half()", with: "Color.red")]) != "")
    }

    @Test func whatIsWrittenForSwiftUIDoesWithoutCombine() throws {
        let file = """
            import SwiftUI
            struct Row: View { var body: some View { Text("1").onReceive(Timer.publish(every: 1, on: .main, in: .common)) { _ in } } }
            """
        let text = try #require(Self.stubs(file).source())
        #expect(text.contains("onReceive<P: Publisher>"))
        #expect(try Typechecker.errors(in: [text]) == "")
        #expect(try Typechecker.errors(in: [text.replacing("UnfoldCombine", with: "NoCombine")]) == "")
    }

    /// An app's files in the manner of apps, with what is written for them.
    @Test func cellsAndControllersCompile() throws {
        let file = """
            import AVKit
            import Contacts
            import MapKit
            import StoreKit
            import UIKit
            import WebKit

            final class MapCell: UITableViewCell, MKMapViewDelegate {
                let map = MKMapView()
                func show(_ place: CLLocationCoordinate2D) {
                    map.delegate = self
                    map.setRegion(MKCoordinateRegion(center: place, latitudinalMeters: 100, longitudinalMeters: 100), animated: false)
                    let pin = MKPointAnnotation()
                    pin.coordinate = place
                    map.addAnnotation(pin)
                }
                func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
                    let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
                    view.glyphText = annotation.title ?? ""
                    return view
                }
            }

            final class Page: UIViewController, WKNavigationDelegate {
                private lazy var web = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
                private let player = AVPlayerViewController()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    web.navigationDelegate = self
                    web.load(URLRequest(url: URL(string: "https://example.org")!))
                    player.player = AVPlayer(url: URL(string: "https://example.org")!)
                    player.player?.seek(to: CMTime(seconds: 1, preferredTimescale: 600))
                }
                func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
                    webView.evaluateJavaScript("document.height") { height, _ in print(height ?? 0) }
                }
            }

            func words(of contact: CNContact, _ error: Error) -> String {
                do { throw error } catch SKError.paymentCancelled { return contact.givenName } catch { return "" }
            }
            """
        let text = try #require(Self.stubs(file).source())
        #expect(try Typechecker.errors(in: [text, SourceAdapter.adapt(file, path: "File.swift").text]) == "")
    }
}
