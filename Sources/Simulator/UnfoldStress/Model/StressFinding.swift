extension StressFinding.Breakage {
    /// What a run of the scenario reports; nil for what only surroundings show.
    public var finding: Finding? {
        switch self {
        case .conflict(let conflict): conflict.finding
        case .found(let finding): finding
        case .cutText, .height: nil
        }
    }
}
