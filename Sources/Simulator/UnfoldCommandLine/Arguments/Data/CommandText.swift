/// The commands as ``CommandReader`` reads them: the kind of a line, then what it says, divided by tabs.
enum CommandText {
    static let all = """
        operand	paths	path:file*	Scenario files or Interface Builder documents, or folders of scenarios. Without any, those of the configuration file.
        operand	path	path:file	A scenario file, a folder with one, or an Interface Builder document.
        operand	row	row?	The row, header or footer, by its id.
        option	json	--json		As '--format json'.
        option	html	--html		As '--format html'.
        option	patch	--patch	file:file	Write the fixes that were tried as a diff, for 'git apply' or 'patch -p1'.
        option	fixes	--fix		Write the fixes that were tried into the scenarios and documents.
        option	device	--device	name	Run on this device.
        option	width	--width	points	Run with this width of the screen.
        option	textSize	--text-size	size:sizes	Run with this text size.
        option	rtl	--rtl		Run from right to left.
        option	dark	--dark		Run in dark appearance.
        option	variant	--variant --cell	name	The combination of the scenario's matrix, by its name.	the first
        option	settings	--set	property=value:trial*	Run with another value: a trait, as in 'width=320' or 'contentSizeCategory=accessibilityLarge', or a property in every row that has it, as in 'title.text=Tea', 'badge.isHidden=true', 'detailHeight.constant=0'. Several are taken together.
        option	color	--color	when:colors	Use colour.	auto: on a terminal that is not dumb, unless NO_COLOR is set; always with FORCE_COLOR
        option	rows	--row	id*	Only this row, or header or footer.
        option	variants	--variant --cell	name*	Only this combination of the matrix.
        option	steps	--step	step*	Only this step, by its name or its number from 0.
        option	only	--only	what:only	Only rows that changed, are in a conflict, or have a finding.
        option	all	--all		List every row of long tables, and every unsatisfied constraint, planned for or not, in text.
        option	quiet	--quiet -q		Show only changes and problems.
        option	timeLimit	--time-limit	seconds:{timeLimits}	Seconds that one scenario may take; it is given up and reported then, and the others go on.	none
        option	shard	--shard	i/n:shard	Run the i-th of n parts of the scenarios, counted from 1.
        option	font	--font	file:file*	A font file (TrueType or OpenType) whose faces scenarios may name.
        option	embedFonts	--embed-fonts		Put the files of the fonts that texts have into pages and 'svg=<folder>/'; mind their licenses.
        option	allowLinks	--allow-links		Read scenarios, records, documents and configurations also behind links out of the folder.
        option	configFile	--config	file:file	Configuration file.	the nearest .unfold.json
        option	axes	--axes	names	Vary only these, with commas between: {axes}.	all but generations
        option	budget	--budget	solves:1...100000000	The most rows that are laid out for one scenario; what is left out is counted.	{budget}
        option	doctorBudget	--budget	solves:1...100000000	The most rows that are laid out for one scenario; what is left out is counted.	{doctorBudget}
        option	lastBegin	--time-limit	seconds:points	Begin nothing new after that; how far it came may differ from run to run.	none
        option	common	--version		Show the version.
        option	common	--help -h		Show help.
        group	EVERY DAY
        command	init	Write a first scenario, a configuration file and a CI job.
        about	Files that are there already are left alone.
        operand		folder:folder?	Where; default here.
        example	unfold init	Then: unfold check Scenarios
        command	report	Show the height of every row, step by step, with conflicts and unsatisfied constraints.
        about	A path is a scenario file, or a folder whose scenarios are run in the order of their names. An Interface Builder document (.xib, .storyboard) is taken as what 'unfold convert' makes of it.
        takes	paths format:report json html output:report color quiet
        option		--strict		Exit with status 1 if anything is wrong.
        takes	rows variants steps only all settings device width textSize rtl dark
        option		--frames		List the views of the rows on screen with their frames and lines; in JSON, as the key 'frames'.
        option		--confidence		Say how well known the rules are that heights rest on; in text, JSON and Markdown.
        option		--log		Print UIKit's own message of each conflict too, in text; 'explain' reads it.
        option		--draw		Draw rows and cells with the characters of the terminal.
        takes	patch fixes timeLimit shard font embedFonts allowLinks configFile
        example	unfold report card.json	Print heights and conflicts.
        example	unfold report Scenarios -o heights.html -o heights.xml	Several formats from one run.
        example	unfold report Cell.xib --width 320 --set titleLabel.text=Tea	Another width, and another text.
        command	check	Compare heights with the recorded ones, and say what changed them.
        about	Records are beside the scenario. When CI is set, nothing is recorded, whatever else is asked for. A run that records heights exits with status 1, so that it cannot pass for one that compared. What is broken is never recorded with the heights: a conflict, an unplanned loss or a finding is listed in every run, which exits with status 1, until '--accept' takes it.
        takes	paths
        option		--record	mode:missing|failed|all|never	What to record.	missing; never when CI is set
        option		--accept	what*	Take into the record what differs and what is broken: 'all', or that of a row. Without a value each is asked about on a terminal.		{ask}
        option		--unused	action:fail|warn|list|delete	What to do about records that no scenario needs. A run of a part (--shard) ignores them.	warn
        takes	format:report json html output:report color quiet
        option		--looks		Compare pictures of the cells on screen too, element by element; they are beside the scenario.
        takes	rows variants steps only
        option		--all		List every difference, however many, in text.
        option		--device	file:file*	Also compare with what an exported test printed, lines of JSON among others.
        option		--tolerance	pixels:points	Pixels by which heights and frames may differ from a device's.	none
        takes	timeLimit shard font allowLinks configFile
        example	unfold check Scenarios	Compare; record what has no record yet.
        example	unfold check --record failed Scenarios	Record the heights of now.
        example	unfold check --accept cafe Scenarios	Accept everything about one row.
        command	watch	Run scenarios again whenever they are saved, and show what that changed.
        about	One screen: first the scenarios that were saved, with what differs from their records, what changed from step to step and what was found; then a line for each of the others. Nothing is recorded. 'q' quits.
        takes	paths color font allowLinks configFile
        example	unfold watch Scenarios	Beside the editor.
        command	why	Show what adds up to the height of a row, what lost, and what would change it.
        about	Every answer to 'what if' comes from solving the row again with that one change, or from running the scenario again.
        takes	path row
        option		--row	id	The row, as <row>; one of the two is needed if there are several rows.
        option		--step	step	The step, by its name or its number from 0.	the last one
        takes	variant only device width textSize rtl dark
        option		--set	id.property=value:trial*	Try a constraint's constant or priority, as in 'detailHeight.priority=251'; or another value of the row, as in 'title.text=Tea', 'title.font=20', 'badge.isHidden=true', or a trait, as in 'width=320'. Several are tried together.
        option		--sweep	id.property:sweep	Show the height as a function of a constraint's constant or priority, with every value at which it turns. The format 'svg' is its chart.
        option		--want	points:points	Look for the one constant, priority or hidden view that gives the row this height, the least change first.
        takes	format:why json output:why color font allowLinks configFile
        example	unfold why card.json cafe --step 1	Why is the expanded row so tall?
        example	unfold why card.json --set detailHeight.priority=251	What would another priority do?
        example	unfold why card.json --sweep detailHeight.priority	And what would any priority do?
        example	unfold why card.json --want 347	What would make it 347 tall?
        command	stress	Try scenarios in many surroundings, and show the smallest in which they break.
        about	Widths of every device, text sizes, directions, texts, hidden views, orders of steps and reused cells are tried alone and together. What is found is made as small as it gets, and fixes are tried in all surroundings.
        takes	paths axes budget lastBegin
        option		--strict		Exit with status 1 if anything is found.
        takes	format:stress json output:stress patch fixes shard color font allowLinks configFile
        example	unfold stress Scenarios	Find what breaks on other devices and with other texts.
        example	unfold stress card.json --axes widths,contentSizes	Vary two things only.
        example	unfold stress Scenarios --patch fixes.diff	Then 'git apply fixes.diff'.
        command	doctor	Try every cell of an app, and list those in which something breaks.
        about	Scenarios and Interface Builder documents of a folder are run as they are written, toggled, reused and in other surroundings, as 'unfold stress' does with more time. A table has a line for each cell in which something breaks, the worst first; the other formats are those of 'stress'.
        about	Cells that an app's code makes are tried by tests: '--draft' writes one for each class, and one for each scenario in which something breaks.
        takes	paths axes doctorBudget lastBegin
        option		--strict		Exit with status 1 if anything is found.
        takes	format:doctor json output:doctor patch fixes shard color font allowLinks configFile
        option		--draft	file:file	Write a Swift file with tests of cells and scenarios.
        example	unfold doctor App	What breaks, of all that is there?
        command	explain	Explain a conflict from a pasted console log.
        about	Without a file, or with '-', the log is read from standard input.
        operand		log:file*	A text with the messages as Xcode or Console show them.
        option		--emit-scenario	file:file	Write the first message as a scenario that conflicts likewise.
        takes	format:explain json output:explain color allowLinks configFile
        example	pbpaste | unfold explain	Explain what was copied from Xcode.
        example	unfold explain app.log --emit-scenario it.json	Then 'unfold why it.json'.
        command	fix	Apply the change that was tried for a finding.
        about	Without '--finding', what has a fix is listed: a change of the file that was tried and helps. The change is tried again, only its bytes are written, and what is now there is printed. A finding that is gone, and a file that changes meanwhile, are refused.
        takes	path
        option		--finding	id	The finding, by its id. (default: none; those that have a fix are listed, with their ids)
        option		--dry-run		Print the change as a diff, and write nothing.
        takes	patch font allowLinks configFile
        example	unfold fix card.json --finding unsatisfiable-constraints/cafe/detailHeight --dry-run	Show what would be written.
        group	LOOKING INSIDE
        command	frames	List the views of the rows on screen with their frames and lines of text, or draw them.
        about	The list has the shape of UIKit's recursiveDescription. '--draw' makes a picture of characters, as wide as the terminal: rows, and one cell before and after each step. The format 'svg' is a drawing with the constraints that hold the height, and those that failed.
        takes	path row
        option		--row	id	Only this row, header or footer.	all on screen
        option		--step	step	Only this step, by its name or its number from 0.
        takes	variant settings device width textSize rtl dark
        option		--draw		Draw with the characters of the terminal.
        takes	format:frames json output:frames color font allowLinks configFile
        example	unfold frames card.json --step 1	Where is every view?
        example	unfold frames card.json cafe --draw	What does the cell look like?
        command	trace	Show the passes of layout: what was solved, measured and laid out, in order.
        takes	path steps rows only variant settings device width textSize rtl dark format:trace json output:trace color font allowLinks configFile
        example	unfold trace card.json --step 1	What happens while the card expands.
        group	BRINGING AN APP
        command	convert	Write an Interface Builder document as a scenario.
        about	Each cell becomes a template and a row; without cells, each view. Outlets, identifiers and user labels become names. What a scenario cannot say is a warning. 'report', 'check', 'why' and 'trace' take such documents as they are; a converted one can be given steps.
        operand		path:file	A document (.xib or .storyboard).
        option		--design-time		Keep placeholder constraints and sizes, and sizes measured of designable views.
        takes	font allowLinks configFile
        example	unfold convert Cell.xib > Scenarios/cell.json	Then add steps that expand it.
        command	adapt	Rewrite an app's Swift files where a platform without Objective-C refuses them.
        about	Attributes, selectors, key paths, optional protocol methods, overrides in extensions, literals and imports are rewritten; all else stays, on its line. Compiler messages name the original files. What is left as it is, is listed as a warning; a file that cannot be read as Swift is copied as it is.
        about	Files of one module belong into one run: what one of them says depends on the others.
        about	With '--stubs' nothing is rewritten: a module that is not here (Kingfisher, RxSwift, a framework of the app's own), or a name that a tool generates (R, L10n), is drafted as Swift, from the names, labels and members that the files use of it. Comments mark what is guessed.
        about	With '--closure' nothing is rewritten: the files that one file needs are listed, with the documents, pictures, texts and fonts that they load, and the modules that they import. '--stubs all' drafts all of these in one go, and writes the package's manifest or prints what belongs there.
        operand		path:file*	A Swift file, or a folder with everything below it that is not hidden.
        option		--closure	file:file	List the files that this one needs; with '--into', as '.unfold-sources' there.
        option		--in	folder:folder	The app's folder, as a path.
        option		--into	folder:folder	Where adapted files go; copies that are as they should be are not touched.	standard output, for one file
        option		--stubs	module	Draft a source for a module that the files import, or a name that is generated; with '--into', as '<module>.swift', unless that is there already. 'all': each that the files import, in a folder next to that of '--into'.
        example	unfold adapt ../App/Cells --into Sources/AppCells	Adapt what is in the folder.
        example	unfold adapt CardCell.swift | diff CardCell.swift -	What would change?
        example	unfold adapt --closure ../App/CardCell.swift --in ../App --into Sources/App	Which files does the cell need?
        example	unfold adapt --closure ../App/CardCell.swift --in ../App --into Sources/App --stubs all	A package for the cell, with drafts of what it imports.
        example	unfold adapt ../App --stubs Kingfisher --into Sources/Kingfisher	Draft what the app uses of Kingfisher.
        command	export	Write scenarios as tests of UIKit and XCTest, for a simulator or a device.
        about	The file has the same views, constraints, list and steps, and needs nothing of Unfold. Each step prints its heights and frames as a line of JSON, which 'unfold check --device' compares. What UIKit has no counterpart of is a comment in the file, and a note.
        operand		language:swift	What to write.
        takes	paths
        option		--into	folder:folder	Where the files go, one a scenario.	standard output, for one scenario
        takes	font allowLinks configFile
        example	unfold export swift card.json > CardTests.swift	Then run it on a simulator.
        group	THE TOOL ITSELF
        command	schema	Print the JSON Schema of an input or output.
        operand		name:schemas?	Which; without it, a list.
        example	unfold schema report > report.schema.json	For validators and editors.
        command	config	Print the settings in force.
        about	Settings come from options, then from the nearest '.unfold.json' of the working folder or a folder above it, then from defaults.
        operand		action:dump	Print them as JSON.
        takes	allowLinks configFile
        example	unfold config dump	What is in force in this folder?
        command	completions	Print the completion script of a shell.
        operand		shell:bash|zsh|fish	Which shell.
        example	unfold completions bash > ~/.local/share/bash-completion/completions/unfold	For bash with bash-completion.
        example	unfold completions zsh > ~/.zfunc/_unfold	In a folder of $fpath.
        example	unfold completions fish > ~/.config/fish/completions/unfold.fish	For fish.
        command	manual	Print the manual page, in roff, for man.
        command	version	Show the version.
        command	help	Show help.
        operand		command?	Of which command.
        """
}
