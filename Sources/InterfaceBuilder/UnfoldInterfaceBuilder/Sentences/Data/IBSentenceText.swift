/// What is wrong with a document, and what is not taken over of one: a line for each case. `{1!}` is a text as it is, others
/// are shown in short.
enum IBSentenceText {
    static let text = #"""
        Problem.unreadable the file cannot be read: {1}
        Problem.tooLarge the document has more than {1} bytes
        Problem.empty the document is empty
        Problem.wideEncoding the document is in UTF-16 or UTF-32; save it as UTF-8
        Problem.encoding the document says that it is in '{1}'; save it as UTF-8
        Problem.invalidUTF8 these bytes are not UTF-8; save the document as UTF-8
        Problem.tooManyAttributes an element has more than {1} attributes
        Problem.namespace the document declares a namespace; Interface Builder's documents have none
        Problem.documentType the document has a document type, where entities are declared; Interface Builder's documents have none
        Problem.brokenXML the XML ends or breaks off here; is the file complete, and an Interface Builder document?
        Problem.tooManyElements there are more than {1} elements
        Problem.tooDeep elements are nested more than {1} deep
        Problem.tooLongText a text has more than {1} bytes
        Problem.archive this is the format of Xcode 4; save the file with a newer Xcode
        Problem.rootElement the root element is '{1}'; an Interface Builder document has 'document'
        Problem.runtime the document is for the runtime '{1}'; only iOS is laid out here
        Problem.device the device '{1}' is not known; 390 by 844 points at 3x are taken
        Problem.textSize the text size {1} is not known
        Problem.imageWithoutSize an image without a name and two lengths is left out
        Problem.fontFileName a font file without a plain name is left out
        Problem.fontFile the font file '{1}' is no font that can be read: {2}
        Problem.unreadableFont the font file '{1}' is no font that can be read: {2}
        Problem.frame a frame takes four finite numbers x, y, width and height; it is left out
        Problem.repeatedID the id '{1}' stands here a second time; what refers to it means the first
        Problem.guide the guide '{1}' is not known; it is a free rectangle here
        Problem.plainView '{1}' is laid out as a plain view without a natural size
        Problem.priority {1!} '{2}' is no priority; it is left out
        Problem.number {1!} '{2}' is no number that layout can work with; it is left out
        Problem.word {1!} '{2}' is not known; it is left out
        Problem.readableWidth 'layoutMarginsFollowReadableWidth' is not imitated; the margins stay as they are
        Problem.length {1!} '{2}' is neither a length nor 'infinite'; it is left out
        Problem.missingImage the image '{1}' is not among the document's resources; it has no size
        Problem.textStyle the text style '{1}' is not known
        Problem.missingFont.false the font '{1}' is not at hand; the system font stands in for it
        Problem.missingFont.true the font '{1}' is not at hand; the system font stands in for it (see --font)
        Problem.constraint {1}; the constraint is left out
        ConstraintProblem.noAttribute 'firstAttribute' is missing
        ConstraintProblem.relation the relation '{1}' is not known
        ConstraintProblem.multiplier the multiplier '{1}' is no number but 0
        ConstraintProblem.notFinite constant and priority must be finite numbers
        ConstraintProblem.priority the priority {1} is not above 0 and up to 1000
        ConstraintProblem.noItem there is no item '{1}'
        ConstraintProblem.attribute the attribute '{1}' is not known
        ConstraintProblem.pair '{1}' and '{2}' do not go together
        ConstraintProblem.raised {1!}
        """#
}
