#if !canImport(ObjectiveC)
    /// What a user was doing; stored.
    open class NSUserActivity: NSUserActivityInert, @unchecked Sendable {
        // Sendable: as Foundation's; changed before it is shared.
        public let activityType: String
        open var userInfo: [AnyHashable: Any]?
        public init(activityType: String) { self.activityType = activityType }
        open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
            userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
        }
    }

#endif
