/// The schemas of outputs and of the configuration file, in the notation that ``SchemaReader`` reads.
enum OutputSchemaText {
    static let all = """
        let points number "points, unrounded"
        let index integer 0
        let place integer 1
        let rect [points * 4]
        let pair [number * 2]
        let constraint {
            id: text, text: text "the equation, with views by name", priority: number, kind: (@constraintKind)
            line: place?
        }
        let source (measured cached estimated fixed)
        let errors [{ file: text, line: place, column: place, path: text, message: text }]
        let fix {
            "a change of the file that was tried, and with which it is gone; 'unfold fix' applies it"
            kind: (@fixKind), target: text, file: text, line: place, original: text, replacement: text
        }
        let conflict {
            "required constraints that exclude each other"
            row: text, constraints: [#member], bounds: [#member], broken: text "id of the constraint that UIKit breaks"
            occurrence: place, contradiction: points, encapsulatedHeight: points?, measuredAtStep: index?
            consoleText: text, id?: text, fix?: fix?
        }
        let member { +constraint, constant: points, multiplier: number }
        let loss {
            constraint: text, text: text, priority: number, wanted: points, got: points, heldBy: [text]
            holders: [{ +constraint, ties: bool }]
        }
        let confidence (@confidence)
        let height {
            height: points, contentViewHeight: points, previousHeight: points?, source: source, measuredAtStep: index?
            staleSinceStep: index?, facts: [{ kind: (@rowFact), of: text, value: number }]
            confidence?: confidence
            evidence?: [{ rule: text, fact: text?, confidence: confidence, says: text, views: [text] }]
        }
        let key { cell: text?, step: index, stepName: text }
        let change number | text | text?

        document frames "unfold frames" {
            schemaVersion: version
            scenarios: [{
                name: text, file: text, cell: text?
                steps: [{ index: index, name: text, line: place, frames: #frames }]
            }]
            errors: errors
        }
        frames {
            "what is drawn of a step; rectangles are x, y, width, height, insets top, left, bottom, right"
            size: pair, scale: number, style: (plain grouped insetGrouped), rightToLeft: bool, safeArea: rect
            sections: [#section], cells: [#drawnCell], animations: [#animation], cures: [#cure], sweeps: [#sweep]
        }
        section {
            top: points, x: points, width: points, rows: index, header: rect?, footer: rect?, headerTitle: text?
            footerTitle: text?, rowFrames?: [rect]
        }
        drawnCell {
            "a row, header or footer on screen; one that looks as in an earlier step only says so"
            id: text, kind: (@drawnCell), rect: rect, asInStep?: index, views?: [#view], constraints?: [#dimension]
            fitted?: points, sum?: [{ constraint: text, text: text, amount: points, index: index? }]
        }
        view {
            name: text?, class: text, parent: index?, frame: rect, hidden?: bool, alpha?: number, clips?: bool
            seen?: rect, sticksOut?: bool, content?: [points? * 2], hugging?: pair, resistance?: pair, margins?: rect
            guides?: [{ name: text, frame: rect }]
            text?: {
                font: text, size: number, weight: index, wantedLines: index, placeholder?: bool
                lines: [{ text: text, frame: rect, baseline: points, cut?: bool }]
            }
        }
        dimension {
            +constraint, constant: points, multiplier: number, relation: (== <= >=), axis: (horizontal vertical)
            views: [index], dimension: [points * 3], state: (holds broken overruled), miss: points
        }
        animation {
            maker: (table block), duration: number "seconds", delay: number
            curve: (easeInOut easeIn easeOut linear spring), dampingRatio: number?, initialVelocity: number?
            items: [{ id: text, from: rect, to: rect, alpha: pair }]
            moves: [{ cell: text, view: index, from?: rect, to?: rect, alpha?: pair }]
        }
        cure {
            "solved again with this change"
            row: text, constraint: text, text: text, property: (priority constant removed), value: number?
            height: points, conflicts: index?
        }
        sweep {
            "the height as a function of one number, a straight line between its breakpoints; for a constant before it is rounded up to a pixel; capped where it goes on beyond the pieces, which were too many to solve for"
            row: text, constraint: text, text: text, property: (priority constant), now: number
            pieces: [{ from: number, to: number, heights: pair }], breakpoints: [{ value: number, height: points }]
            capped: bool
        }

        document report "unfold report" {
            schemaVersion: version
            scenarios: [{ name: text, file: text, cell: text?, steps: [#step] }]
            errors: errors, folder?: #folder
        }
        step {
            index: index, name: text, line: place, traits: map text, contentHeight: points, contentOffset: points
            rows: [#row], parts: [#part], conflicts: [#conflict], overruled: [#overruled]
            overruledDuringUpdate: [#overruled], all: [#loss], findings: [#finding], endedFindings: [#finding]
            layoutPasses: index, measures: index, frames?: #frames
        }
        row { id: text, indexPath: [index * 2], +height }
        part {
            "a header or footer"
            id: text, kind: (header footer tableHeader tableFooter), section: index?, +height
        }
        conflict conflict
        member member
        overruled { row: text, +loss }
        loss {
            "every optional constraint that lost; design: why it was meant to, null for news"
            row: text, +loss, duringUpdate: bool, design: (@design)?
        }
        finding {
            id: text, severity: (note warning error), code: text, message: text, line: place?, row: text?, view: text?
            views: [text], constraint: text?, cause: text?, fix: fix?
        }
        folder {
            "where a folder was named: what was taken of it, the worst first, and what was left out"
            scenarios: index, documents: index, cells: index, healthy: index
            files: [{ file: text, cells: index, healthy: index, news: text? }]
            leftOut: [{ file: text, reason: text }]
        }
        +frames

        document check "unfold check" {
            schemaVersion: version
            files: [{
                file: text, record: text, passed: bool, differences: [#difference], accepted: [#difference]
                recorded: [key], unused: [key], looks?: [text], devices?: [#device]
            }]
            orphans: [text], errors: errors
            totals: {
                scenarios: index, cells: index, steps: index, rows: index, differences: index, accepted: index
                recorded: index, unused: index, invalidFiles: index
            }
        }
        device {
            device: text, file: text, passed: bool, message: text, lines: [text], rows: index, equalRows: index
            views: index, equalViews: index
            differences: [{
                +key, row: text, view: text?, length: text, device: number?, run: number?, cause: text
            }]
            equalConflicts: index, uncomparedConflicts: index
            conflicts: [{ +key, row: text?, run: text?, device: text? }]
        }
        difference {
            +key
            kind: (height addedRow removedRow movedRow contentHeight newEvent goneEvent notRecorded)
            row: text?, line: place?, was: points?, now: points?, delta: points?, message: text, causes: [#cause]
            why: [text]
        }
        cause {
            kind: (
                lines hidden shown viewHeight broken noLongerBroken overruled noLongerOverruled trait edit origin
                contentWidth lineHeight amount
            )
            of: text, was: change, now: change
        }

        document why "unfold why" {
            schemaVersion: version, scenario: text, file: text, cell: text?, step: index, stepName: text, row: text
            height: points, contentViewHeight: points, source: source, measuredAtStep: index?, staleSinceStep: index?
            fittedAtStep: index?, fitted: points?, rounding: points, separator: points
            parts: [{ +constraint, amount: points }], conflicts: [#conflict], lost: [loss], tried: #trial?
            whatIf: [#trial], afterUpdate: #trial?, sweep: #sweep?
            wanted: { height: points, ways: [#trial], nearest: #trial?, solves: index, capped: bool }?
        }
        trial {
            "solved again with these settings"
            settings: [{ constraint: text?, text: text, property: text, value: number | bool | text }]
            height: points, delta: points, conflicts: index?
        }
        sweep {
            "the height as a function of one number, line by line; capped where it goes on beyond the pieces, which were too many to solve for"
            constraint: text, text: text, property: (constant priority), value: number "as it is now"
            pieces: [{
                from: number?, to: number?, height: points, heightAtEnd: points, tie: bool, conflicts: index?
            }]
            capped: bool
        }
        conflict conflict
        member member

        document trace "unfold trace" {
            schemaVersion: version, scenario: text, file: text, cell: text?
            steps: [{ index: index, name: text, events: [#event] }]
        }
        event {
            kind: (action solve constraints layout measure conflict finding), view?: text, width?: points
            height?: points, pivots?: index, message?: text
        }

        document stress "unfold stress" {
            schemaVersion: version
            scenarios: [{
                name: text, file: text, cell: text?, tried: index, solves: index
                leftOut: { reason: (budget time), count: index }?
                axes: { "values tried" (@axis)?: index }
                widths: [points * 2]?, untriedFixes: bool, findings: [#finding]
            }]
            errors: errors
        }
        finding {
            id: text, code: text, message: text, file: text?, line: place?, row: text?, step: index?, asWritten: bool
            smallest: #surroundings, isSmallest: bool, narrowest: #surroundings?
            reach: [{ axis: (@axis), first: text, last: text, everywhere: bool }], count: index, fix: fix?
            fixTrial: { tried: index, findingsLeft: index, heightsChanged: index }?
        }
        surroundings {
            "what differs from what is written"
            width: points?, contentSizeCategory: text?, rightToLeft: bool?, boldText: bool?
            text: { view: text?, kind: (@stressText), letters: index? }?, toggledView: text?, steps: [index]?
            reused: bool, takenBack: bool, generation: text?
        }

        document explain "unfold explain" {
            schemaVersion: version
            logs: [{
                file: text, line: place, constraints: [#constraint], satisfiable: bool, minimal: [index]
                multipliers: [number], bounds: [text], contradiction: points, amount: points, remaining: [index]
                broken: { logged: index?, predicted: index?, inferred: bool }, causes: [text], fixes: [#fix]
            }]
            study: { logs: index, infeasible: index, compared: index, agreeing: index }
            problems: [{ file: text, line: place, column: place, message: text }]
        }
        constraint {
            text: text, system: bool, kind: (@constraintKind), equation: text, line: place, understood: bool
        }
        fix {
            constraint: index, change: (priority constant relation removal translatesAutoresizingMask)
            priority: number?, constant: points?, relation: text?, also: [index], text: text, effect: text
        }

        document config "unfold configuration" {
            schemaVersion: version, $schema?: text, paths?: [text], exclude?: [text], fonts?: [text]
            format?: (@format), outputs?: [text], color?: (@color), quiet?: bool, strict?: bool
            timeLimit?: place, record?: (@record), unused?: (@unused)
        }
        """
}
