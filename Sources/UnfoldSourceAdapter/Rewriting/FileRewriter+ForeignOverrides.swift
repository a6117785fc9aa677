/// An extension that overrides in a class of UIKit's, or of another module's: Objective-C exchanges the method for every
/// object, Swift has nothing of the kind. The member is left out, and listed.
extension FileRewriter {
    mutating func leaveOutForeignOverrides() {
        guard !file.isAdapted else { return }
        for (index, type) in file.types.enumerated() where type.keyword == .extension {
            let name = file.qualifiedName(index)
            for member in type.members where member.modifiers.has("override") && !app.declares(name) {
                blank(member.start, through: member.end)
                leave(member.nameIndex, .overrideInExtension)
            }
        }
    }
}
