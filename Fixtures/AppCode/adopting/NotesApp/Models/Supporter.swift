import HealthKit
import StoreKit

/// Who pays for the app, and how far the notes were carried: frameworks that are declared as far as this names them.
final class Supporter: NSObject, SKProductsRequestDelegate {
    private(set) var products: [SKProduct] = []

    func load() {
        let request = SKProductsRequest(productIdentifiers: ["notes.coffee"])
        request.delegate = self
        request.start()
    }

    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
        products = response.products
    }

    var distance: HKQuantity { HKQuantity(unit: .meter(), doubleValue: 1200) }
}
