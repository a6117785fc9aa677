#if !canImport(Darwin)
    extension TimeUnit {
        static let all = [
            TimeUnit(
                flag: .year, component: .year, seconds: 31_536_000, letter: "y", brief: "yr", full: "year",
                short: "yr.", abbreviated: "y"),
            TimeUnit(
                flag: .month, component: .month, seconds: 2_592_000, letter: "mo", brief: "mth", full: "month",
                short: "mo.", abbreviated: "mo"),
            TimeUnit(
                flag: .weekOfMonth, component: .weekOfMonth, seconds: 604_800, letter: "w", brief: "wk", full: "week",
                short: "wk.", abbreviated: "w"),
            TimeUnit(
                flag: .day, component: .day, seconds: 86_400, letter: "d", brief: "day", full: "day", short: "day",
                abbreviated: "d"),
            TimeUnit(
                flag: .hour, component: .hour, seconds: 3600, letter: "h", brief: "hr", full: "hour", short: "hr.",
                abbreviated: "h"),
            TimeUnit(
                flag: .minute, component: .minute, seconds: 60, letter: "m", brief: "min", full: "minute",
                short: "min.", abbreviated: "min"),
            TimeUnit(
                flag: .second, component: .second, seconds: 1, letter: "s", brief: "sec", full: "second", short: "sec.",
                abbreviated: "s"),
        ]
    }
#endif
