extension InertNames {
    static let names: Set<String> = [
        "textColor", "highlightedTextColor", "shadowColor", "shadowOffset", "shadowRadius", "shadowOpacity", "layer",
        "mask", "isMultipleTouchEnabled",
        "isExclusiveTouch", "tintAdjustmentMode", "separatorColor", "backgroundView", "selectedBackgroundView",
        "indicatorStyle", "showsVerticalScrollIndicator", "showsHorizontalScrollIndicator", "delegate", "dataSource",
        "keyboardType", "returnKeyType", "autocorrectionType", "autocapitalizationType", "textContentType",
        "titleColor",
        "placeholderColor", "onTintColor", "thumbTintColor", "trackTintColor", "progressTintColor",
        "gestureRecognizers",
        "restorationIdentifier", "overrideUserInterfaceStyle", "userInterfaceStyle", "color", "animationDuration",
        "userActivity", "motionEffects", "interactions", "renderingMode",
    ]
}
