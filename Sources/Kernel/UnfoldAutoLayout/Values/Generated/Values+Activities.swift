// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/Values+Activities.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldTypesetting

#if !canImport(ObjectiveC)

open class NSUserActivityInert: NSObject {
    package final var inertValues: [String: Any] = [:]
    open var title: String? { get { inertValues["title"] as? String } set { inertValues["title"] = newValue } }
    open var webpageURL: URL? { get { inertValues["webpageURL"] as? URL } set { inertValues["webpageURL"] = newValue } }
    open var keywords: Set<String> { get { inertValues["keywords"] as? Set<String> ?? [] } set { inertValues["keywords"] = newValue } }
    open var isEligibleForHandoff: Bool { get { inertValues["isEligibleForHandoff"] as? Bool ?? true } set { inertValues["isEligibleForHandoff"] = newValue } }
    open var isEligibleForSearch: Bool { get { inertValues["isEligibleForSearch"] as? Bool ?? false } set { inertValues["isEligibleForSearch"] = newValue } }
    open var isEligibleForPrediction: Bool { get { inertValues["isEligibleForPrediction"] as? Bool ?? false } set { inertValues["isEligibleForPrediction"] = newValue } }
    open var persistentIdentifier: String? { get { inertValues["persistentIdentifier"] as? String } set { inertValues["persistentIdentifier"] = newValue } }
    open var requiredUserInfoKeys: Set<String>? { get { inertValues["requiredUserInfoKeys"] as? Set<String> } set { inertValues["requiredUserInfoKeys"] = newValue } }
    open var targetContentIdentifier: String? { get { inertValues["targetContentIdentifier"] as? String } set { inertValues["targetContentIdentifier"] = newValue } }
    open var suggestedInvocationPhrase: String? { get { inertValues["suggestedInvocationPhrase"] as? String } set { inertValues["suggestedInvocationPhrase"] = newValue } }
    open func becomeCurrent() {}
    open func resignCurrent() {}
}

#endif
