#sourceLocation(file: "Fixtures/AppCode/adapter/before/Columns.swift", line: 1)
import UIKit

// What stands behind a rewritten passage on its line stays in its column, so that messages about it point there.
final class ColumnCell: UITableViewCell {
    private static let known: [Selector] = [({Selector("tap:", ColumnCell.tap(_:))
#sourceLocation(file: "Fixtures/AppCode/adapter/before/Columns.swift", line: 5)
                                                          }()), ({Selector("hold", ColumnCell.hold)
#sourceLocation(file: "Fixtures/AppCode/adapter/before/Columns.swift", line: 5)
                                                                                      }()), Selector("other")]
    lazy var item = UIBarButtonItem(title: "a", style: .plain, target: self, action: ({Selector("hold", ColumnCell.hold)
#sourceLocation(file: "Fixtures/AppCode/adapter/before/Columns.swift", line: 6)
                                                                                                }())); var place = 1
    weak var crew: FerryCrew?
    var sender: AnyObject?

    func connect(_ button: UIButton, by selector: Selector = ({Selector("hold", ColumnCell.hold)
#sourceLocation(file: "Fixtures/AppCode/adapter/before/Columns.swift", line: 10)
                                                                        }()), at place: Int) {
        button.addTarget(self, action: ({Selector("tap:", ColumnCell.tap(_:))
#sourceLocation(file: "Fixtures/AppCode/adapter/before/Columns.swift", line: 11)
                                                     }()), for: .touchUpInside)
        button.addTarget(self, action: ({Selector(
            "tap:", ColumnCell.tap(_:)
        )
#sourceLocation(file: "Fixtures/AppCode/adapter/before/Columns.swift", line: 14)
     }()), for: .touchUpInside)
        button.addTarget(self, action: Selector("tap:", ColumnCell.tap))
        if selector == ({Selector("hold", ColumnCell.hold)
#sourceLocation(file: "Fixtures/AppCode/adapter/before/Columns.swift", line: 16)
                                  }()), place > 1 { (try? crew?.crewSang( )) }
        switch selector {
        case ({Selector("hold", ColumnCell.hold)
#sourceLocation(file: "Fixtures/AppCode/adapter/before/Columns.swift", line: 18)
                        }()) where place > 2: print("\(Selector("hold", ColumnCell.hold)) \(place)")
        default: break
        }
  (try? crew?.crewSang( )); print(place)
            ObjectiveCObject(sender)?.tag; print(place)
  (try? crew?.crewDidBoard( place)); print(        "item.title", place)
    }

          func tap(_ sender: UIButton) {}
          func hold() {}
}

extension UIButton { func addTarget(_ target: Any?, action: Selector) {} }
