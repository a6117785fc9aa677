import Testing

@testable import UnfoldSourceAdapter

/// What modules add to UIKit's types, in drafts.
@Suite struct AddedMemberTests {
    private static func draft(_ files: String..., besides other: (String) -> AppDeclarations? = { _ in nil }) -> String
    {
        let files = files.map { SourceAdapter.Source(path: "File.swift", bytes: Array($0.utf8)) }
        return ModuleDraft(of: "Kit", in: AppModule(files), besides: other).source
    }

    private static func declarations(_ text: String) -> AppDeclarations {
        AppModule([.init(path: "Other.swift", bytes: Array(text.utf8))]).declarations
    }

    private static let cell = """
        import Kit
        import UIKit
        final class CardCell: UICollectionViewCell {
            private let label = UILabel(spaced: 2)
            private let icon = UIImageView()
            override init(frame: CGRect) {
                super.init(frame: frame)
                backgroundColor = .card
                label.textColor = frame.isEmpty ? .ink : .secondarySystemBackground
                label.font = UIFont.bold(size: 12)
                icon.setImage(path: "a")
                icon.isShimmering = true
                isShimmering = true
                contentView.spread(label)
                spread(label)
                icon.layer.borderColor = UIColor.lightGray.cgColor
                icon.layer.shadowOpacity = 0.5
            }
            required init?(coder: NSCoder) { nil }
            func show(_ card: Card) {
                write(title: card.title, count: card.count)
                if let note = card.note { print(note) }
                card.changes.each { [weak self] in self?.write(title: $0, count: 1) }
                card.collect(into: &title)
                mode = .wide
            }
            private var title = ""
            private var mode: Mode = .narrow
            private func write(title: String, count: Int) { self.title = title }
        }
        """

    @Test func whatIsAddedToUIKitsTypesCompiles() throws {
        let draft = Self.draft(Self.cell)
        #expect(try Typechecker.errors(in: [Self.cell], module: "App", below: [("Kit", draft)]) == "", "\(draft)")
        for own in [
            "secondarySystemBackground", "cgColor", "shadowOpacity",
            "func spread(_ value: UILabel?) {}\n}\n\npublic func",
        ] {
            #expect(!draft.contains(own), "\(own) in \(draft)")
        }
    }

    /// What a draft that is there adds, another one does not.
    @Test func whatTwoModulesMayAddIsAddedOnce() {
        let use = "import Kit\nimport Kiln\nimport UIKit\nfunc show(_ view: UILabel) { view.glow(); view.dim(by: 1) }"
        let kiln = Self.declarations("import UIKit\nextension UIView {\n    public func glow() {}\n}")
        let draft = Self.draft(use, besides: { $0 == "Kiln" ? kiln : nil })
        #expect(draft.contains("func dim(by: Int)") && !draft.contains("glow"), "\(draft)")
    }

    /// An app's class that says again what a table's controller has said is below another.
    @Test(arguments: [("UITableViewDelegate", "UIViewController"), ("Hashable", "UITableViewController")])
    func aTablesDelegateIsBelowNoTablesController(_ conformance: String, _ above: String) {
        let draft = Self.draft(
            "import Kit\nimport UIKit\nclass List: PlainTableViewController {}\nextension List: \(conformance) {}")
        #expect(draft.contains("open class PlainTableViewController: \(above)"), "\(draft)")
    }

    /// What a class overrides that none of the app's classes between has is the module's.
    @Test func anOverrideTwoClassesBelowIsDrafted() {
        let draft = Self.draft(
            """
            import Kit
            import UIKit
            class Middle: BaseCell { func own() {} }
            final class Lowest: Middle {
                override var suggestedHeight: CGFloat? { nil }
                override func own() {}
            }
            """)
        #expect(draft.contains("var suggestedHeight: CGFloat?") && !draft.contains("own"), "\(draft)")
    }

    @Test func namesThatBeginAsUIKitsAreItsOnlyIfItHasThem() {
        let draft = Self.draft("import Kit\nimport UIKit\nlet a = UIMetrics.gap\nlet b = UILabel()")
        #expect(draft.contains("class UIMetrics") && !draft.contains("UILabel"), "\(draft)")
    }

