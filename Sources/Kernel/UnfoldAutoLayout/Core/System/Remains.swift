// What is left to do when a view goes: whoever outlives it has to be as if it had been removed before.
//
// A view may be released on any thread, while all that it leaves behind belongs to the main actor. There it is done at
// once; from elsewhere it is sent there (`DispatchQueue.onMain`), and its parts live on until then.

extension ItemReference {
    @MainActor func itemIsGone() {
        record = nil
        hostedSystem?.hostIsGoing()
        hostedSystem = nil
    }
}
