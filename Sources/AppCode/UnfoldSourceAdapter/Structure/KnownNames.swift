enum KnownNames {
    static let numbers: Set<String> = ["Int", "Double", "Float", "Bool", "TimeInterval"]

    static func implicit(_ name: String, hint: String) -> String? {
        if name == "zero" {
            let words = hint.lowercased()
            return words.contains("inset")
                ? "UIEdgeInsets"
                : words.contains("size")
                    ? "CGSize" : words.contains("frame") || words.contains("rect") ? "CGRect" : "CGPoint"
        }
        return implicits.first { $0.value.contains(name) }?.key
    }
}
