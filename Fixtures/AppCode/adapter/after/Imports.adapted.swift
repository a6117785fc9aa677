#if canImport(Combine)
import Combine
#elseif canImport(UnfoldCombine)
import UnfoldCombine
#else
#error("the names of Combine are in product 'UnfoldCompanions' of package 'unfold': add it to this target's dependencies")
#endif
#if canImport(MapKit)
@preconcurrency import MapKit
#endif
#if canImport(SafariServices)
import class SafariServices.SFSafariViewController
#elseif canImport(UIKit)
import UIKit
#endif
#if canImport(os)
import os.log
#elseif canImport(UnfoldOS)
import UnfoldOS
#else
#error("the names of os are in product 'UnfoldCompanions' of package 'unfold': add it to this target's dependencies")
#endif
#if canImport(CoreImage)
import CoreImage
#endif
#if canImport(CoreText)
import CoreText
#elseif canImport(UIKit)
import UIKit
#endif
#if canImport(ObjectiveC)
import ObjectiveC
#elseif canImport(UIKit)
import UIKit
#endif
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
#if canImport(FoundationXML)
import FoundationXML
#endif
#sourceLocation(file: "Fixtures/AppCode/adapter/before/Imports.swift", line: 1)
import Foundation
              
                             
                                                  ; import UIKit
import UIKit                            
             
                
               
                 
#if canImport(WebKit)
    import WebKit
#endif

func emptyTexts() -> [NSMutableString] { [NSMutableString(capacity: 0), NSMutableString.init( capacity: 0)] }

func requestOf(_ url: URL) -> URLRequest { URLRequest(url: url) }

func parserOf(_ data: Data) -> XMLParser { XMLParser(data: data) }

func lengthOf(_ line: CTLine) -> Int { CTLineGetStringRange(line).length }
