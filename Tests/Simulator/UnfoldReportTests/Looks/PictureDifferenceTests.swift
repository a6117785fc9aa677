import Testing

@testable import UnfoldReport

@Suite struct PictureDifferenceTests {
    private static let picture = """
        <?xml version="1.0"?><!-- a > b -->
        <svg xmlns="http://www.w3.org/2000/svg" width="320" height="60">
        <g data-view="contentView" transform="translate(0 0)">
        <rect width="320" height="60" fill="#FFFFFF"/>
        <g data-view="title" transform="translate(16 8)">
        <text x="0" y="16.5" font-size="17" textLength="60.2">Tea &amp; &lt;cake&gt; &#58;</text>
        </g>
        <g data-view="badge">
        <rect x="280" y="12" width="24" height="18" rx="9" fill="#FF3B30"/>
        <path d="M1 2L3 4"/>
        </g>
        </g>
        </svg>
        """

    private func found(_ old: String, _ new: String) -> [String] {
        let changed = Self.picture.replacing(old, with: new)
        #expect(changed != Self.picture)
        return LookSentence.texts(PictureDifference.between(Self.picture, changed))
    }

    @Test func saysWhatDiffersByValues() {
        #expect(PictureDifference.between(Self.picture, Self.picture) == [])
        #expect(found("translate(16 8)", "translate(16 12)") == ["title moved 4 down"])
        #expect(found(#"x="280" y="12""#, #"x="270.5" y="10""#) == ["badge moved 9.5 left and 2 up"])
        #expect(found("#FF3B30", "#FF9500") == ["color of badge #FF3B30 -> #FF9500"])
        #expect(found(#"width="24""#, #"width="30""#) == ["badge is 30 x 18, was 24 x 18"])
        #expect(found("Tea &amp;", "Coffee &amp;") == [#"text of title "Tea & <cake> :" -> "Coffee & <cake> :""#])
        #expect(found(#"font-size="17""#, #"font-size="20""#) == ["font-size of title 17 -> 20"])
        #expect(found(#" rx="9""#, "") == ["rx of badge 9 -> none"])
        #expect(found(#"<path d="M1 2L3 4"/>"#, "") == ["path of badge is gone"])
        #expect(found("M1 2L3 4", "M2 2L4 4") == ["badge moved 1 right"])
        #expect(found("L3 4", "L3 5") == ["the outline of badge changed"])
        #expect(found("</svg>", "") == ["the recorded file is no picture; delete it, or record again"])
    }

    /// A view is named once, whatever is in it.
    @Test func aViewThatComesOrGoesIsOneDifference() {
        let dot = #"<g data-view="dot"><rect x="1" y="1"/><text x="1" y="9">1</text></g>"#
        #expect(found("</g>\n</svg>", dot + "</g>\n</svg>") == ["dot is new"])
        let more = Self.picture.replacing("</g>\n</svg>", with: dot + "</g>\n</svg>")
        #expect(PictureDifference.between(more, Self.picture).map(LookSentence.text) == ["dot is gone"])
    }

    @Test func viewsThatMoveAlikeAreOneSentence() {
        func svg(_ y: Int) -> String {
            let views = ["a", "b", "c", "d", "e"]
            let boxes = views.map { #"<rect data-view="\#($0)" data-part="thumb" x="1" y="\#(y)"/>"# }
            return "<svg>" + boxes.joined() + "</svg>"
        }
        #expect(
            LookSentence.texts(PictureDifference.between(svg(2), svg(5))) == [
                "a's thumb, b's thumb, c's thumb, d's thumb and 1 more moved 3 down"
            ])
    }

    /// Of any text the reader makes elements or nothing, and does not stop.
    @Test func takesAnyText() {
        for end in Self.picture.indices { _ = PictureElement.all(in: String(Self.picture[..<end])) }
        for text in ["", "<", "<svg", "<svg>", "<svg/>x", "</svg>", "<svg a=>", "<svg a='>'/>", "<a></a>", "<!--"] {
            _ = PictureElement.all(in: text)
        }
        #expect(PictureElement.all(in: "<svg a='>'/>")?.first?.values == ["a": ">"])
        #expect(PictureElement.all(in: "<svg><g></svg></g>") == nil)
        #expect(PictureElement.all(in: "<html/>") == nil)
    }

    @Test func namesOfFilesAreTakenByEverySystem() {
        var taken: [String: Int] = [:]
        let words = [["1-expand", "cafe"], ["1-Expand", "cafe"], ["a/b", "ü..", "x=1"], ["a/b", "ü..", "x=1"]]
        #expect(
            words.map { LookRecord.fileName($0, &taken) } == [
                "1-expand.cafe.svg", "1-Expand.cafe~2.svg", "a-b.---.x=1.svg", "a-b.---.x=1~2.svg",
            ])
    }
}
