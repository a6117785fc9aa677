import Foundation
import Combine
@preconcurrency import MapKit
import class SafariServices.SFSafariViewController; import UIKit
import UIKit.UIGestureRecognizerSubclass
import os.log
import CoreImage
import CoreText
import ObjectiveC
#if canImport(WebKit)
    import WebKit
#endif

func emptyTexts() -> [NSMutableString] { [NSMutableString(), NSMutableString.init( )] }

func requestOf(_ url: URL) -> URLRequest { URLRequest(url: url) }

func parserOf(_ data: Data) -> XMLParser { XMLParser(data: data) }

func lengthOf(_ line: CTLine) -> Int { CTLineGetStringRange(line).length }
