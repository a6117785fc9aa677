#sourceLocation(file: "Fixtures/AppCode/adapter/before/GeneratedNames.swift", line: 1)
// swiftlint:disable all
// As a generator of names writes them.

#if (os(macOS) && !canImport(UIKit))
  import AppKit
#elseif (os(iOS) || canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS))
  import UIKit
#elseif os(tvOS) || os(watchOS)
  import UIKit
#endif
#if canImport(SwiftUI)
  import SwiftUI
#endif

// Deprecated typealiases
@available(*, deprecated, renamed: "NamedColor.Color", message: "This typealias will be removed")
internal typealias NamedColorAlias = NamedColor.Color

// MARK: - Texts

internal enum Words {
  /// Save
  internal static let save = Words.tr("Localizable", "save", fallback: "Save")
  internal enum Notes {
    /// %d notes
    internal static func count(_ p1: Int) -> String {
      return Words.tr("Localizable", "notes.count", p1, fallback: "%d notes")
    }
    internal static func owner(_ p1: Any) -> String {
      return Words.tr("Localizable", "notes.owner", String(describing: p1), fallback: "Of %@")
    }
  }
}

extension Words {
  private static func tr(_ table: String, _ key: String, _ args: CVarArg..., fallback value: String) -> String {
    let format = WordsBundle.bundle.localizedString(forKey: key, value: value, table: table)
    return String(format: format, locale: Locale.current, arguments: args)
  }
}

// MARK: - Assets

internal enum Named {
  internal enum Colors {
    internal static let accent = NamedColor(name: "accent")
  }
  internal static let badge = NamedImage(name: "badge")
}

internal final class NamedColor {
  internal fileprivate(set) var name: String

  #if (os(macOS) && !canImport(UIKit))
  internal typealias Color = NSColor
  #elseif (os(iOS) || canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)) || os(tvOS) || os(watchOS)
  internal typealias Color = UIColor
  #endif

  @available(iOS 11.0, tvOS 11.0, watchOS 4.0, macOS 10.13, *)
  internal private(set) lazy var color: Color = {
    guard let color = Color(asset: self) else {
      fatalError("Unable to load color asset named \(name).")
    }
    return color
  }()

  #if (os(iOS) || canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)) || os(tvOS)
  @available(iOS 11.0, tvOS 11.0, *)
  internal func color(compatibleWith traitCollection: UITraitCollection) -> Color? {
    return Color(named: name, in: WordsBundle.bundle, compatibleWith: traitCollection)
  }
  #endif

  #if canImport(SwiftUI)
  @available(iOS 13.0, tvOS 13.0, watchOS 6.0, macOS 10.15, *)
  internal private(set) lazy var swiftUIColor: SwiftUI.Color = { SwiftUI.Color(name) }()
  #endif

  fileprivate init(name: String) {
    self.name = name
  }
}

internal extension NamedColor.Color {
  @available(iOS 11.0, tvOS 11.0, watchOS 4.0, macOS 10.13, *)
  convenience init?(asset: NamedColor) {
    let bundle = WordsBundle.bundle
    #if (os(iOS) || canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)) || os(tvOS)
    self.init(named: asset.name, in: bundle, compatibleWith: nil)
    #elseif (os(macOS) && !canImport(UIKit))
    self.init(named: NSColor.Name(asset.name), bundle: bundle)
    #elseif os(watchOS)
    self.init(named: asset.name)
    #endif
  }
}

internal struct NamedImage {
  internal fileprivate(set) var name: String

  #if (os(macOS) && !canImport(UIKit))
  internal typealias Image = NSImage
  #elseif (os(iOS) || canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)) || os(tvOS) || os(watchOS)
  internal typealias Image = UIImage
  #endif

  internal var image: Image {
    let bundle = WordsBundle.bundle
    #if (os(iOS) || canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)) || os(tvOS)
    let image = Image(named: name, in: bundle, compatibleWith: nil)
    #elseif (os(macOS) && !canImport(UIKit))
    let name = NSImage.Name(self.name)
    let image = (bundle == .main) ? NSImage(named: name) : bundle.image(forResource: name)
    #elseif os(watchOS)
    let image = Image(named: name)
    #endif
    guard let result = image else {
      fatalError("Unable to load image asset named \(name).")
    }
    return result
  }
}

// MARK: - Fonts

internal struct NamedFont {
  internal let name: String
  internal let family: String
  internal let path: String

  #if (os(macOS) && !canImport(UIKit))
  internal typealias Font = NSFont
  #elseif (os(iOS) || canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)) || os(tvOS) || os(watchOS)
  internal typealias Font = UIFont
  #endif

  internal func font(size: CGFloat) -> Font? {
    return Font(font: self, size: size)
  }

  internal func register() {
    guard let url = url else { return }
    CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
  }

  fileprivate func registerIfNeeded() {
    #if (os(iOS) || canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)) || os(tvOS) || os(watchOS)
    if !UIFont.fontNames(forFamilyName: family).contains(name) {
      register()
    }
    #elseif (os(macOS) && !canImport(UIKit))
    if let url = url, CTFontManagerGetScopeForURL(url as CFURL) == .none {
      register()
    }
    #endif
  }

  fileprivate var url: URL? {
    return WordsBundle.bundle.url(forResource: path, withExtension: nil)
  }
}

internal extension NamedFont.Font {
  convenience init?(font: NamedFont, size: CGFloat) {
    font.registerIfNeeded()
    self.init(name: font.name, size: size)
  }
}

// MARK: - Scenes

internal enum NamedScene {
  internal static let settings = NamedSceneOf<UIViewController>(storyboard: "Settings", identifier: "settings")
}

internal struct NamedSceneOf<T: UIViewController> {
  internal let storyboard: String
  internal let identifier: String

  internal func instantiate() -> T {
    let storyboard = UIStoryboard(name: self.storyboard, bundle: WordsBundle.bundle)
    guard let controller = storyboard.instantiateViewController(withIdentifier: identifier) as? T else {
      fatalError("ViewController '\(identifier)' is not of the expected class \(T.self).")
    }
    return controller
  }

  @available(iOS 13.0, tvOS 13.0, *)
  internal func instantiate(creator block: @escaping (NSCoder) -> T?) -> T {
    let storyboard = UIStoryboard(name: self.storyboard, bundle: WordsBundle.bundle)
    return storyboard.instantiateViewController(identifier: identifier, creator: block)
  }
}

// swiftlint:disable convenience_type
private final class WordsBundle {
  static let bundle: Bundle = {
    #if false
    return Bundle.module
    #else
    return Bundle(for: WordsBundle.self)
    #endif
  }()
}
// swiftlint:enable convenience_type
