/// What is wrong with a command line and what to write instead, and what is noted on standard error: a line for each case.
/// `{1'}` are names in quotes, `{1:8}` the first eight of them, `{1#}` their number, and `{1|}` is a path.
enum UsageText {
    static let text = #"""
        UsageError.missingValue '{1}' needs a value; write '{1} <{2}>'
        UsageError.surplusValue '{1}' takes no value; leave out '={2}'
        UsageError.notANumber invalid value '{2}' for '{1}'; use a whole number from {3} to {4}
        UsageError.notPoints invalid value '{2}' for '{1}'; use a number of points above 0 and up to 10000000, such as 347
        UsageError.badShard invalid value '{1}' for '--shard'; write which part of how many, as in '--shard 2/4'
        UsageError.badTrial invalid value '{1}' for '--set'; write '<id>.constant=<number>' or '<id>.priority=<number>', with a constant from -10000000 to 10000000 or a priority above 0 and up to 1000; '<id>.<property>=<value>'; or a trait, as in 'width=320'
        UsageError.badSweep invalid value '{1}' for '--sweep'; write '<id>.priority' or '<id>.constant'
        UsageError.badOutput '{1}' does not say its format; end it in one of {2'}, or write '--output <format>=<file>'
        UsageError.folderOutput '{1}' is a folder, and '{2}' is one file; name it, or write pictures with '--output svg={1}'
        UsageError.noVariants there is no matrix, so nothing is called '{1}'; leave '--variant' out. A row is chosen with '--row <id>'
        UsageError.missingOperand 'unfold {1}' needs <{2}>
        UsageError.surplusOperand 'unfold {1}' does not take '{2}'; leave it out
        UsageError.wouldOverwrite '{1}' would write over '{2}', which is {3}; name another file
        UsageError.sameOutput '--output' would write '{1}' and '{2}' to one file; name another for one of them
        UsageError.repeated '{1}' is given twice; keep one of them
        UsageError.needsFolder {1} Swift files cannot all go to standard output; say where with '--into <folder>'
        UsageError.manyScenarios 'unfold {1}' is about one scenario, and the folder has {2#}; name one of {2:8}
        UsageError.nobodyToAsk '--accept' asks on a terminal only; write '--accept all' or '--accept <row>'
        UsageError.cannotTry.nil cannot try '{1}': it cannot be read
        UsageError.cannotTry cannot try '{1}': {2}
        UsageError.ambiguousName '{1}' is the name of several; use one of {2:8}
        UsageError.whichRow there are {1#} rows; name one, as in '--row <id>': {1:20}
        UsageError.noRowWith no row of this step is among the {1}; leave '--only' out, or choose another with '--step'
        UsageError.noSteps the scenario has no steps, so there is nothing to ask about; add one
        UsageError.nothingToTry the height of '{1}' does not come from constraints in this step, so '--set' cannot change it
        UsageError.noConstant '{1}' has no constant, only a priority; write '{1}.priority=<number>'
        UsageError.refused the system cannot be solved with {1} changed so
        UsageError.unknownSizes '{2}' cannot be swept: {1} has sizes of its own, of which nothing is known but one at a time; try values with '--set'
        UsageError.needsSweep the format 'svg' draws a sweep; say of what, as in '--sweep detailHeight.priority'
        Input.scenario one of the scenarios
        Input.record the record of a scenario
        Input.font a font
        Input.configuration the configuration file
        Input.log one of the logs
        Input.standardInput standard input
        Input.readByScenarios read by one of the scenarios
        Input.readByScenario read by the scenario
        CommandNote.seeHelp.nil See 'unfold --help'.
        CommandNote.seeHelp See 'unfold help {1}'.
        CommandNote.noTemplates note: {1} has no templates, so it is no scenario; left out
        CommandNote.taken note: {1}
        CommandNote.nothingFound error: there is no {1} in {2'}; check the path
        CommandNote.notImported error: no file in {2'} imports or uses '{1}'; check its name
        CommandNote.notAmong error: '{1}' is not in {2'}; check the path
        CommandNote.imports note: these files import {1}; what is no package for Linux, '--stubs' drafts
        CommandNote.nothingAccepted note: on a CI machine nothing is recorded; '--accept' was ignored
        CommandNote.oneCell note: of {2} variants this is '{1}'; choose with '--variant'
        CommandNote.moreProblems {2}:1:1: warning: {1} more problems are not listed
        CommandNote.noLog note: 'unfold report {1}' explains the conflicts of a scenario; 'explain' reads the text of a console
        CommandNote.progress {1} of {2} scenarios
        CommandNote.noFix error: nothing that was tried fixes '{2}' in {1}; see 'unfold why'
        CommandNote.nothingToFix note: no change that was tried fixes anything in {1|}
        CommandNote.changedMeanwhile error: {1} changed while it was tried, and was left alone; run again
        CommandNote.kept {1|} exists and was left alone
        CommandNote.wrote wrote {1|}
        """#
}
