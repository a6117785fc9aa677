import Foundation

/// What is done to what lies behind; nothing is drawn.
// Sendable: its values are constants.
open class UIVisualEffect: NSObject, @unchecked Sendable {}

/// Blurs what lies behind; nothing is drawn.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    // Sendable: its values are constants.
    /// How strong and how light.
    public enum Style: Int, Sendable {
        /// Very light.
        case extraLight = 0
        /// Light.
        case light
        /// Dark.
        case dark
        /// Very dark.
        case extraDark
        /// As suits.
        case regular
        /// More to be seen.
        case prominent
        /// As thin as can be.
        case systemUltraThinMaterial
        /// Thin.
        case systemThinMaterial
        /// The usual.
        case systemMaterial
        /// Thick.
        case systemThickMaterial
        /// As bars have it.
        case systemChromeMaterial
        /// As thin as can be, light.
        case systemUltraThinMaterialLight
        /// Thin, light.
        case systemThinMaterialLight
        /// The usual, light.
        case systemMaterialLight
        /// Thick, light.
        case systemThickMaterialLight
        /// As bars have it, light.
        case systemChromeMaterialLight
        /// As thin as can be, dark.
        case systemUltraThinMaterialDark
        /// Thin, dark.
        case systemThinMaterialDark
        /// The usual, dark.
        case systemMaterialDark
        /// Thick, dark.
        case systemThickMaterialDark
        /// As bars have it, dark.
        case systemChromeMaterialDark
    }
    /// Of a style.
    public init(style: Style) { super.init() }
    /// No blur.
    public override init() { super.init() }
}

/// How text stands out of a blur.
public enum UIVibrancyEffectStyle: Int, Sendable {
    /// Text.
    case label = 0
    /// Second text.
    case secondaryLabel
    /// Third text.
    case tertiaryLabel
    /// Fourth text.
    case quaternaryLabel
    /// A surface.
    case fill
    /// A second surface.
    case secondaryFill
    /// A third surface.
    case tertiaryFill
    /// A line.
    case separator
}

/// Lets what lies behind shine through text; nothing is drawn.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
    // Sendable: its values are constants.
    /// On a blur.
    public init(blurEffect: UIBlurEffect) { super.init() }
    /// On a blur, in a style.
    public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.init(blurEffect: blurEffect)
    }
}

/// Glass; nothing is drawn.
open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
    // Sendable: as UIKit's; changed before it is shared.
    /// How clear.
    public enum Style: Int, Sendable {
        /// The usual.
        case regular = 0
        /// Clear.
        case clear
    }
    /// The usual glass.
    public override init() { super.init() }
    /// Of a style.
    public init(style: Style) { super.init() }
    /// Stored.
    open var isInteractive = false
    /// Stored.
    open var tintColor: UIColor?
}

/// A view with an effect behind its content, which fills it.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    /// A view of an effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        setUp()
    }
    /// A view without effect.
    public override convenience init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }
    /// A view without effect.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        takeLayout(from: coder)
    }
    /// Stored; nothing is drawn.
    open var effect: UIVisualEffect?
    /// Where subviews go.
    open var contentView: UIView { content }
    private let content = UIView()

    private func setUp() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }
}
