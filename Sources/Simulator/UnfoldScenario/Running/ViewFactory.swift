@MainActor enum ViewFactory {
    static func make(_ spec: ViewSpec) -> UIView {
        let making = spec.settings.compactMap { setting -> (String, String)? in
            guard setting.property.phase == .making, case .word(let word) = setting.value else { return nil }
            return (setting.property.name, word)
        }
        let isMeasured = spec.settings.contains { $0.property.name == "measuredSizes" }
        let measured = isMeasured ? [("measuredSizes", "")] : []
        let view = make(spec.type, Dictionary(making + measured, uniquingKeysWith: { _, last in last }))
        view.accessibilityIdentifier = spec.id
        view.printedClassName = spec.className ?? (isMeasured ? spec.type : nil)
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }

    static func make(_ type: String, _ making: [String: String] = [:]) -> UIView {
        ViewClass.named(type)?.make?(making) ?? UIView()
    }
}
