import Foundation

#if !canImport(Darwin)
    extension ProcessInfo {
        /// How warm the device is.
        public enum ThermalState: Int, Sendable {
            /// As it should be.
            case nominal = 0
            /// A little warm.
            case fair
            /// Warm.
            case serious
            /// Too warm.
            case critical
        }
        /// Always nominal.
        public var thermalState: ThermalState { .nominal }
        /// Always false.
        public var isLowPowerModeEnabled: Bool { false }
        /// Never posted.
        public static let thermalStateDidChangeNotification = Notification.Name(
            "NSProcessInfoThermalStateDidChangeNotification")
    }

    extension Notification.Name {
        /// Never posted.
        public static let NSProcessInfoPowerStateDidChange = Notification.Name(
            "NSProcessInfoPowerStateDidChangeNotification")
    }
#endif
