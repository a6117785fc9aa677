#sourceLocation(file: "Fixtures/AppCode/adapter/before/Previews.swift", line: 1)
import UIKit

final class PreviewedCell: UITableViewCell {
          func toggled() {}
}

                            

                     
                                                                                      
                              
                                                  
               
            
                               
 

#if DEBUG
                                             
#endif

                                                      let afterAPlayground = 1

enum Previews {                                          }
