struct GuideEntry: Sendable {
    let name, owner: String
    let guide: @MainActor @Sendable (UIView) -> UILayoutGuide?

    static let all: [GuideEntry] = [
        GuideEntry(name: "layoutMarginsGuide", owner: "UIView", guide: { $0.layoutMarginsGuide }),
        GuideEntry(name: "safeAreaLayoutGuide", owner: "UIView", guide: { $0.safeAreaLayoutGuide }),
        GuideEntry(name: "readableContentGuide", owner: "UIView", guide: { $0.readableContentGuide }),
        GuideEntry(
            name: "contentLayoutGuide", owner: "UIScrollView", guide: { ($0 as? UIScrollView)?.contentLayoutGuide }),
        GuideEntry(name: "frameLayoutGuide", owner: "UIScrollView", guide: { ($0 as? UIScrollView)?.frameLayoutGuide }),
    ]

    static func named(_ name: String) -> GuideEntry? { all.first { $0.name == name } }
    static let names = all.map(\.name)
}
