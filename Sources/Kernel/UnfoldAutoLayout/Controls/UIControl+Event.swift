extension UIControl.Event {
    /// As receivers are listed by them.
    var bits: TargetActions.Events { TargetActions.Events(rawValue: rawValue) }
}
