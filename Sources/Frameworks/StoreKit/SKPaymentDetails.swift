import Foundation

/// A payment to be changed.
/// Source: https://developer.apple.com/documentation/storekit/skmutablepayment
open class SKMutablePayment: SKPayment, @unchecked Sendable {
    private var many: Int
    private var who: String?
    /// To buy something.
    public convenience init(product: SKProduct) { self.init(productIdentifier: product.productIdentifier, quantity: 1) }
    override init(productIdentifier: String, quantity: Int) {
        many = quantity
        super.init(productIdentifier: productIdentifier, quantity: quantity)
    }
    open override var quantity: Int {
        get { many }
        set { many = newValue }
    }
    open override var applicationUsername: String? {
        get { who }
        set { who = newValue }
    }
}
