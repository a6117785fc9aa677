// swift-format-ignore-file
// What may run in the pages; 'UNFOLD_RECORD=1 swift test --filter EmbeddedPageTests' writes it again.

extension EmbeddedPage {
    static let scriptHash = "sha256-VpZKdkrpJD7THNE7WWhnT79NXWaX8pyiyDCyB0uNPsA="
    static let styleHash = "sha256-jqUqzkGxbRqrLztjBYBBOC24EoJUrLru0CJ/Nt1TqL0="
    static let stressScriptHash = "sha256-7ssv1pLxd8MTSZNjNXiptNLffl2umz4vRz8+/m37SXQ="
    static let stressStyleHash = "sha256-z642Ob2wgcJNjsKFcUQDcYEuWL9s+/M7uPKz+bpneTc="
}
