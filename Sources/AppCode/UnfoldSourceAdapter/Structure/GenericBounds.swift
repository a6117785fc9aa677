extension SourceFile {
    private static let deepestParameter = 32

    /// The types and protocols that a generic parameter is bound to; nil if there is no parameter of that name.
    func bounds(ofParameter name: String, at token: Int, _ app: AppDeclarations) -> [String]? {
        for brace in source.braces(around: token).prefix(Self.deepestParameter) {
            if let keyword = source.functionKeyword(before: brace), let bounds = bounds(of: name, keyword + 1..<brace) {
                return bounds
            }
        }
        for type in types(around: token) {
            if let bounds = bounds(of: name, type.nameEnd + 1..<type.open) { return bounds }
            if type.isOfProtocol(app), let bounds = app.bounds(ofAssociatedType: name, in: type.qualifiedName) {
                return bounds + constraints(of: name, type.nameEnd + 1..<type.open)
            }
            if type.keyword == .extension, let declared = app.ownClass(type.qualifiedName),
                let bounds = declared.file.bounds(of: name, declared.nameEnd + 1..<declared.open)
            {
                return bounds
            }
        }
        return nil
    }

    private func bounds(of name: String, _ range: Range<Int>) -> [String]? {
        var isDeclared = false
        var isInClause = false
        var isPastClause = false
        var bounds: [String] = []
        for index in source.ownTokens(range) {
            if !isPastClause, source.tokens[index].kind == .operator, source.text(index).hasPrefix("<") {
                isInClause = true
            }
            if source.is(index, "(") { (isInClause, isPastClause) = (false, true) }
            if source.isIdentifier(index), source.text(index) == name, !source.is(index - 1, ".") {
                isDeclared = isDeclared || isInClause && !source.is(index - 1, ":")
                if source.is(index + 1, ":") { bounds += types(from: index + 2, to: range.upperBound) }
            }
        }
        return isDeclared ? bounds : nil
    }

    private func constraints(of name: String, _ range: Range<Int>) -> [String] {
        range.flatMap { index in
            source.isIdentifier(index) && source.text(index) == name && source.is(index + 1, ":")
                ? types(from: index + 2, to: range.upperBound) : []
        }
    }

    func types(from first: Int, to end: Int) -> [String] {
        var result: [String] = []
        var index = first
        while index < end, source.isIdentifier(index) {
            let last = source.endOfName(index)
            result.append(source.text(index, through: last))
            guard source.is(last + 1, "&") else { break }
            index = last + 2
        }
        return result
    }
}

extension TypeDeclaration {
    func isOfProtocol(_ app: AppDeclarations) -> Bool {
        keyword == .protocol || keyword == .extension && app.isProtocol(name)
    }
}

extension AppDeclarations {
    /// What `associatedtype View: UIView` in a protocol asks for; nil if it has none of that name.
    fileprivate func bounds(ofAssociatedType name: String, in protocolName: String) -> [String]? {
        for type in parts(of: protocolName) where type.keyword == .protocol {
            let source = type.source
            for index in type.open..<type.close
            where source.is(index, "associatedtype") && source.text(index + 1) == name {
                return source.is(index + 2, ":") ? type.file.types(from: index + 3, to: type.close) : []
            }
        }
        return nil
    }
}
