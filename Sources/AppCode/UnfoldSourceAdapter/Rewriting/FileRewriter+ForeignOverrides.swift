/// An extension that overrides in a class of UIKit's, or of another module's: Objective-C exchanges the method for every
/// object, Swift has nothing of the kind. The member is left out, and listed; one that overrides what another extension
/// added is called by the object's class (``rewriteOpenMembers()``).
extension FileRewriter {
    mutating func leaveOutForeignOverrides() {
        guard !file.isAdapted else { return }
        for (index, type) in file.types.enumerated() where type.keyword == .extension {
            guard !app.declares(file.qualifiedName(index)) else { continue }
            for (memberIndex, member) in type.members.enumerated()
            where member.modifiers.has("override") && app.openMembers[memberSite(memberIndex, in: index)] == nil {
                blank(member.start, through: source.is(member.end + 1, ";") ? member.end + 1 : member.end)
                leave(member.nameIndex, .overrideInExtension)
            }
        }
    }
}
