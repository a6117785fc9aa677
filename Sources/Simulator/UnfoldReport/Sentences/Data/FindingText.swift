/// What findings, differences from a record and problems of logs say: a line for each case. `{1+}` has its sign, `{1-}`
/// the other one; `%` is the view that a mistake is of.
enum FindingText {
    static let text = #"""
        Fact.exception UIKit would raise {1}: {2}
        Fact.feedbackLoop layout did not settle within {1} passes; these views kept asking: {2}
        Fact.measuringLoop layout asked for sizes again after {1} rounds; these elements kept answering with others: {2}
        Fact.zeroHeight nothing holds {1} open: {3} (the height of {2} was used instead)
        Fact.zeroHeight.nil the content of {1} collapsed to zero height; {2} was used instead
        Fact.estimatesOff {1} is not fitted but {2} tall, for estimatedRowHeight is 0, as in a document that does not set it; set estimatedRowHeight to automaticDimension
        Fact.undecided the height of {1} is open: {3} ({2}, the smallest, was taken)
        Fact.undecided.nil the height of {1} is ambiguous: {2}, the smallest, was taken, and others satisfy the constraints as well
        Fact.unstable {1} was measured again with another result: {2}
        Fact.rounding {1} of {2} becomes {3} at 2x and {4} at 3x
        Fact.solver the solver refused: {1}
        Fact.tooLargeForLine.true an item is {1} wide, and a line of the flow layout has {2}
        Fact.tooLargeForLine.false an item is {1} tall, and a line of the flow layout has {2}
        Fact.inertCall {1} changes no layout here: {2}
        Fact.appFile {1}
        Fact.notLoaded '{1}' before 'load': the {2} has no rows yet, and nothing was done
        Fact.noCell.false '{1}' on {2}, which has no cell on screen, did nothing: scroll to it first, with 'scrollToRow'
        Fact.noCell.true '{1}' on {2}, which is not on screen, did nothing
        Fact.rowExists 'insert' of {1}, which is in the {2} already, did nothing
        Fact.sectionExists 'insertSections' with row {2}, which is in the {3} already, did nothing
        Fact.sectionExists.nil 'insertSections' with section {1}, which is in the {3} already, did nothing
        Fact.noRow '{1}' on {2}, which is not in the {3}, did nothing
        Fact.noSection '{1}' on {2}, which is not in the {3}, did nothing
        Fact.unarrangedSubview {1} is a subview of the stack view {2}, which does not arrange it, and nothing else places it; name it in 'arrangedSubviews' of {2}, or pin it
        Fact.zeroSize in {1}, {2} has something to show and zero size
        Fact.outsideParent in {1}, {2} sticks out of the content view by {3} at the {4}, for {5}
        Fact.outsideParent.nil in {1}, {2} sticks out of the content view by {3} at the {4}
        Fact.wrongSign in {1}, {2} sticks out at the {3}, for the constant of its constraint there is {4+}: write {4-}
        Fact.hiddenView in {1}, {2} is hidden and keeps {3} points of the height: only a stack view closes up over what is hidden; without one, set its height to 0 as well
        Fact.outsideWindow {1} laid out its rows before it was in a window: its width, margins and traits could be others; call layoutIfNeeded or an update when it is in one
        Fact.reusedState {1} is {3} tall and would be {4} in a new cell: its cell keeps {2…} of an earlier row; set it for each row, or take it back in prepareForReuse
        Fact.noReuse 'prepareForReuse' of {1} has no effect yet, because no cell shows a second row: only {2…} had cells; scroll on with 'scrollToRow', to {3&}
        Fact.noReuse.nil 'prepareForReuse' of {1} has no effect yet, because no cell shows a second row: only {2…} had cells; add rows, with 'repeat', until these can leave the screen, and scroll to them
        Fact.clippedText in {1}, {2} needs {3} points for its text and has {4}
        Fact.overlap in {1}, {2&} overlap by {3} by {4}, for {5}
        Fact.overlap.nil in {1}, {2&} overlap by {3} by {4}
        Fact.notDrawn in {1}, {2} is drawn without its {3}
        List.table table
        List.collectionView collection view
        ViewMistake.missingWidth nothing limits the width of %, which sticks out by {1}: tie %.{2} to contentView.{2}
        ViewMistake.missingBottom.nil nothing ties %.bottom to {2}.bottom, and % sticks out by {1}: add that constraint
        ViewMistake.missingBottom % sticks out by {1} at the bottom, for {3}.bottom, above it, is tied to {2}.bottom: tie %.bottom to it instead
        ViewMistake.emptyImage % has no image, and nothing else decides its width: it is {1} wide until an image comes, and what is tied to it moves then; give it a width
        ViewMistake.freeRatio % is {1} wide and still as tall as its image, {2}: tie its height to its width, %.height == %.width * {2} / {3}
        ViewMistake.scrollingText % scrolls, so that its text gives it no height: set its isScrollEnabled to false, or give it a fixed height
        ViewMistake.wrapWidth the height of % is that of its text {1} wide, its preferredMaxLayoutWidth, and % is {2} wide: set preferredMaxLayoutWidth to 0
        ViewMistake.insetContent % is {1} tall and needs {2}, for 'layoutSubviews' of its cell changes its frame after the row is measured: leave its frame alone, and pin the content with constants
        ViewMistake.hiddenWidth % is hidden and keeps {1} points of the width, for {2} is tied to it: only a stack view closes up over what is hidden; without one, set its width to 0 as well
        ViewMistake.emptyStack % shows nothing, and the gap of {1} to {2} stays: set its constant to 0 as well, or arrange both in one stack view and hide %
        ViewMistake.growsFromZero % flies in from the corner: it is laid out for the first time inside the animation block; call layoutIfNeeded before the block
        ViewMistake.unmeasuredText % is {1} wide, and its text was not measured at that width: it has the size of another font here; record it at that width too, or add the font's file to 'fonts'
        SolverRefusal.notFinite a number is not finite
        SolverRefusal.priorityOutOfRange a priority is not above 0 and up to 1000
        SolverRefusal.foreign it does not have what was to change
        SolverRefusal.stepLimit it took more than {1} steps
        SolverRefusal.beyondPrecision the numbers are too far apart to tell which solution is the right one
        InertEffect.textSizeOfEnvironment text keeps the size of the environment
        InertEffect.designOfSystemFont rounded and serif text is measured as the system font
        InertEffect.widthsOfSystemFont measured as the system font, for its file is not registered
        InertEffect.standardWidth text is measured at the standard width
        InertEffect.fontAround stressed text keeps the font around it
        InertEffect.pageWithoutFonts a page's fonts are not read
        InertEffect.traitsOfOneEnvironment traits are those of one environment
        InertEffect.marginsOfTableWidth cells keep the margins of the table's width
        InertEffect.noNaturalSize it has no size of its own
        InertEffect.noKeyboard no keyboard appears: it stays at the bottom of the safe area
        InertEffect.appearanceNotUsed views do not take over what is set there
        InertEffect.observersNotCalled observers of this name are not called
        InertEffect.accessoryWithoutRoom the accessory takes no room above the bar
        InertEffect.barKeepsHeight the bar keeps its height
        InertEffect.lastColumnOnly the last column is as large as the view
        InertEffect.presentedAsLargeAsWindow a sheet or popover is as large as the window
        InertEffect.titleOnOneLine the title stays on one line
        InertEffect.wordsStayWhole words stay whole
        InertEffect.linesOfWholeWidth lines have the whole width
        Cause.hidden {1} is hidden now
        Cause.shown {1} is no longer hidden
        Cause.viewHeight {1} is {3} tall (was {2})
        Cause.broken {1} breaks in a conflict
        Cause.noLongerBroken {1} no longer breaks
        Cause.nowSatisfied {1} no longer gives way
        Cause.trait {1} is {3} (was {2})
        Cause.origin the height is {2} now (was {1})
        Cause.contentWidth the content is {2} wide (was {1})
        Cause.lineHeight lines of {1} are {3} tall (were {2})
        Cause.textWidth text width
        Cause.systemMetric system metric
        Cause.rounding rounding
        Cause.rule rule
        Change.height height
        Change.addedRow new row
        Change.removedRow row removed
        Change.movedRow moved from place {2} to {3}
        Change.contentHeight content height
        Change.notRecorded not recorded
        Design.system as the system means it to
        Design.hidden for a view that is hidden
        Design.folded because the app folded it to 0
        Design.alternative against a stronger constraint of the app on the same anchor
        Design.givesWay because its content was told to give way
        Design.scales because an image is drawn in any size
        Design.given because the app gives that length itself
        Design.pull because it only pulls
        Design.oldHeight until the row was measured anew
        Design.rounding by at most a pixel
        Remedy.estimates the heights of before from estimatedHeightForRowAt
        Remedy.reconfigure reconfigureRows in place of the reload
        Remedy.offset contentOffset.y set to {1} afterwards
        Kind.activated a constraint was activated
        Kind.deactivated a constraint was deactivated
        Kind.constant a constraint got another constant
        Kind.priority a constraint got another priority
        Kind.contentSize a view got another natural size
        Kind.frame a view moved or was resized
        Kind.margins the margins of a view changed
        Kind.hierarchy the views around a view changed
        Kind.width the width changed
        Kind.traits the traits changed
        Kind.requested it was announced as changed
        Kind.row fixed by the table's rowHeight or its delegate
        Kind.header fixed by the section header's title, the table's sectionHeaderHeight or its delegate
        Kind.footer fixed by the section footer's title, the table's sectionFooterHeight or its delegate
        Kind.tableHeader as tall as the frame that the app gave the table's header
        Kind.tableFooter as tall as the frame that the app gave the table's footer
        Kind.noConstraints no constraints found; paste the message from 'Unable to simultaneously satisfy constraints' on
        Kind.emptyList the list of constraints is empty; copy it too
        Kind.unterminated the line stops in the middle of a constraint
        Kind.unexpected expected {1}
        Kind.unknownAttribute UIKit has no attribute '{1}'
        Kind.namelessSuperview '|' stands for a superview that the line does not name
        Kind.lostItem an item is gone, so what the constraint said is lost
        Kind.impossiblePair '{1}' and '{2}' cannot stand in one constraint
        Kind.badNumber '{1}' is no number that a constraint can have
        Kind.brokenNotListed the broken constraint is not in the list
        Kind.tooLong only the first {1} are read
        Kind.stack by a stack view
        Kind.stackHiding by a stack view
        Kind.autoresizing from an autoresizing mask
        Kind.fitting by a measurement
        Kind.guide by a layout guide
        Kind.safeArea by the safe area
        Kind.contentHugging from the content
        Kind.compressionResistance from the content
        Kind.nonNegative a length is never negative
        StressAxis.widths widths
        StressAxis.contentSizes text sizes
        StressAxis.directions directions
        StressAxis.boldText weights of text
        StressAxis.texts texts
        StressAxis.visibility sets of hidden views
        StressAxis.order orders of steps
        StressAxis.reuse ways to make cells
        StressAxis.back changes taken back
        StressAxis.generations generations of UIKit
        Reason.budget --budget is used up
        Reason.time --time-limit is over
        Kind.empty empty
        Kind.word one word% letters
        Kind.accented with accents
        Kind.ideographs in ideographs
        Kind.rightToLeft in letters from right to left
        Kind.digits a number% digits
        LogCause.temporarySize % holds only while the view is measured or first laid out, at {2}; make what is larger than that optional, or lay out later
        LogCause.hiddenInStack a stack view gives a hidden view no length (%), but its inside needs some; make an inner constraint 999
        LogCause.negativeLength % asks for a length below zero
        LogCause.autoresizingMask translatesAutoresizingMaskIntoConstraints is on for {1}, which has constraints of its own; set it to false
        LogCause.lessThanAPoint it is less than a point ({1}): a separator or a rounded number; make one constraint 999
        LogCause.printedRounding logs print six digits; the difference is in the digits that are not printed
        LogCause.rightToLeft it has a solution from left to right, but none from right to left
        Expectation.address an address after the class
        Expectation.constraint a constraint
        Expectation.endOfIdentifier the end of the identifier
        Expectation.relation ==, <= or >=
        Expectation.attribute an attribute, such as .top
        Expectation.number a number
        Expectation.factor a factor
        Expectation.priority a priority
        Expectation.endOfConstraint the end of the constraint
        Expectation.openingBracket [
        Expectation.closingBracket ]
        Expectation.edgeOrView | or [
        Expectation.length a length and )]
        Expectation.distance a distance, such as -(8)-
        Expectation.view a view: its class and address, or a name that the line explains
        """#
}
