extension IBCanvas {
    /// Screens by Apple's words.
    static let devices: [String: (width: CGFloat, height: CGFloat, scale: CGFloat)] = [
        "retina3_5": (320, 480, 2), "retina4_0": (320, 568, 2), "retina4_7": (375, 667, 2), "retina5_5": (414, 736, 3),
        "retina5_9": (375, 812, 3), "retina6_1": (414, 896, 2), "retina6_5": (414, 896, 3), "retina6_0": (390, 844, 3),
        "retina6_12": (393, 852, 3), "retina6_7": (428, 926, 3), "retina6_72": (430, 932, 3),
        "retina6_3": (402, 874, 3), "retina6_9": (440, 956, 3), "ipad9_7": (768, 1024, 2), "ipad10_5": (834, 1112, 2),
        "ipad12_9": (1024, 1366, 2), "ipad11_0": (834, 1194, 2), "ipad10_9rounded": (820, 1180, 2),
        "ipad11_0rounded": (834, 1194, 2), "ipad12_9rounded": (1024, 1366, 2),
    ]
}
