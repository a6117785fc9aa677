@_exported import Foundation
import UnfoldAutoLayout
import UnfoldSurface

/// Something to be bought. A subclass can stand for one in a test.
/// Source: https://developer.apple.com/documentation/storekit/skproduct
open class SKProduct: NSObject, @unchecked Sendable {
    /// A length of time.
    public enum PeriodUnit: UInt, Sendable {
        /// Days.
        case day = 0
        /// Weeks.
        case week
        /// Months.
        case month
        /// Years.
        case year
    }
    /// Its name in the store.
    open var productIdentifier: String { "" }
    /// What it is called.
    open var localizedTitle: String { "" }
    /// What it is.
    open var localizedDescription: String { "" }
    /// What it costs.
    open var price: NSDecimalNumber { .zero }
    /// How that is written.
    open var priceLocale: Locale { .current }
    /// How long it lasts.
    open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
    /// What is offered first.
    open var introductoryPrice: SKProductDiscount? { nil }
}

/// How long something lasts.
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
    /// How many.
    open var numberOfUnits: Int { 1 }
    /// Of what.
    open var unit: SKProduct.PeriodUnit { .month }
}

/// What is offered for less.
open class SKProductDiscount: NSObject, @unchecked Sendable {
    /// How it is paid.
    public enum PaymentMode: UInt, Sendable {
        /// As it goes.
        case payAsYouGo = 0
        /// At once.
        case payUpFront
        /// Not at all.
        case freeTrial
    }
    /// What it costs.
    open var price: NSDecimalNumber { .zero }
    /// How that is written.
    open var priceLocale: Locale { .current }
    /// How long it lasts.
    open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
    /// How often.
    open var numberOfPeriods: Int { 1 }
    /// How it is paid.
    open var paymentMode: PaymentMode { .payAsYouGo }
}

/// Something that is bought.
open class SKPayment: NSObject, @unchecked Sendable {
    /// What.
    public let productIdentifier: String
    /// How many.
    open var quantity: Int { count }
    /// The app's name of who pays.
    open var applicationUsername: String? { nil }
    private let count: Int
    /// To buy something.
    public convenience init(product: SKProduct) { self.init(productIdentifier: product.productIdentifier, quantity: 1) }
    init(productIdentifier: String, quantity: Int) {
        (self.productIdentifier, count) = (productIdentifier, quantity)
    }
}

/// How far buying is.
public enum SKPaymentTransactionState: Int, Sendable {
    /// Begun.
    case purchasing = 0
    /// Done.
    case purchased
    /// Failed.
    case failed
    /// Had before.
    case restored
    /// Somebody else is asked.
    case deferred
}

/// Something being bought. A subclass can stand for one in a test.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
    /// What.
    open var payment: SKPayment { SKPayment(productIdentifier: "", quantity: 1) }
    /// How far it is.
    open var transactionState: SKPaymentTransactionState { .purchasing }
    /// Its number.
    open var transactionIdentifier: String? { nil }
    /// When.
    open var transactionDate: Date? { nil }
    /// Why it failed.
    open var error: (any Error)? { nil }
    /// What it was first.
    open var original: SKPaymentTransaction? { nil }
}

/// Hears of what is bought; nothing tells it. Methods have defaults.
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
    /// Never called.
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    /// Never called.
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
    /// Restoring failed.
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
    /// Never called.
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
}
extension SKPaymentTransactionObserver {
    /// Nothing.
    public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
    /// Nothing.
    public func paymentQueue(
        _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
    ) {}
    /// Nothing.
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
}

/// What is to be bought. There is no store: payments are not allowed, and nothing becomes of them.
/// Source: https://developer.apple.com/documentation/storekit/skpaymentqueue
// Sendable: the lock.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
    private static let queue = SKPaymentQueue()
    private let lock = NSLock()
    private struct Kept {
        weak var observer: (any SKPaymentTransactionObserver)?
    }
    private var observers: [Kept] = []
    /// That of the app.
    open class func `default`() -> SKPaymentQueue { queue }
    /// Always false.
    open class func canMakePayments() -> Bool { false }
    /// None.
    open var transactions: [SKPaymentTransaction] { [] }
    /// Accepted; nothing becomes of it.
    open func add(_ payment: SKPayment) {}
    /// Hears of what is bought; kept weakly.
    open func add(_ observer: any SKPaymentTransactionObserver) {
        lock.withLock { observers = observers.filter { $0.observer != nil } + [Kept(observer: observer)] }
    }
    /// Hears no more.
    open func remove(_ observer: any SKPaymentTransactionObserver) {
        lock.withLock { observers.removeAll { $0.observer === observer || $0.observer == nil } }
    }
    /// Observers hear at the end of the turn that it failed.
    open func restoreCompletedTransactions() {
        FrameworkAnswer.later { [self] in
            for observer in lock.withLock({ observers.compactMap(\.observer) }) {
                observer.paymentQueue(self, restoreCompletedTransactionsFailedWithError: SKError(.unknown))
            }
        }
    }
    /// Accepted.
    open func finishTransaction(_ transaction: SKPaymentTransaction) {}
}

/// Why nothing was bought.
public struct SKError: FrameworkError {
    /// What failed.
    public enum Code: Int, FrameworkErrorCode {
        /// The error of these codes.
        public typealias Failure = SKError
        /// Not known.
        case unknown = 0
        /// It is not allowed.
        case clientInvalid
        /// It was given up.
        case paymentCancelled
        /// It is no good.
        case paymentInvalid
        /// It is not allowed here.
        case paymentNotAllowed
        /// It is not for sale.
        case storeProductNotAvailable
    }
    /// What failed.
    public let code: Code
    /// A failure.
    public init(_ code: Code) { self.code = code }
    /// The domain of these errors.
    public static var errorDomain: String { "SKErrorDomain" }
    /// Not known.
    public static var unknown: Code { .unknown }
    /// It is not allowed.
    public static var clientInvalid: Code { .clientInvalid }
    /// It was given up.
    public static var paymentCancelled: Code { .paymentCancelled }
    /// It is no good.
    public static var paymentInvalid: Code { .paymentInvalid }
    /// It is not allowed here.
    public static var paymentNotAllowed: Code { .paymentNotAllowed }
    /// It is not for sale.
    public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
}

/// Asks the store.
open class SKRequest: NSObject, @unchecked Sendable {
    /// Notified of the answer.
    open weak var delegate: (any SKRequestDelegate)?
    /// Started: at the end of the turn the delegate hears that it failed.
    open func start() {
        FrameworkAnswer.later { [self] in delegate?.request(self, didFailWithError: SKError(.unknown)) }
    }
    /// Accepted.
    open func cancel() {}
}
/// Notified of the store's answers. Methods have defaults.
public protocol SKRequestDelegate: NSObjectProtocol {
    /// Never called.
    func requestDidFinish(_ request: SKRequest)
    /// It failed.
    func request(_ request: SKRequest, didFailWithError error: any Error)
}
extension SKRequestDelegate {
    /// Nothing.
    public func requestDidFinish(_ request: SKRequest) {}
    /// Nothing.
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}
/// Asks the store what is sold.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
    /// By names.
    public init(productIdentifiers: Set<String>) {}
}
/// Notified what is sold.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
    /// Never called.
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}
/// What is sold.
open class SKProductsResponse: NSObject, @unchecked Sendable {
    /// These.
    open var products: [SKProduct] { [] }
    /// Not these.
    open var invalidProductIdentifiers: [String] { [] }
}
