/// What editors show for each key of a scenario, and an example for those whose values are no list of words: the key,
/// after the one around it where that decides; tab; a sentence; tab; JSON.
enum SchemaKeys {
    static let text = """
        name	Shown in reports.	"expand"
        schemaVersion	Version of the format.
        $schema	Path of this schema, for editors; not read.	".unfold/scenario.schema.json"
        description	Free text; not read.	"The card of the list of offices."
        traits	The environment: device, text size, direction.	{"device": "iPhone 15"}
        templates	What cells, headers and footers are made of, by name.	{"note": {"views": [{"id": "title", "type": "UILabel"}]}}
        table	The table and its rows.	{"rows": [{"id": "first"}]}
        collection	A collection view in place of the table.	{"layout": "plain", "rows": [{"id": "first"}]}
        steps	What the app does, step by step; after each the rows are noted.	["load", {"name": "expand", "do": {"update": [{"set": "first.detailHeight.constant", "to": 120}]}}]
        invariants	Which checks are on, and why others are off.	{"overlap": {"off": "the badge lies on the photo"}}
        matrix	Environments and texts to run the steps in.	{"devices": ["iPhone SE (3rd generation)", "iPhone 15"]}
        fonts	TrueType or OpenType files, from the scenario's folder; fonts name their faces.	["Fonts/Inter.ttf"]
        recorded	Where the scenario was recorded; a recorder writes it.	{"device": "iPhone18,1", "system": "iOS 26.1"}
        recorded.device	The device's model.	"iPhone18,1"
        system	Name and version of the system.	"iOS 26.1"
        locale	Identifier of the locale.	"de_DE"
        recorded.fonts	Fonts that need not be at hand, for the sizes of their texts are recorded.	["Avenir-Book"]
        notes	What could not be recorded.	["2 rows were never on screen"]
        measuredSizes	Sizes as measured elsewhere, for a font that is not at hand.	[{"width": 96, "height": 22}, {"forWidth": 80, "width": 74, "height": 44}]
        backgroundColor	Color behind the view's content: a name or digits.	"systemBackground"
        tintColor	Color of symbols, titles and controls that have none of their own.	"systemIndigo"
        cornerRadius	Points.	8
        borderWidth	Points.	1
        borderColor	Color of the border.	"separator"
        textColor	Color of the text.	"secondaryLabel"
        titleColor	Color of the title.	"systemBlue"
        onTintColor	Color of a switch that is on.	"systemGreen"
        forWidth	The width in points that the text was wrapped to; left out for a text on one line.	80
        device	Decides size, scale, idiom, safe area and size classes.
        orientation	Which side of the device is up.
        traits.width	Width of the screen in points; goes before the device's.	390
        traits.height	Height of the screen in points; goes before the device's.	844
        scale	Pixels per point.	3
        safeArea	What bars and corners of the screen cover, in points.	{"top": 47, "left": 0, "bottom": 34, "right": 0}
        generation	The releases of UIKit that are imitated: iOS 9 to 12, 13 to 18, 26.
        layoutDirection	Reading direction of the interface.
        contentSizeCategory	The user's text size.
        userInterfaceStyle	Light or dark; colors depend on it.
        legibilityWeight	Whether the user prefers bold text.
        userInterfaceIdiom	Kind of device.
        horizontalSizeClass	Whether the width is compact or regular.
        verticalSizeClass	Whether the height is compact or regular.
        devices	Devices, or environments with a name, to run in.	["iPhone 15"]
        contentSizeCategories	Text sizes to run in.	["large", "accessibilityLarge"]
        layoutDirections	Reading directions to run in.	["rightToLeft"]
        userInterfaceStyles	Light and dark, to run in both.	["light", "dark"]
        textSets	Longer, shorter and other texts to run with.	["long"]
        off	Why the check is off.	"the badge lies on the photo"
        invariants.rows	Only for these rows.	["first"]
        invariants.views	Only for these views.	["badge"]
        ambiguousHeight	Rows whose height the constraints leave open.
        ambiguousLayout	Views that could be elsewhere just as well.
        clippedRow	Rows lower than their content.
        clippedText	Texts without enough space.
        cutText	Labels with more lines than they may have.
        emptyImage	Image views without an image whose width nothing else decides.
        emptyStack	Stack views that show nothing, and whose gap stays.
        farEstimate	Estimated heights that are far off.
        feedbackLoop	Layouts that do not come to rest.
        fractionalHeight	Heights that other scales round otherwise.
        growsFromZero	Views that an animation lays out for the first time.
        hiddenView	Hidden views that keep their space.
        irreversibleStep	Steps that do not lead back when they are done twice.
        irreversibleTraits	Heights that do not come back with the width and the text size.
        itemTooLarge	Items larger than their collection.
        missingUpdate	Changes of height without an update of the table.
        outsideParent	Views that stick out of their superview.
        overlap	Siblings that lie on each other.
        freeRatio	Images that are narrower than their picture and still as tall.
        reusedState	Rows whose cell keeps what an earlier row set.
        screenJump	Content that moves under the person's eyes.
        shrinkingHeight	Rows that get lower with a longer text.
        stretchedRow	Rows taller than their content.
        unmeasuredText	Texts of a font that is not at hand, at a width at which they were not measured.
        unstableHeight	Heights that differ when a row is measured again.
        zeroHeight	Contents that collapse to no height.
        zeroSize	Views that have something to show, and no size.
        document	A .xib or .storyboard next to the scenario that the template is made of.	"NoteCell.xib"
        template.root	Which view of the document: reuse identifier, class or id.	"NoteCell"
        template.style	The cell's style.
        cell	Properties of the cell itself.	{"accessoryType": "disclosureIndicator"}
        contentView	Properties of the cell's content view.	{"layoutMargins": {"top": 8, "left": 16, "bottom": 8, "right": 16}}
        textLabel	Properties of the text label of the cell's style.	{"text": "Title"}
        detailTextLabel	Properties of the detail label of the cell's style.	{"text": "Detail"}
        imageView	Properties of the image view of the cell's style.	{"image": {"systemName": "star"}}
        prepareForReuse	Whether cells take back what a row has set before they show another; false imitates an app that forgets it.
        metrics	Numbers by name, for constraints.	{"pad": 12}
        template.views	The views, in the order in which they become subviews.	[{"id": "title", "type": "UILabel", "text": "Groceries"}]
        guides	Layout guides; constraints name them as they name views.	[{"id": "column"}]
        owningView	The view that the guide belongs to; contentView if left out.	"card"
        constraints	Constraints as texts, or with a name.	["title.top == contentView.top + 12", {"id": "bottom", "constraint": "title.bottom == contentView.bottom - 12", "priority": 999}]
        guide.id	Constraints name the guide by it.	"column"
        identifier	The constraint's identifier in UIKit's messages.	"detail-height"
        priority	Above 0, up to 1000, or a name; required if left out.	999
        options	Options of a line of visual format.	["alignAllCenterY"]
        constraint.constraint	view.attribute == number * view.attribute + number @priority, or a line of visual format.	"detail.height == 120 @999"
        view.id	Constraints and steps name the view by it.	"title"
        constraint.id	Rows and steps name the constraint by it.	"detailHeight"
        className	The class to print in messages.	"Shop.CardButton"
        view.type	The class.
        parent	The superview; contentView, or the stack that arranges it, if left out.	"card"
        subviews	Views in it, in place of their parent.	[{"id": "badge"}]
        isHidden	Hidden; a stack view leaves no space for it.
        frame	In the superview, in points.	{"x": 0, "y": 0, "width": 100, "height": 44}
        x	From the left edge, in points.	16
        y	From the top edge, in points.	12
        width	Points.	100
        height	Points.	44
        top	Points.	8
        left	Points.	16
        bottom	Points.	8
        right	Points.	16
        leading	Points.	16
        trailing	Points.	16
        horizontal	Along the width.	251
        vertical	Along the height.	750
        autoresizingMask	What changes as the superview does.	["flexibleWidth"]
        autoresizesSubviews	Whether subviews follow their masks.
        translatesAutoresizingMaskIntoConstraints	Whether the frame is made into constraints; false here unless it is set.
        semanticContentAttribute	Whether the view turns over from right to left.
        layoutMargins	Margins in points.	{"top": 8, "left": 16, "bottom": 8, "right": 16}
        directionalLayoutMargins	Margins by reading direction, in points.	{"top": 8, "leading": 16, "bottom": 8, "trailing": 16}
        preservesSuperviewLayoutMargins	Whether margins are at least the superview's.
        insetsLayoutMarginsFromSafeArea	Whether margins lie inside the safe area.
        contentHuggingPriority	How strongly the view refuses to be larger than its content.	{"horizontal": 251, "vertical": 250}
        contentCompressionResistancePriority	How strongly it refuses to be smaller than its content.	{"horizontal": 750, "vertical": 1000}
        alpha	From 0, clear, to 1.	0.5
        tag	A number of the app's own.	7
        isOpaque	Whether it covers what is behind it.
        clipsToBounds	Whether subviews are cut at its edges.
        isUserInteractionEnabled	Whether it takes touches.
        contentMode	How content lies in it.
        image	An image by its size, or a symbol.	{"width": 24, "height": 24}
        image.width	Width of the image in points.	24
        image.height	Height of the image in points.	24
        systemName	Name of the symbol.	"chevron.right"
        pointSize	Size of the text that the symbol goes with.	17
        textStyle	The text style, whose size is the user's.
        image.scale	Scale of the symbol.
        isHighlighted	Highlighted.
        isSelected	Selected.
        isEnabled	Enabled.
        isEditing	Editing.
        arrangedSubviews	Ids of the arranged views, or the views themselves.	["title", "body"]
        axis	Direction of the stack.
        distribution	How views share the axis.
        alignment	How views lie across the axis.
        spacing	Between arranged views, in points, or the system's.	8
        customSpacing	After a view, by its id.	{"title": 4}
        isBaselineRelativeArrangement	Whether vertical spacing is from baseline to baseline.
        isLayoutMarginsRelativeArrangement	Whether arranged views lie inside the margins.
        contentInset	Around the content, in points.	{"top": 0, "left": 0, "bottom": 34, "right": 0}
        layout.contentInset	Around the content, in points.	16
        contentInsetAdjustmentBehavior	When the safe area is added to the inset.
        contentSize	Size of the scrolled content.	{"width": 600, "height": 100}
        contentOffset	Point of the content at the upper left corner.	{"x": 0, "y": 40}
        isScrollEnabled	Whether it scrolls; a text view that does not is as tall as its text.
        isPagingEnabled	Whether it stops at pages.
        bounces	Whether it bounces at the ends.
        alwaysBounceVertical	Whether it bounces without need.
        alwaysBounceHorizontal	Whether it bounces sideways without need.
        text	The text; null for none.	"Milk, bread, tea"
        attributedText	Runs of text with attributes; null for none.	[{"text": "Total ", "font": 17}, {"text": "12", "font": {"size": 17, "weight": "bold"}}]
        attributedTitle	Runs of the title with attributes; null for none.	[{"text": "Save", "font": 17}]
        font	Points, or a style, a weight or a face.	{"textStyle": "body"}
        kern	Points added after each letter.	0.5
        baselineOffset	Points above the baseline.	2
        lineSpacing	Points between lines.	4
        paragraphSpacing	Points after a paragraph.	8
        paragraphSpacingBefore	Points before a paragraph.	8
        minimumLineHeight	Least height of a line in points.	20
        maximumLineHeight	Largest height of a line in points; 0 for any.	24
        lineHeightMultiple	Factor of the line height; 0 for 1.	1.2
        firstLineHeadIndent	Points before the first line.	16
        headIndent	Points before the other lines.	16
        numberOfLines	Most lines; 0 for as many as needed.	0
        preferredMaxLayoutWidth	Width for wrapping where constraints give none, in points.	320
        lineBreakMode	Where lines break, or where text is cut.
        lineBreakStrategy	How the last lines are balanced.	["pushOut"]
        textAlignment	How lines lie in the width.
        baselineAdjustment	Where text that was made smaller stands.
        adjustsFontSizeToFitWidth	Whether text is made smaller before it is cut.
        minimumScaleFactor	Least factor of the font size, from 0 to 1.	0.5
        minimumFontSize	Least font size in points.	10
        allowsDefaultTighteningForTruncation	Whether letters move together before text is cut.
        adjustsFontForContentSizeCategory	Whether the font follows the user's text size.
        textContainerInset	Around the text, in points.	{"top": 8, "left": 0, "bottom": 8, "right": 0}
        lineFragmentPadding	Points at both ends of a line.	5
        maximumNumberOfLines	Most lines; 0 for as many as needed.	3
        isEditable	Whether the text can be edited.
        isSelectable	Whether the text can be selected.
        placeholder	Shown while there is no text.	"Name"
        borderStyle	The border, which decides the height.
        isSecureTextEntry	Whether letters are hidden.
        leftViewMode	When the left view is shown.
        rightViewMode	When the right view is shown.
        clearButtonMode	When the clear button is shown.
        prompt	A line above the bar.	"Search notes"
        searchBarStyle	How the bar looks.
        showsCancelButton	Whether the cancel button is shown.
        contentVerticalAlignment	Where content lies in the height.
        contentHorizontalAlignment	Where content lies in the width.
        buttonType	The kind of button.
        configuration	The button's configuration; null for none.	{"style": "filled", "title": "Save"}
        configuration.style	The configuration to begin with.
        title	The title; null for none.	"Save"
        titleFont	Font of the title.	{"textStyle": "headline"}
        subtitle	A line below the title; null for none.	"3 items"
        imagePlacement	Side of the title that the image is on.
        imagePadding	Points between image and title.	8
        titlePadding	Points between title and subtitle.	2
        buttonSize	Size of the button.
        contentInsets	Around the content, in points.	{"top": 7, "leading": 12, "bottom": 7, "trailing": 12}
        showsActivityIndicator	Whether an indicator is in the image's place.
        contentEdgeInsets	Around the content, in points.	{"top": 8, "left": 12, "bottom": 8, "right": 12}
        titleEdgeInsets	Moves the title; counts for no size.	{"top": 0, "left": 8, "bottom": 0, "right": -8}
        imageEdgeInsets	Moves the image; counts for no size.	{"top": 0, "left": -4, "bottom": 0, "right": 4}
        isOn	On.
        value	The value.	0.5
        minimumValue	Least value.	0
        maximumValue	Largest value.	1
        stepValue	By how much a tap changes the value.	1
        items	Titles of the segments.	["Day", "Week"]
        selectedSegmentIndex	Index of the segment from 0; -1 for none.	0
        apportionsSegmentWidthsByContent	Whether segments are as wide as their titles.
        numberOfPages	How many pages.	3
        currentPage	Index of the page from 0.	0
        hidesForSinglePage	Whether it is hidden for one page.
        datePickerMode	What is picked.
        preferredDatePickerStyle	How it is picked.
        minuteInterval	Minutes between choices.	5
        progress	From 0 to 1.	0.4
        progressViewStyle	How the bar looks.
        view.style	Size of the indicator.
        hidesWhenStopped	Whether it is hidden while it stands still.
        isAnimating	Whether it turns.
        rowHeight	Height of rows in points, or automatic.	"automatic"
        estimatedRowHeight	Height of rows that are not measured yet; 0 for no estimate.	120
        layout.estimatedRowHeight	Height of rows that are not measured yet.	60
        sectionHeaderHeight	Height of headers in points, or automatic.	"automatic"
        sectionFooterHeight	Height of footers in points, or automatic.	"automatic"
        estimatedSectionHeaderHeight	Height of headers that are not measured yet; 0 for no estimate.	40
        estimatedSectionFooterHeight	Height of footers that are not measured yet; 0 for no estimate.	40
        sectionHeaderTopPadding	Points above each header, or automatic.	0
        separatorStyle	Whether rows are separated; a line adds to a row's height.
        separatorInset	Where lines between rows begin and end.	{"top": 0, "left": 16, "bottom": 0, "right": 0}
        selfSizingInvalidation	Whether cells resize when their content changes.
        firstLayout	Whether the first layout of a cell is at its estimate.
        estimateCorrection	What the screen does when an estimate was wrong.
        accessoryType	What is at the trailing edge.
        editingAccessoryType	What is at the trailing edge while editing.
        selectionStyle	How a selected row looks.
        showsReorderControl	Whether the row has a handle while editing.
        shouldIndentWhileEditing	Whether content moves aside while editing.
        indentationLevel	How often content is indented.	1
        indentationWidth	Points of one indentation.	10
        table.style	Plain, grouped or inset grouped.
        tableHeaderView	A view above all sections.	{"template": "banner"}
        tableFooterView	A view below all sections.	{"template": "banner"}
        rows	The rows.	[{"id": "first"}, {"id": "second", "set": {"title.text": "Tea"}}]
        sections	The sections, instead of rows.	[{"header": "Today", "rows": [{"id": "first"}]}]
        section.id	Steps name the section by it.	"today"
        header	A title, or a view of a template.	"Today"
        footer	A title, or a view of a template.	"3 notes"
        layout.header	What the list has for headers.
        part.title	The title's text.	"Today"
        template	Name of the template; the only one if left out.	"note"
        set	Properties of views and constraints, other than the template's.	{"title.text": "Tea", "detailHeight.constant": 0}
        estimatedHeight	Height before it is measured, in points.	60
        row.id	Steps and reports name the row by it.	"first"
        row.height	The height that the delegate gives, in points.	44
        part.height	The height that the delegate gives, in points.	28
        repeat	So many rows; {i} in the id and in texts is the index from 0, {n} from 1.	100
        cycle	Values that repeated rows take in turn.	{"body.text": ["Tea", "Milk, bread, tea"]}
        children	Rows of an outline below this one.	[{"id": "child"}]
        isExpanded	Whether the row's children are shown.
        layout	A list's appearance, or a list, a grid or a flow layout.	"insetGrouped"
        list	A list of that appearance.
        showsSeparators	Whether items are separated.
        grid	A grid of so many columns.	2
        interItemSpacing	Points between items of a line.	8
        interGroupSpacing	Points between lines.	8
        flow	A flow layout whose items size themselves, or have a size.
        itemWidth	Width of items in points.	160
        itemHeight	Height of items in points.	100
        minimumInteritemSpacing	Least points between items of a line.	10
        minimumLineSpacing	Least points between lines.	10
        sectionInset	Around each section, in points.	16
        step.do	One action, or several.	{"update": [{"set": "first.detailHeight.constant", "to": 120}]}
        to	The value, or the position.
        at	Position: an index, section and index, or where on screen.
        between	Two positions.	["first", "second"]
        action.set	The property of a row's view or constraint.	"first.detailHeight.constant"
        step.set	The property of a row's view or constraint.	"first.detailHeight.constant"
        apply	Rows of a snapshot, in order.	["first", "second"]
        expand	Rows of an outline whose children are shown.	"first"
        collapse	Rows of an outline whose children are hidden.	"first"
        insertSections	Sections that come.	{"id": "today", "rows": [{"id": "first"}]}
        deleteSections	Sections that go.	"today"
        reloadSections	Sections that are loaded again.	"today"
        moveSection	A section that moves.	"today"
        duration	Seconds.	0.3
        size	Points.	17
        font.name	PostScript name of a face.	"Inter-Regular"
        weight	How heavy letters are.
        design	Kind of letters.
        """
}
