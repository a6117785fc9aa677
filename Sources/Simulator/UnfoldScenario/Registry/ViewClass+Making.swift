extension ViewClass {
    static let buttonTypes: [UIButton.ButtonType] = [
        .custom, .system, .detailDisclosure, .infoLight, .infoDark, .contactAdd, .plain, .close,
    ]

    @MainActor static func button(_ making: [String: String]) -> UIButton {
        let type = buttonTypes.first { "\($0)" == making["buttonType"] } ?? .custom
        return making["measuredSizes"] == nil ? UIButton(type: type) : MeasuredButton(type: type)
    }

    @MainActor static func segmentTitles(_ control: UISegmentedControl) -> [String] {
        (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "" }
    }

    @MainActor static func setSegments(_ control: UISegmentedControl, _ titles: [String]) {
        let selected = control.selectedSegmentIndex
        control.removeAllSegments()
        for (index, title) in titles.enumerated() {
            control.insertSegment(withTitle: title, at: index, animated: false)
        }
        if titles.indices.contains(selected) { control.selectedSegmentIndex = selected }
    }
}
