/// Which way an interface reads.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// Leading is left, as in English.
    case leftToRight = 0
    /// Leading is right, as in Arabic and Hebrew.
    case rightToLeft = 1
}

/// How much room there is in a direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Not said; a view in no environment.
    case unspecified = 0
    /// Little, as on a phone upright in x.
    case compact = 1
    /// Much, as on a tablet.
    case regular = 2
}

/// Kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// iPhone and iPod touch.
    case phone = 0
    /// iPad.
    case pad = 1
    /// Apple TV; it has no metrics of its own here.
    case tv = 2
    /// A car; as `tv`.
    case carPlay = 3
    /// Mac Catalyst; as `tv`.
    case mac = 5
    /// Apple Vision; as `tv`.
    case vision = 6
}

/// Light or dark; nothing is drawn, so layout never depends on it.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Not said.
    case unspecified = 0
    /// Dark on light.
    case light = 1
    /// Light on dark.
    case dark = 2
}

/// Whether a view follows the direction of the interface (fact A10.10).
public enum UISemanticContentAttribute: Int, Sendable {
    /// It follows.
    case unspecified = 0
    /// Controls of a player: left to right always.
    case playback = 1
    /// Something that points left or right: left to right always.
    case spatial = 2
    /// Left to right always.
    case forceLeftToRight = 3
    /// Right to left always.
    case forceRightToLeft = 4
}
