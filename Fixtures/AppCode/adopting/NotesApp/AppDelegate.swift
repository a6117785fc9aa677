import SwiftUI
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder {
    var window: UIWindow?
}
