import Testing
import UnfoldStress

@Suite struct StressSurroundingsTests {
    @Test func axesAreThoseThatDiffer() {
        var surroundings = StressSurroundings()
        #expect(surroundings.axes.isEmpty)
        surroundings.width = 320
        surroundings.text = .init(.empty)
        #expect(surroundings.axes == [.widths, .texts])
        #expect(surroundings.without(.widths).axes == [.texts])
        #expect(surroundings.without(.widths).without(.texts) == StressSurroundings())
    }
}
