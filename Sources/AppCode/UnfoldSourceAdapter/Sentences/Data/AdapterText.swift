/// What the adapter leaves as it is and why, and what is wrong with files: a line for each case.
enum AdapterText {
    static let text = #"""
        Kind.file {1}; the file is left as it is
        Kind.optionalMemberOfInnerProtocol an optional member of a protocol inside a type is left as it is
        Kind.optionalMember an optional member of this form is left as it is
        Kind.optionalCall an optional call at the end of a chain of this length is left as it is
        Kind.uncalledOptionalMethod an optional method of this form that is not called is left as it is
        Kind.fileLiteral #fileLiteral is left as it is
        Kind.keyPath #keyPath with more than names is left as it is
        Kind.emptyKeyPath #keyPath without a name is left as it is
        Kind.selector a selector of this form is left as it is
        Kind.selectorWithoutType a selector whose type is not written here is left as it is
        Kind.methodExchange methods cannot be exchanged without Objective-C
        Kind.methodReplacement methods cannot be replaced without Objective-C
        Kind.methodAddition methods cannot be added without Objective-C
        Kind.methodLookup methods cannot be looked up without Objective-C
        Kind.keyValueCoding key-value coding reaches properties of adapted classes only
        Kind.coreData @NSManaged of this form is left as it is
        Kind.initializerOfMetatype of a type in a variable only a 'required' initialiser can be called
        Kind.observedProperty a 'dynamic' property of this form does not announce its changes
        Kind.overrideInExtension an extension cannot override; in a class of another module the member is left out
        Defect.tooLong {1} bytes are more than {2}
        Defect.script a script, not a file of an app
        Defect.nul a NUL byte
        Defect.invalidUTF8 bytes that are not UTF-8
        Defect.byte a byte that no Swift source has ({1})
        Defect.openInterpolation an interpolation that does not end
        Defect.openComment a comment that does not end
        Defect.openName a quoted name that does not end
        Defect.openString a string that does not end
        Defect.openRegex a regular expression that does not end
        Defect.strayBracket '{1}' closes nothing that is open
        Defect.openBracket '{1}' is never closed
        Defect.strayCondition no '#if' before it
        Defect.openCondition '#if' without '#endif'
        Kind.unread {1}:1:1: error: {2}
        Kind.unwritten cannot write '{1}': {2}
        Kind.sameName '{1}' and '{2}' would both become '{3}'
        Kind.copyOverInput '{1}' would be written over '{2}'; name another file
        Kind.copyOverOriginal '{1}' is one of the files to adapt; choose another folder
        Kind.copyOverDocumentList '{1}' lists the documents, and is also a file's copy; give the file another name
        Kind.copyOverStubs '{1}' has the declarations of frameworks, and is also a file's copy; give the file another name
        Kind.noPlan {1}:1:1: error: this is no plan of this version
        """#
}
