/// A screen by name, as far as layout sees it.
struct Device: Hashable, Sendable {
    enum Idiom: String, Sendable {
        case phone, pad
    }

    let name: String
    /// Points, upright.
    let width: Double
    let height: Double
    /// Pixels per point.
    let scale: Double
    let idiom: Idiom
    /// Safe area upright: top and bottom; the sides are free.
    let top: Double
    let bottom: Double
    /// Safe area on its side: left and right alike, and bottom.
    let side: Double
    let sideBottom: Double
    /// Whether a phone's width class is regular on its side.
    let isWide: Bool
    /// Year and month of its release.
    let date: String

    static func named(_ name: String) -> Device? { byName[name] }
    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}

/// The table. To add a device, add a line: name, width, height, scale, then the safe area as top, bottom, side and
/// bottom on its side, then the release. Sizes are those of a full-screen app at standard zoom.
extension Device {
    static let all: [Device] = homeButtonPhones + notchPhones + islandPhones + pads

    private static let homeButtonPhones: [Device] = [
        phone("iPhone SE (1st generation)", 320, 568, 2, 20, 0, 0, 0, "2016-03"),
        phone("iPhone 6s", 375, 667, 2, 20, 0, 0, 0, "2015-09"),
        phone("iPhone 6s Plus", 414, 736, 3, 20, 0, 0, 0, "2015-09", wide: true),
        phone("iPhone 7", 375, 667, 2, 20, 0, 0, 0, "2016-09"),
        phone("iPhone 7 Plus", 414, 736, 3, 20, 0, 0, 0, "2016-09", wide: true),
        phone("iPhone 8", 375, 667, 2, 20, 0, 0, 0, "2017-09"),
        phone("iPhone 8 Plus", 414, 736, 3, 20, 0, 0, 0, "2017-09", wide: true),
        phone("iPhone SE (2nd generation)", 375, 667, 2, 20, 0, 0, 0, "2020-04"),
        phone("iPhone SE (3rd generation)", 375, 667, 2, 20, 0, 0, 0, "2022-03"),
    ]

    private static let notchPhones: [Device] = [
        phone("iPhone X", 375, 812, 3, 44, 34, 44, 21, "2017-11"),
        phone("iPhone XR", 414, 896, 2, 48, 34, 48, 21, "2018-10", wide: true),
        phone("iPhone XS", 375, 812, 3, 44, 34, 44, 21, "2018-09"),
        phone("iPhone XS Max", 414, 896, 3, 44, 34, 44, 21, "2018-09", wide: true),
        phone("iPhone 11", 414, 896, 2, 48, 34, 48, 21, "2019-09", wide: true),
        phone("iPhone 11 Pro", 375, 812, 3, 44, 34, 44, 21, "2019-09"),
        phone("iPhone 11 Pro Max", 414, 896, 3, 44, 34, 44, 21, "2019-09", wide: true),
        phone("iPhone 12 mini", 375, 812, 3, 50, 34, 50, 21, "2020-11"),
        phone("iPhone 12", 390, 844, 3, 47, 34, 47, 21, "2020-10"),
        phone("iPhone 12 Pro", 390, 844, 3, 47, 34, 47, 21, "2020-10"),
        phone("iPhone 12 Pro Max", 428, 926, 3, 47, 34, 47, 21, "2020-11", wide: true),
        phone("iPhone 13 mini", 375, 812, 3, 50, 34, 50, 21, "2021-09"),
        phone("iPhone 13", 390, 844, 3, 47, 34, 47, 21, "2021-09"),
        phone("iPhone 13 Pro", 390, 844, 3, 47, 34, 47, 21, "2021-09"),
        phone("iPhone 13 Pro Max", 428, 926, 3, 47, 34, 47, 21, "2021-09", wide: true),
        phone("iPhone 14", 390, 844, 3, 47, 34, 47, 21, "2022-09"),
        phone("iPhone 14 Plus", 428, 926, 3, 47, 34, 47, 21, "2022-10", wide: true),
        phone("iPhone 16e", 390, 844, 3, 47, 34, 47, 21, "2025-02"),
    ]

