/// What heights rest on, a rule a line: its name, with a generation where the rule differs there; the fact by which it
/// is known; how well, which is never better than the fact's source; what it says.
enum EvidenceTable {
    static let text = """
        given                    | D1.2  | documented       | the app gives the height
        given.item               | L1.2  | documented       | the app or the layout gives the height
        given.edge               | D6.5  | documented       | a table's own header and footer view keep their height
        given.part               | D1.1  | documented       | the app gives the height of the header or footer
        estimatesOff             | D1.3  | documented       | without estimates an automatic row has the standard height
        estimate                 | D1.5  | documented       | the app's estimate counts until the row is measured
        estimate.automatic       | D1.6  | guessed          | the automatic estimate is the height of a standard row
        estimate.flow            | L2.14 | device           | items that were not measured have the mean of the others
        estimate.compositional   | L2.15 | device           | items that were not measured have the estimate
        measured                 | D2.6  | device           | a row is as tall as it was fitted
        measured.item            | L2.9  | device           | an item is as tall as it was fitted
        measured.part            | D6.4  | documented       | a header or footer is as tall as it was fitted
        collapsed                | D2.5  | device           | content without a height counts as a standard row
        standard                 | D4.4  | device           | a standard row is 44 tall
        standard.26              | M7.1  | device           | a standard row is 52 tall
        frames                   | D2.4  | inferred         | a cell without constraints has the standard height
        classic                  | D4.4  | device           | lines of the classic styles and the space around them
        classic.26               | M7.1  | device           | lines of the classic styles and the space around them
        classic.textSize         | D4.5  | guessed          | the space around classic text does not follow the text size
        list                     | L3.6  | device           | a list cell has a least height
        rounding                 | D2.7  | guessed          | heights are rounded up to a pixel, not to the nearest
        separator                | D4.1  | device           | a separator adds a pixel
        separator.26             | D4.2  | device           | a separator adds a point
        header                   | D6.3  | guessed          | heights of the system's headers and footers
        header.26                | D6.1  | device           | heights of the system's headers and footers
        title                    | D6.7  | device           | fonts and lines of a section's title
        pull                     | B13   | device           | a fitting pulls towards the target size
        mask                     | A5.2  | device           | an autoresizing mask becomes constraints
        margins.place            | D4.4  | device           | margins of a cell's content
        margins.standard         | A10.1 | device           | margins of a view
        margins.kept             | A10.4 | device           | margins that a view keeps of its superview's
        readable                 | A10.8 | device           | the readable width
        safeArea                 | A10.3 | device           | the safe area
        safeArea.content         | D5.6  | documented       | content is inside the safe area at the sides
        accessory                | D5.1  | inferred         | widths of accessories
        accessory.26             | D5.2  | device           | the width of the disclosure indicator
        accessory.other.26       | D5.7  | guessed          | other accessories are as wide as before iOS 26
        editing                  | D5.3  | device           | widths of editing controls
        stack                    | C2.1  | device           | a stack's spacing
        stack.hidden             | C4.1  | device           | a hidden arranged view has no length
        stack.proportional       | C3.4  | device           | shares of a stack that fills proportionally
        stack.spaced             | C3.9  | device           | gaps of a stack with equal spacing
        stack.centered           | C3.10 | device           | gaps of a stack with equal centering
        stack.textWidths         | C6.2  | guessed          | which wrapping labels of a stack get equal shares
        stack.textWidths.old     | C6.1  | device           | wrapping labels of a stack get equal shares
        baseline                 | A9.3  | device           | where a baseline is
        spacing.baseline         | A11.2 | device           | system spacing between baselines
        spacing                  | A11.1 | device           | system spacing
        line                     | E3.1  | device           | a line's height
        lines                    | E3.2  | device           | the height of several lines
        textStyle                | E2.1  | device           | sizes of text styles
        textStyle.lines          | E3.3  | device           | lines of text styles are as far apart as their leading
        textStyle.lines.old      | E3.9  | interfaceBuilder | lines of text styles are as far apart as their leading
        otherFonts               | E4.5  | guessed          | a line with emoji or East Asian text is no taller
        wrapping                 | E3.6  | documented       | text wraps at words
        wrapping.dictionary      | E3.10 | guessed          | words of Thai, Lao and Khmer are not known
        font.menlo               | E5.1  | inferred         | lines and letters of Menlo
        font.helvetica           | E5.1  | inferred         | lines and letters of Helvetica
        font.bundled             | E5.2  | guessed          | a font that is not at hand counts as the system font
        font.file                | E5.3  | interfaceBuilder | the font's file gives lines and letters
        widths                   | M6.3  | device           | widths of letters, tracking and kerning
        widths.old               | E4.12 | interfaceBuilder | widths of letters, tracking and kerning
        widths.characters        | E4.8  | inferred         | widths of characters outside of ASCII
        widths.kerning           | E4.9  | inferred         | kerning of light and italic faces, and of letters with marks
        widths.tracking          | E4.2  | documented       | tracking of sizes that were not recorded
        widths.weight            | E4.10 | inferred         | widths of weights that were not recorded
        widths.tabularDigits     | E4.11 | inferred         | widths of tabular digits
        recorded                 | -     | device           | the recording has the text's size
        symbol                   | M8.9  | device           | a symbol has the height of a line
        button                   | A3.6  | device           | a button's title, image and insets
        button.background        | A3.8  | guessed          | a button is as large as its background image
        button.configured        | A3.12 | guessed          | insets of a button with a configuration
        textField                | A3.11 | interfaceBuilder | heights of text fields
        UISwitch                 | A3.10 | interfaceBuilder | sizes of switches
        UISlider                 | A3.10 | interfaceBuilder | heights of sliders
        UIStepper                | A3.10 | interfaceBuilder | sizes of steppers
        UISegmentedControl       | A3.10 | interfaceBuilder | heights of segmented controls
        UIProgressView           | A3.10 | interfaceBuilder | heights of progress bars
        UIActivityIndicatorView  | A3.10 | interfaceBuilder | sizes of activity indicators
        UIPageControl            | A3.10 | interfaceBuilder | sizes of page controls
        UISearchBar              | A3.4  | device           | the height of a search bar
        UISearchBar.26           | A3.10 | interfaceBuilder | the height of a search bar
        UIPickerView             | A3.4  | device           | the size of a picker
        UIDatePicker             | A3.4  | device           | the size of a date picker with wheels
        UIDatePicker.compact     | A3.13 | guessed          | sizes of compact and inline date pickers
        UIListContentView        | L3.7  | device           | margins and fonts of the system's content
        """
}
