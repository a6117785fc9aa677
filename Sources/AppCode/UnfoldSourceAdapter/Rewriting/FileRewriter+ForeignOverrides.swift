/// An extension that overrides in a class that is not the app's: Objective-C exchanges the method for every object. The
/// member is left out, and listed; one that overrides what another extension added: ``rewriteOpenMembers()``.
extension FileRewriter {
    mutating func leaveOutForeignOverrides() {
        for member in file.members(of: .extension)
        where member.modifiers.has("override") && !app.declares(member.owner) && app.openMembers[member] == nil {
            blank(member.start, through: source.is(member.end + 1, ";") ? member.end + 1 : member.end)
            leave(member.nameIndex, .overrideInExtension)
        }
    }
}