    @Test func aDraftThatNamesCombinesTypesImportsThem() {
        let draft = Self.draft("import Kit\nimport Combine\nfunc run() -> AnyPublisher<Int, Never> { Maker().made(1) }")
        #expect(draft.contains("import UnfoldCombine") == draft.contains("AnyPublisher"), "\(draft)")
    }

    /// The table of members says which call is UIKit's: arguments that have defaults may be missing.
    @Test func theTableKnowsCallsByTheirLabels() {
        #expect(UIKitMembers.has("setImage", labels: ["_", "for"], in: "UIButton") == true)
        #expect(UIKitMembers.has("setImage", labels: ["path"], in: "UIImageView") == false)
        #expect(UIKitMembers.has("addSubview", labels: ["_"], in: "UIButton") == true)
        #expect(UIKitMembers.has("systemFont", labels: ["ofSize"], isOfType: true, in: "UIFont") == true)
        #expect(UIKitMembers.has("systemFont", labels: ["ofSize"], in: "UIFont") == false)
        #expect(UIKitMembers.has("anything", in: "Unheard") == nil)
    }

    /// What is given tells of values that nothing else tells of.
    @Test(arguments: [
        ("log(AnyEvent, parameters: [AnyKey: name])", "public var AnyKey: String { \"\" }"),
        ("Store().load { rows in own = rows.compactMap { Row(item: $0) } }", "load(_ value: ([RowsItem]) -> Void)"),
        ("if Store().state == other.state { stop() }", "open var state: AnyHashable = 0"),
        ("let text: String = Page(title: name).title", "{ if let title { self.title = title } }"),
    ])
    func usesTellOfValues(_ use: String, _ declaration: String) {
        let draft = Self.draft(
            """
            import Kit
            struct Row { init?(item: RowsItem) { nil } }
            func show(_ name: String, _ other: Store) { var own: [Row] = []; \(use) }
            """)
        #expect(draft.contains(declaration), "\(draft)")
    }

    /// A closure's parameter types what is given to it.
    @Test func whatIsGivenToAClosureHasItsParametersType() throws {
        let use =
            "import Kit\nfunc send(_ done: @escaping (NSError?) -> Void) { Store().send { answer in done(answer.error) } }"
        let draft = Self.draft(use)
        #expect(draft.contains("open var error: NSError? = nil"), "\(draft)")
        #expect(try Typechecker.errors(in: [use], module: "App", below: [("Kit", draft)]) == "", "\(draft)")
    }

    @Test func foundationsMembersAreNotDrafted() {
        let draft = Self.draft(
            "import Kit\nlet format = DateFormatter()\nfunc set() { format.dateFormat = \"y\"; format.glow() }")
        #expect(draft.contains("glow") && !draft.contains("dateFormat"), "\(draft)")
    }

    /// A module whose files are the app's own has nothing to draft, and nothing is attributed to it.
    @Test func anAppsOwnFrameworkIsEmpty() {
        let files = [
            ("App/Card.swift", "import Kit\nimport Kiln\nlet pot = Pot(), card = Card()"),
            ("App/Kit/Cards.swift", "public struct Card {}"),
        ].map { SourceAdapter.Source(path: $0.0, bytes: Array($0.1.utf8)) }
        let drafts = ["Kit", "Kiln"].map { ModuleDraft(of: $0, in: AppModule(files)).source }
        #expect(!drafts[0].contains("class") && drafts[1].contains("open class Pot {"), "\(drafts)")
        #expect(!drafts[1].contains("guess: it may be of"))
    }

    /// What only files without the module that keeps a type use of it is added to it.
    @Test func aKeptTypeGetsWhatOthersUse() {
        let draft = Self.draft(
            "import Kit\nimport Kiln\nstruct Shelf { func pot() -> Pot { Pot() } }",
            "import Kit\nfunc warm(_ shelf: Shelf) { shelf.pot().heat(by: 2) }",
            besides: { $0 == "Kiln" ? Self.declarations("open class Pot { public init() {} }") : nil })
        #expect(draft.contains("extension Pot {\n") && draft.contains("func heat(by: Int)"), "\(draft)")
        #expect(!draft.contains("class Pot"), "\(draft)")
    }
}
