import Foundation
import Testing
import UIKit

/// What was copied, by type, as long as the program runs.
@Suite @MainActor struct PasteboardTests {
    private let board = UIPasteboard.withUniqueName()

    @Test func textsLinksAndPicturesReplaceOneAnother() {
        board.string = "Note"
        #expect(board.hasStrings && !board.hasURLs && !board.hasImages && board.types == ["public.utf8-plain-text"])
        let link = URL(string: "https://example.org")
        board.url = link
        #expect(board.url == link && board.hasURLs && board.string == nil)
        let picture = UIImage(size: CGSize(width: 2, height: 1))
        board.image = picture
        #expect(board.image === picture && board.hasImages && board.changeCount == 3)
        board.image = nil
        #expect(board.items.isEmpty && board.types.isEmpty)
    }

    @Test func valuesAreFoundByTheirType() throws {
        board.setData(Data([1, 2]), forPasteboardType: "public.data")
        #expect(board.data(forPasteboardType: "public.data") == Data([1, 2]))
        board.setValue("Note", forPasteboardType: "public.utf8-plain-text")
        #expect(board.value(forPasteboardType: "public.utf8-plain-text") as? String == "Note" && board.string == "Note")
        #expect(board.data(forPasteboardType: "public.data") == nil)
        let named = try #require(UIPasteboard(name: board.name, create: true))
        #expect(named.name == board.name)
    }
}
