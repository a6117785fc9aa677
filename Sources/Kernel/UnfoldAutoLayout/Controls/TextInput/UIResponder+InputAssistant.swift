extension UIResponder {
    public var inputAssistantItem: UITextInputAssistantItem {
        if let known = inertValues["inputAssistantItem"] as? UITextInputAssistantItem { return known }
        let made = UITextInputAssistantItem()
        inertValues["inputAssistantItem"] = made
        return made
    }
}
