struct Device: Hashable, Sendable {
    enum Idiom: String, Sendable { case phone, pad }

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
    let date: String

    static func named(_ name: String) -> Device? { byName[name] }
    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}

extension Device {
    static let all = DeviceTable.text.split(separator: "\n").compactMap(Device.init)

    private init?(_ line: Substring) {
        let words = line.split(separator: " ", maxSplits: 10).map(String.init)
        let numbers = words.dropFirst().prefix(7).compactMap(Double.init)
        guard words.count == 11, numbers.count == 7, let idiom = Idiom(rawValue: words[0]) else { return nil }
        self.init(
            name: words[10], width: numbers[0], height: numbers[1], scale: numbers[2], idiom: idiom, top: numbers[3],
            bottom: numbers[4], side: numbers[5], sideBottom: numbers[6], isWide: words[9] == "wide", date: words[8])
    }
}
