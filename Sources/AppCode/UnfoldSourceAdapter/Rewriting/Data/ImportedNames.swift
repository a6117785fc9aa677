extension FileRewriter {
    /// What Foundation has too.
    static let geometry: Set<String> = [
        "CGFloat", "CGPoint", "CGRect", "CGSize", "CGVector", "CGAffineTransform", "IndexPath", "NSRange",
    ]

    /// Members that module UIKit adds to Foundation's classes.
    static let foundationMembers: Set<String> = [
        "willChangeValue", "didChangeValue", "forKeyPath", "setValuesForKeys", "dictionaryWithValues", "classForCoder",
        "registerUndo",
    ]

    /// Names of UIKit's that do not begin with `UI`.
    static let otherNames: Set<String> = [
        "NSLayoutConstraint", "NSLayoutAnchor", "CALayer", "CAGradientLayer", "CAShapeLayer", "NSParagraphStyle",
        "NSMutableParagraphStyle", "NSTextAttachment", "NSDirectionalEdgeInsets", "NSDirectionalRectEdge",
        "NSCollectionLayoutSection", "NSCollectionLayoutGroup", "NSCollectionLayoutItem", "NSCollectionLayoutSize",
        "NSCollectionLayoutDimension", "NSCollectionLayoutEnvironment", "NSDiffableDataSourceSnapshot", "NSTextStorage",
        "NSLayoutManager", "NSTextContainer", "NSShadow", "NSUnderlineStyle", "NSTextAlignment", "CAAnimation",
        "CABasicAnimation", "CATransaction", "CATransform3D", "CACurrentMediaTime", "CFAbsoluteTime",
        "CFAbsoluteTimeGetCurrent", "CGColor", "CGPath", "CGMutablePath", "CGContext", "CGImage", "CGAffineTransform",
        // What module UIKit brings where Foundation has none.
        "NSDataDetector", "NSKeyValueObservation", "NSKeyValueChangeKey",
        "NSKeyValueObservingOptions", "CADisplayLink", "UndoManager", "Selector", "NSSelectorFromString",
        "objc_getAssociatedObject", "objc_setAssociatedObject", "autoreleasepool",
        "class_getInstanceMethod", "object_getClass", "class_getName",
    ]

    /// Names of Combine's that no other module is likely to have.
    static let ofCombine: Set<String> = [
        "AnyCancellable", "AnyPublisher", "AnySubscriber", "Cancellable", "CurrentValueSubject", "ObservableObject",
        "ObservableObjectPublisher", "PassthroughSubject", "Published", "Publishers", "Subscribers",
    ]

    /// Those that another module than Apple's may have, too.
    static let alsoOfCombine: Set<String> = [
        "Deferred", "Fail", "Future", "Just", "Publisher", "Subject", "Subscriber",
    ]

    static let networkingTypes: Set<String> = [
        "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "HTTPCookie", "HTTPCookieStorage", "URLCache",
        "URLCredential", "URLSessionTask", "URLSessionDataTask", "URLSessionDownloadTask", "URLSessionConfiguration",
        "URLProtocol", "URLAuthenticationChallenge", "CachedURLResponse", "URLSessionDelegate", "URLSessionUploadTask",
        "URLSessionStreamTask", "URLSessionWebSocketTask", "URLSessionTaskMetrics", "URLSessionTaskDelegate",
        "URLSessionDataDelegate", "URLSessionDownloadDelegate", "URLSessionWebSocketDelegate", "URLProtocolClient",
        "URLProtectionSpace", "URLCredentialStorage", "URLAuthenticationChallengeSender", "NSURLRequest",
        "NSMutableURLRequest", "HTTPCookiePropertyKey", "URLSessionStreamDelegate", "URLSessionTaskTransactionMetrics",
        "NSURLAuthenticationMethodDefault", "NSURLAuthenticationMethodHTMLForm", "NSURLAuthenticationMethodHTTPBasic",
        "NSURLAuthenticationMethodHTTPDigest", "NSURLAuthenticationMethodNTLM", "NSURLAuthenticationMethodNegotiate",
        "NSURLSessionTransferSizeUnknown",
    ]
}
