extension LogEquation {
    package var items: [LogItem] {
        guard let second, second.item.key != first.item.key else { return [first.item] }
        return [first.item, second.item]
    }

    package var relatesSizes: Bool { first.attribute.isSize && (second?.attribute.isSize ?? false) }
}
