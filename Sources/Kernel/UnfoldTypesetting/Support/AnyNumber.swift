extension CGFloat {
    /// Whatever kind of number a dictionary has; nil for what is none.
    package init?(anyNumber value: Any?) {
        switch value {
        case let number as CGFloat: self = number
        case let number as Double: self = CGFloat(number)
        case let number as Float: self = CGFloat(number)
        case let number as Int: self = CGFloat(number)
        case let number as NSNumber: self = CGFloat(number.doubleValue)
        default: return nil
        }
    }
}