    private static let islandPhones: [Device] = [
        phone("iPhone 14 Pro", 393, 852, 3, 59, 34, 59, 21, "2022-09"),
        phone("iPhone 14 Pro Max", 430, 932, 3, 59, 34, 59, 21, "2022-09", wide: true),
        phone("iPhone 15", 393, 852, 3, 59, 34, 59, 21, "2023-09"),
        phone("iPhone 15 Plus", 430, 932, 3, 59, 34, 59, 21, "2023-09", wide: true),
        phone("iPhone 15 Pro", 393, 852, 3, 59, 34, 59, 21, "2023-09"),
        phone("iPhone 15 Pro Max", 430, 932, 3, 59, 34, 59, 21, "2023-09", wide: true),
        phone("iPhone 16", 393, 852, 3, 59, 34, 59, 21, "2024-09"),
        phone("iPhone 16 Plus", 430, 932, 3, 59, 34, 59, 21, "2024-09", wide: true),
        phone("iPhone 16 Pro", 402, 874, 3, 62, 34, 62, 21, "2024-09"),
        phone("iPhone 16 Pro Max", 440, 956, 3, 62, 34, 62, 21, "2024-09", wide: true),
        phone("iPhone 17", 402, 874, 3, 62, 34, 62, 20, "2025-09"),
        phone("iPhone Air", 420, 912, 3, 68, 34, 68, 29, "2025-09", wide: true),
        phone("iPhone 17 Pro", 402, 874, 3, 62, 34, 62, 20, "2025-09"),
        phone("iPhone 17 Pro Max", 440, 956, 3, 62, 34, 62, 20, "2025-09", wide: true),
    ]

    private static let pads: [Device] = [
        pad("iPad (5th generation)", 768, 1024, 20, 0, "2017-03"),
        pad("iPad (6th generation)", 768, 1024, 20, 0, "2018-03"),
        pad("iPad (7th generation)", 810, 1080, 20, 0, "2019-09"),
        pad("iPad (8th generation)", 810, 1080, 20, 0, "2020-09"),
        pad("iPad (9th generation)", 810, 1080, 20, 0, "2021-09"),
        pad("iPad (10th generation)", 820, 1180, 24, 20, "2022-10"),
        pad("iPad (A16)", 820, 1180, 24, 20, "2025-03"),
        pad("iPad mini (5th generation)", 768, 1024, 20, 0, "2019-03"),
        pad("iPad mini (6th generation)", 744, 1133, 24, 20, "2021-09"),
        pad("iPad mini (A17 Pro)", 744, 1133, 24, 20, "2024-10"),
        pad("iPad Air (3rd generation)", 834, 1112, 20, 0, "2019-03"),
        pad("iPad Air (4th generation)", 820, 1180, 24, 20, "2020-10"),
        pad("iPad Air (5th generation)", 820, 1180, 24, 20, "2022-03"),
        pad("iPad Air 11-inch (M2)", 820, 1180, 24, 20, "2024-05"),
        pad("iPad Air 13-inch (M2)", 1024, 1366, 24, 20, "2024-05"),
        pad("iPad Air 11-inch (M3)", 820, 1180, 24, 20, "2025-03"),
        pad("iPad Air 13-inch (M3)", 1024, 1366, 24, 20, "2025-03"),
        pad("iPad Pro 10.5-inch", 834, 1112, 20, 0, "2017-06"),
        pad("iPad Pro 11-inch (1st generation)", 834, 1194, 24, 20, "2018-11"),
        pad("iPad Pro 11-inch (4th generation)", 834, 1194, 24, 20, "2022-10"),
        pad("iPad Pro 12.9-inch (2nd generation)", 1024, 1366, 20, 0, "2017-06"),
        pad("iPad Pro 12.9-inch (6th generation)", 1024, 1366, 24, 20, "2022-10"),
        pad("iPad Pro 11-inch (M4)", 834, 1210, 24, 20, "2024-05"),
        pad("iPad Pro 13-inch (M4)", 1032, 1376, 24, 20, "2024-05"),
    ]

    private static func phone(
        _ name: String, _ width: Double, _ height: Double, _ scale: Double, _ top: Double, _ bottom: Double,
        _ side: Double, _ sideBottom: Double, _ date: String, wide: Bool = false
    ) -> Device {
        Device(
            name: name, width: width, height: height, scale: scale, idiom: .phone, top: top, bottom: bottom, side: side,
            sideBottom: sideBottom, isWide: wide, date: date)
    }

    /// On its side an iPad keeps top and bottom and gets no insets at the sides.
    private static func pad(
        _ name: String, _ width: Double, _ height: Double, _ top: Double, _ bottom: Double, _ date: String
    ) -> Device {
        Device(
            name: name, width: width, height: height, scale: 2, idiom: .pad, top: top, bottom: bottom, side: 0,
            sideBottom: bottom, isWide: true, date: date)
    }
}
