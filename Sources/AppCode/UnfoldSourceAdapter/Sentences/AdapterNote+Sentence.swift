extension AdapterNote: CustomStringConvertible {
    public var description: String { "\(path):\(line):\(column): warning: \(text)" }

    public var text: String { kind.sentence }
}

extension AdapterNote.Kind {
    fileprivate var sentence: String {
        switch self {
        case .file(let defect): "\(defect.sentence); the file is left as it is"
        case .optionalMemberOfInnerProtocol: "an optional member of a protocol inside a type is left as it is"
        case .optionalMember: "an optional member of this form is left as it is"
        case .optionalCall: "an optional call at the end of a chain of this length is left as it is"
        case .uncalledOptionalMethod: "an optional method of this form that is not called is left as it is"
        case .fileLiteral: "#fileLiteral is left as it is"
        case .keyPath: "#keyPath with more than names is left as it is"
        case .emptyKeyPath: "#keyPath without a name is left as it is"
        case .selector: "a selector of this form is left as it is"
        case .selectorWithoutType: "a selector whose type is not written here is left as it is"
        case .methodExchange: "methods cannot be exchanged without Objective-C"
        case .methodReplacement: "methods cannot be replaced without Objective-C"
        case .methodAddition: "methods cannot be added without Objective-C"
        case .methodLookup: "methods cannot be looked up without Objective-C"
        case .keyValueCoding: "key-value coding reaches properties of adapted classes only"
        case .coreData: "@NSManaged of this form is left as it is"
        case .initializerOfMetatype: "of a type in a variable only a 'required' initialiser can be called"
        case .observedProperty: "a 'dynamic' property of this form does not announce its changes"
        case .overrideInExtension: "an extension cannot override; in a class of another module the member is left out"
        }
    }
}

extension AdapterNote.Defect {
    fileprivate var sentence: String {
        switch self {
        case .tooLong(let bytes, let limit): "\(bytes) bytes are more than \(limit)"
        case .script: "a script, not a file of an app"
        case .nul: "a NUL byte"
        case .invalidUTF8: "bytes that are not UTF-8"
        case .byte(let byte): "a byte that no Swift source has (\(byte))"
        case .openInterpolation: "an interpolation that does not end"
        case .openComment: "a comment that does not end"
        case .openName: "a quoted name that does not end"
        case .openString: "a string that does not end"
        case .openRegex: "a regular expression that does not end"
        case .strayBracket(let bracket): "'\(bracket)' closes nothing that is open"
        case .openBracket(let bracket): "'\(bracket)' is never closed"
        case .strayCondition: "no '#if' before it"
        case .openCondition: "'#if' without '#endif'"
        }
    }
}

extension AdaptationPlan.Stale: CustomStringConvertible {
    public var description: String { "'\(path)' has changed since it was read" }
}
