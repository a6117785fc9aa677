#sourceLocation(file: "Fixtures/AppCode/adapter/before/ForeignOverrides.swift", line: 1)
import UIKit

extension UINavigationController {
                                                                                                                          
          func popTwice() {
        popViewController(animated: false)
        popViewController(animated: false)
    }
}

extension UIScrollView {
                                                                                    
                                                
                                                   
     
    private func addTarget(_ selector: Selector) {}
}
