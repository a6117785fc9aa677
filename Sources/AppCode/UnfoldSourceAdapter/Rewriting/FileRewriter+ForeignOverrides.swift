/// An extension that overrides in a class of UIKit's, or of another module's: Objective-C exchanges the method for every
/// object, Swift has nothing of the kind. The member is left out, and listed; one that overrides what another extension
/// added is called by the object's class (``rewriteOpenMembers()``).
extension FileRewriter {
    mutating func leaveOutForeignOverrides() {
        for (member, _, site, name) in members(of: .extension)
        where member.modifiers.has("override") && !app.declares(name) && app.openMembers[site] == nil {
            blank(member.start, through: source.is(member.end + 1, ";") ? member.end + 1 : member.end)
            leave(member.nameIndex, .overrideInExtension)
        }
    }
}
