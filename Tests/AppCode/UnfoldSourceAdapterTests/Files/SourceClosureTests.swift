import Foundation
import Testing

@testable import UnfoldSourceAdapter

/// The files that a cell needs, of an app's.
@Suite struct SourceClosureTests {
    private static let files = [
        "Cells/CardCell.swift": """
        import Kingfisher
        import UIKit
        final class CardCell: UITableViewCell { let badge = Badge(); func show(_ m: Model) { badge.pin(); m.load() } }
        """,
        "Badge.swift":
            "import UIKit\nfinal class Badge: BaseView { let theme = Themes.current, image = UIImage(named: \"a\") }",
        "BaseView.swift": "import UIKit\nclass BaseView: UIView {}",
        "Themes.swift": "enum Themes { static let current = margin |> 2 }",
        "Operators.swift":
            "infix operator |>: AdditionPrecedence\nfunc |> (a: Int, b: Int) -> Int { a + b }\nlet margin = 1",
        "UIView+Pin.swift": "import UIKit\nextension UIView { func pin() {} }",
        "UIView+Other.swift": "import UIKit\nextension UIView { func unpin() {} }",
        "Model.swift": "struct Model: Codable { let title = NSLocalizedString(\"title\", comment: \"\") }",
        "Model+Loading.swift": "extension Model { func load() { _ = NSPredicate(format: \"a == 1\") } }",
        "Model+Saving.swift": "import Alamofire\nextension Model { func save() {} }",
        "Model+Equal.swift": "extension Model: Equatable {}",
        "Footer.swift": "import UIKit\nfinal class Footer: UIView {}",
        "Screen.swift": "import UIKit\nfinal class Screen: UIViewController { let card: CardCell? = nil }",
        "CardCell.xib": #"<view customClass="Footer"/>"#, "Screen.xib": "<view/>",
        "Assets.xcassets/a.imageset/Contents.json": "{}", "Fonts/Card.ttf": "", "en.lproj/Localizable.strings": "",
        "Mixed.strings": "", "Data/Contents.json": "{}",
    ]

    @Test func whatAFileNamesIsFound() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("closure-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in Self.files {
            let url = folder.appendingPathComponent("App/" + name)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
        let all = try SwiftFiles(of: [folder.path + "/App"])
        let closure = try #require(SourceClosure(of: folder.path + "/App/Cells/CardCell.swift", in: all))
        #expect(closure.modules == ["Kingfisher"])
        #expect(
            closure.list(seenFrom: folder.path + "/Tests") == """
                # imports Kingfisher
                # names of CoreData: product 'UnfoldCompanions'
                ../App/Assets.xcassets
                ../App/Badge.swift
                ../App/BaseView.swift
                ../App/CardCell.xib
                ../App/Cells/CardCell.swift
                ../App/Fonts
                ../App/Footer.swift
                ../App/Mixed.strings
                ../App/Model+Equal.swift
                ../App/Model+Loading.swift
                ../App/Model.swift
                ../App/Operators.swift
                ../App/Themes.swift
                ../App/UIView+Pin.swift
                ../App/en.lproj

                """)
        #expect(SourceClosure(of: folder.path + "/App/Gone.swift", in: all) == nil)
        let plain = try #require(SourceClosure(of: folder.path + "/App/BaseView.swift", in: all))
        #expect(plain.paths == [folder.standardizedFileURL.path + "/App/BaseView.swift"])
    }
}
