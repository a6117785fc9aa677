import UnfoldFiles

extension IBDocumentError: CustomStringConvertible {
    public var description: String { "\(file):\(line):\(column): error: \(message)" }

    /// What is wrong and what would help, without the position.
    public var message: String {
        switch problem {
        case .unreadable(let defect): ReadFailure.unreadable(defect).sentence
        case .tooLarge(let limit): "the document has more than \(limit) bytes"
        case .empty: "the document is empty"
        case .wideEncoding: "the document is in UTF-16 or UTF-32; save it as UTF-8"
        case .encoding(let name): "the document says that it is in '\(shown(name))'; save it as UTF-8"
        case .invalidUTF8: "these bytes are not UTF-8; save the document as UTF-8"
        case .tooManyAttributes(let limit): "an element has more than \(limit) attributes"
        case .namespace: "the document declares a namespace; Interface Builder's documents have none"
        case .documentType:
            "the document has a document type, where entities are declared; Interface Builder's documents have none"
        case .brokenXML: "the XML ends or breaks off here; is the file complete, and an Interface Builder document?"
        case .tooManyElements(let limit): "there are more than \(limit) elements"
        case .tooDeep(let limit): "elements are nested more than \(limit) deep"
        case .tooLongText(let limit): "a text has more than \(limit) bytes"
        case .archive: "this is the format of Xcode 4; save the file with a newer Xcode"
        case .rootElement(let name):
            "the root element is '\(shown(name))'; an Interface Builder document has 'document'"
        case .runtime(let name): "the document is for the runtime '\(shown(name))'; only iOS is laid out here"
        }
    }
}
