struct CollectionSpec: Sendable, Equatable {
    enum Kind: String, Sendable {
        case list
        /// Items side by side in a compositional layout, as high as they ask for.
        case grid
        case flow
    }

    struct Key: Sendable {
        let name: String
        let kind: PropertyKind
        var noun = "value"
        var standard: PropertyValue?

        fileprivate init(_ name: String, _ words: [String], _ noun: String, _ standard: PropertyValue? = nil) {
            (self.name, kind, self.noun, self.standard) = (name, .word(words), noun, standard)
        }

        fileprivate init(_ name: String, _ kind: PropertyKind, _ standard: PropertyValue?) {
            (self.name, self.kind, self.standard) = (name, kind, standard)
        }
    }

    /// `UICollectionLayoutListConfiguration.Appearance` by name.
    static let appearances = ["plain", "grouped", "insetGrouped", "sidebar", "sidebarPlain"]

    /// The first key of each is the layout's word.
    static let layouts: [(kind: Kind, keys: [Key])] = {
        let size = PropertyKind.number(ScenarioLimits.size)
        let estimate = PropertyKind.number(1...ScenarioLimits.size.upperBound)
        return [
            (
                .list,
                [
                    Key("list", appearances, "appearance"),
                    Key("header", ["none", "firstItemInSection"], "header mode", .word("none")),
                    Key("showsSeparators", .flag, .flag(true)), Key("estimatedRowHeight", estimate, nil),
                ]
            ),
            (
                .grid,
                [
                    Key("grid", .integer(1...1000), nil), Key("estimatedHeight", estimate, .number(50)),
                    Key("interItemSpacing", size, .number(0)), Key("interGroupSpacing", size, .number(0)),
                    Key("contentInset", size, .number(0)),
                ]
            ),
            (
                .flow,
                [
                    Key("flow", ["fixed", "automatic"], "item size"), Key("itemWidth", size, .number(50)),
                    Key("itemHeight", size, .number(50)), Key("minimumInteritemSpacing", size, .number(10)),
                    Key("minimumLineSpacing", size, .number(10)), Key("sectionInset", size, .number(0)),
                ]
            ),
        ]
    }()

    let kind: Kind
    var values: [String: PropertyValue] = [:]

    static func list(_ appearance: String = "plain") -> CollectionSpec {
        CollectionSpec(kind: .list, values: ["list": .word(appearance)])
    }

    var keys: [Key] { Self.layouts.first { $0.kind == kind }?.keys ?? [] }

    func value(_ name: String) -> PropertyValue? { values[name] ?? keys.first { $0.name == name }?.standard }

    func number(_ name: String) -> Double? { if case .number(let number)? = value(name) { number } else { nil } }
    subscript(name: String) -> CGFloat { CGFloat(number(name) ?? 0) }

    var isFlow: Bool { kind == .flow }
    var isSelfSizing: Bool { value("flow") == .word("automatic") }
    var appearance: String? { if case .word(let word)? = value("list") { word } else { nil } }
    var firstItemIsHeader: Bool { value("header") == .word("firstItemInSection") }
    var showsSeparators: Bool { value("showsSeparators") == .flag(true) }
}

extension ScenarioDocument {
    package var list: Finding.List { table.collection == nil ? .table : .collectionView }

    /// Points of a row whose content asks for nothing, where that is the layout's estimate (fact L2.9).
    package var collapsedHeight: Double? {
        table.collection.flatMap { collection in
            ["estimatedRowHeight", "estimatedHeight", "itemHeight"].lazy.compactMap(collection.number).first
        }
    }
}
