#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Reads a document into elements, by Foundation's parser. A document type is refused; depth and number are bounded.
final class IBTreeReader: NSObject, XMLParserDelegate {
    private let file: String
    private let parser: XMLParser
    private var open: [IBElement] = []
    private var root: IBElement?
    private var count = 0
    private var refusal: IBDocumentError?
    /// Where the parser found the first mistake; it may read on.
    private var mistake: (line: Int, column: Int)?

    private init(_ data: Data, file: String) {
        self.file = file
        // In pieces: libxml2 refuses a piece of more than ten million bytes after it has read it.
        parser = XMLParser(stream: InputStream(data: data))
        super.init()
        parser.delegate = self
        parser.shouldResolveExternalEntities = false
    }

    static func read(_ data: Data, file: String) throws(IBDocumentError) -> IBElement {
        func refused(_ problem: IBDocumentError.Problem) -> IBDocumentError {
            IBDocumentError(file: file, line: 1, column: 1, problem: problem)
        }
        guard data.count <= IBLimits.fileSize else { throw refused(.tooLarge(limit: IBLimits.fileSize)) }
        guard !data.isEmpty else { throw refused(.empty) }
        try IBRawDocument(data, file: file).check()
        let reader = IBTreeReader(data, file: file)
        let isComplete = reader.parser.parse()
        if let refusal = reader.refusal { throw refusal }
        guard isComplete, let root = reader.root, reader.open.isEmpty else {
            let position = reader.mistake ?? (reader.parser.lineNumber, reader.parser.columnNumber)
            throw IBDocumentError(
                file: file, line: max(1, position.line), column: max(1, position.column), problem: .brokenXML)
        }
        return root
    }

    private func refuse(_ problem: IBDocumentError.Problem) {
        guard refusal == nil else { return }
        refusal = IBDocumentError(
            file: file, line: max(1, parser.lineNumber), column: max(1, parser.columnNumber), problem: problem)
        parser.abortParsing()
    }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes attributeDict: [String: String]
    ) {
        guard refusal == nil else { return }
        count += 1
        guard count <= IBLimits.elements else { return refuse(.tooManyElements(limit: IBLimits.elements)) }
        guard open.count < IBLimits.depth else { return refuse(.tooDeep(limit: IBLimits.depth)) }
        let element = IBElement(
            name: elementName, attributes: attributeDict, line: max(1, parser.lineNumber),
            column: max(1, parser.columnNumber))
        if let parent = open.last { parent.children.append(element) } else { root = element }
        open.append(element)
    }

    func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
    ) { if !open.isEmpty { open.removeLast() } }

    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
        if mistake == nil { mistake = (parser.lineNumber, parser.columnNumber) }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { add(string) }

    func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) { add(String(decoding: CDATABlock, as: UTF8.self)) }

    private func add(_ string: String) {
        guard refusal == nil, let element = open.last else { return }
        guard element.text.utf8.count + string.utf8.count <= IBLimits.text
        else { return refuse(.tooLongText(limit: IBLimits.text)) }
        element.text += string
    }
}
