// swift-format-ignore-file
// Page/page.css, as it is; 'UNFOLD_RECORD=1 swift test --filter EmbeddedPageTests' writes it again.

extension EmbeddedPage {
    static let pageCSS = #"""
        :root {
          color-scheme: light dark;
          --paper: light-dark(#f5f6f8, #0e1116); --panel: light-dark(#ffffff, #161b22); --ink: light-dark(#1b1f24, #e6edf3);
          --dim: light-dark(#57606a, #9aa4af); --line: light-dark(#d5dae0, #30363d); --soft: light-dark(#eef1f4, #1e242c);
          --accent: light-dark(#0a5cc7, #6cb0ff); --accent-soft: light-dark(#dbe9fb, #173358); --alarm: light-dark(#b3261e, #ff8078);
          --alarm-soft: light-dark(#fdeceb, #3a1b1c); --caution: light-dark(#8a5a00, #e0a93b); --caution-soft: light-dark(#fdf3dc, #33270f);
          --grown: light-dark(#14713a, #5fd38d); --shrunk: light-dark(#8a5a00, #e0a93b); --chain: light-dark(#7a3ec8, #c49bff);
          --chain-soft: light-dark(#efe6fb, #2c2145); --bezel: light-dark(#22262b, #3a4149);
          --screen: light-dark(#ffffff, #0b0d10); --view: light-dark(#f0f4f9, #1a212a); --view-edge: light-dark(#b9c4d0, #46525f); --text: light-dark(#1b1f24, #e6edf3);
          --tint: light-dark(#0a5cc7, #6cb0ff); --tint-soft: light-dark(#e4eefc, #15273f); --image: light-dark(#e3e7ec, #262d36); --hold: light-dark(#52606e, #9fadbb);
          --label-back: light-dark(#ffffffd9, #0b0d10d9); --shadow: 0 1px 2px light-dark(#1b1f240f, #0000), 0 4px 14px light-dark(#1b1f240d, #0000);
        }
        /* A cell, and the screen around it, in its own appearance; the sum next to it in the reader's. */
        .device:has(.looks), .cell-picture:has(.looks) > :not(.over), .cell-picture:has(.looks) > .over > :not(.ladder) { color-scheme: light; }
        .device:has([data-style="dark"]), .cell-picture:has([data-style="dark"]) > :not(.over), .cell-picture:has([data-style="dark"]) > .over > :not(.ladder) { color-scheme: dark; }
        * { box-sizing: border-box; }
        [hidden] { display: none !important; }
        html { scroll-padding-top: 5rem; }
        body { margin: 0 auto; max-width: 1640px; padding: 0 clamp(12px, 2vw, 28px) 24px; font: 15px/1.5 -apple-system, system-ui, "Segoe UI", Roboto, sans-serif; color: var(--ink); background: var(--paper); overflow-wrap: anywhere; }
        h1 { font-size: 1.35rem; line-height: 1.25; margin: 0; letter-spacing: -0.01em; }
        h2 { font-size: 1rem; margin: 0; letter-spacing: -0.005em; }
        h3 { font-size: 0.95rem; margin: 1rem 0 0.25rem; }
        h4 { font-size: 0.85rem; margin: 1rem 0 0.25rem; color: var(--dim); font-weight: 600; }
        p { margin: 0.25rem 0; }
        small, .hint { color: var(--dim); font-size: 0.87rem; }
        code, pre { font: 0.86em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
        pre { margin: 0.5rem 0; padding: 0.75rem; overflow-x: auto; background: var(--soft); border-radius: 8px; overflow-wrap: normal; }
        button, select, input { font: inherit; color: inherit; }
        select, input[type="number"] { background: var(--panel); border: 1px solid var(--line); border-radius: 7px; padding: 0.2rem 0.4rem; max-width: 100%; min-height: 2rem; }
        input[type="number"] { width: 6.5rem; }
        input[type="range"], input[type="checkbox"] { accent-color: var(--accent); }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 6px; }
        summary { cursor: pointer; width: fit-content; padding: 0.15rem 0; color: var(--dim); font-size: 0.9rem; }
        ul, ol { margin: 0.25rem 0; padding-left: 1.25rem; }
        button.link, button.plain { border: 0; background: none; padding: 0; cursor: pointer; text-align: left; }
        button.link { color: var(--accent); font-weight: 600; }
        .skip { position: absolute; left: -999px; } .skip:focus { left: 12px; top: 8px; background: var(--panel); padding: 0.5rem; z-index: 9; }
        .bad { color: var(--alarm); } .empty { color: var(--dim); padding: 0.75rem 0; }
        .number { text-align: right; font-variant-numeric: tabular-nums; }
        .delta.grown { color: var(--grown); } .delta.shrunk { color: var(--shrunk); }
        .wide { overflow-x: auto; }

        .top { display: flex; flex-wrap: wrap; gap: 0.5rem 2rem; align-items: end; justify-content: space-between; padding: 1.1rem 0 0.8rem; }
        .totals { color: var(--dim); }
        .choice { display: flex; gap: 0.5rem; align-items: center; min-width: 0; max-width: 100%; }
        .choice label { flex: none; } .choice select { min-width: 0; text-overflow: ellipsis; }
        .panel { background: var(--panel); border: 1px solid var(--line); border-radius: 14px; padding: 1rem; min-width: 0; box-shadow: var(--shadow); }
        .bar { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0.4rem 1rem; margin-bottom: 0.6rem; }
        .notes, .matrix, .overview, .problems { margin-bottom: 1rem; } .notes ul { margin: 0; max-height: 16rem; overflow: auto; }

        .transport { position: sticky; top: 0; z-index: 5; display: flex; gap: 0.75rem 1.25rem; align-items: center; padding: 0.55rem 0.9rem; margin-bottom: 1rem; background: var(--panel); border: 1px solid var(--line); border-radius: 14px; box-shadow: var(--shadow); }
        .transport .buttons { display: flex; gap: 0.2rem; }
        .transport button { width: 2.4rem; height: 2.4rem; border: 0; border-radius: 50%; background: none; cursor: pointer; display: grid; place-items: center; padding: 0; }
        .transport button:hover:not(:disabled) { background: var(--soft); } .transport button:disabled { opacity: 0.35; cursor: default; }
        .transport svg { width: 1.25rem; height: 1.25rem; fill: currentColor; stroke: currentColor; stroke-width: 1.6; stroke-linejoin: round; }
        .transport .main { background: var(--accent); color: var(--panel); } .transport .main:hover:not(:disabled) { background: var(--accent); filter: brightness(1.1); }
        .transport .stop { display: none; } .transport .playing .stop { display: inline; } .transport .playing .go { display: none; }
        .transport .steps { flex: 1; min-width: 0; display: flex; align-items: center; gap: 1rem; } .track { flex: 1; min-width: 6rem; } .track input { display: block; width: 100%; margin: 0; }
        .ticks { position: relative; height: 1.1rem; margin: 0 8px; } .transport .tick { position: absolute; top: 0; width: 1.1rem; height: 1.1rem; margin-left: -0.55rem; border-radius: 4px; } .tick::before { content: ""; width: 0.55rem; height: 0.75rem; border-radius: 2px; background: var(--kind); }
        .kinds { list-style: none; display: flex; flex-wrap: wrap; gap: 0 0.9rem; margin: 0; padding: 0; color: var(--dim); font-size: 0.87rem; } .kinds li::before { content: ""; display: inline-block; width: 0.55rem; height: 0.75rem; margin-right: 0.35rem; border-radius: 2px; background: var(--kind); vertical-align: -0.05em; }
        .kind-conflict { --kind: var(--alarm); } .kind-finding { --kind: var(--caution); } .kind-difference { --kind: var(--accent); } .kind-overruled { --kind: var(--dim); }
        .transport .now { flex: 0 1 auto; min-width: 11rem; } .speed { display: flex; gap: 0.4rem; align-items: center; color: var(--dim); font-size: 0.9rem; }

        .stage { display: grid; gap: 1rem; grid-template-columns: minmax(0, 1fr); align-items: start; }
        .lead .large { font-size: 1.7rem; line-height: 1.2; font-variant-numeric: tabular-nums; } .lead .delta { margin-left: 0.6rem; font-weight: 600; }
        .side, .center { display: contents; } .inspector { order: 1; } .sweep, .rows { order: 2; }
        @media (min-width: 760px) and (max-width: 1179px) {
          .stage { grid-template-columns: minmax(290px, 5fr) minmax(0, 8fr); } .side, .center { display: grid; gap: 1rem; min-width: 0; grid-template-columns: minmax(0, 1fr); }
        }
        @media (min-width: 1180px) {
          .stage { grid-template-columns: minmax(280px, 18.5rem) minmax(0, 1fr) minmax(250px, 17.5rem); }
          .device-panel { grid-area: 1 / 1 / span 2; } .inspector { grid-area: 1 / 3 / span 5; }
          .closeup-panel { grid-area: 1 / 2 / span 2; } .sweep, .rows { grid-column: 1 / 3; }
        }
        @media (min-width: 1500px) {
          .stage { grid-template-columns: minmax(280px, 21rem) minmax(0, 1fr) minmax(250px, 18.5rem); }
        }
        @media (max-width: 759px) {
          .panel { padding: 0.8rem; border-radius: 12px; } .transport { flex-wrap: wrap; gap: 0.3rem 0.75rem; padding: 0.5rem 0.7rem; }
          .transport .steps { order: 3; flex: 1 0 100%; flex-wrap: wrap; gap: 0 1rem; } .transport .steps .track { flex: 1 0 100%; } .transport .speed { margin-left: auto; }
          .titles { min-width: 0; }
        }

        .device { width: fit-content; margin: 0.6rem auto 0; border: 9px solid var(--bezel); border-radius: 34px; overflow: hidden; background: var(--screen); }
        .screen { overflow: hidden auto; border-radius: 25px; scrollbar-width: thin; } .screen-picture { position: sticky; top: 0; display: block; }
        .screen .spacer { width: 1px; } .caption { text-align: center; color: var(--dim); font-size: 0.87rem; margin-top: 0.6rem; }
        .grouped .screen { background: var(--paper); } .row.part > .row-back { fill: none; } .row, .view { cursor: pointer; }
        .row-back { fill: var(--screen); } .row-edge { stroke: var(--line); stroke-width: 1; fill: none; }
        .row.chosen > .row-back { fill: var(--accent-soft); } .row-back.bare { fill: var(--soft); stroke: var(--view-edge); stroke-dasharray: 4 3; }
        .flag { fill: none; } .row.differs > .flag { fill: var(--caution); }
        .unseen { fill: var(--dim); font-size: 14px; }
        .view > .box { fill: none; stroke: none; }
        .view.plain > .box { fill: var(--view); stroke: var(--view-edge); stroke-width: 0.75; fill-opacity: 0.75; }
        .view.stack > .box { stroke: var(--view-edge); stroke-width: 0.75; stroke-dasharray: 3 3; }
        .view.label > .box { fill: var(--ink); fill-opacity: 0.035; } .view.button > .box { fill: var(--tint-soft); stroke: var(--tint); stroke-opacity: 0.35; stroke-width: 0.75; }
        .view.image > .box { fill: var(--image); stroke: var(--view-edge); stroke-width: 0.75; } .view.field > .box, .view.textview > .box, .view.segments > .box { fill: var(--screen); stroke: var(--view-edge); stroke-width: 0.75; }
        .view .mark { fill: none; stroke: var(--view-edge); stroke-width: 1; } .view.slider .mark, .view.progress .mark { stroke: var(--tint); stroke-width: 3; stroke-linecap: round; } .view .mark.fill { fill: var(--grown); stroke: none; } .view .knob { fill: var(--screen); stroke: var(--view-edge); stroke-width: 0.5; }
        .view > .text text { white-space: pre; unicode-bidi: plaintext; fill: var(--text); font-family: -apple-system, system-ui, "Segoe UI", Roboto, sans-serif; } .view.button > .text text { fill: var(--tint); } .view > .text text.placeholder { fill: var(--dim); }
        .view.ghost > .box { fill: none; stroke: var(--dim); stroke-width: 0.75; stroke-dasharray: 2 3; } .view.ghost > .text text { opacity: 0.45; }
        .view.chosen > .box { stroke: var(--accent); stroke-width: 2; stroke-dasharray: none; stroke-opacity: 1; } .view.changed > .box { stroke: var(--caution); stroke-width: 1.5; stroke-opacity: 1; stroke-dasharray: none; }
        body:not([data-shows="layout"]) .painted .view > .box { fill-opacity: 0; stroke-opacity: 0; } body:not([data-shows="layout"]) .painted :is(.chosen, .changed, .ghost) > .box { stroke-opacity: 1; }
        body:not([data-shows="layout"]) :is(.painted, .painted .view) > :is(.text, .mark, .knob), [data-shows="layout"] .painting, [data-shows="looks"] .over { display: none; } .painting { pointer-events: none; } .pictures { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; } .pictures .pane { overflow-x: auto; }
        .view:hover > .box { stroke: var(--accent); stroke-opacity: 0.8; stroke-width: 1; }

        .filters { display: flex; flex-wrap: wrap; gap: 0.35rem 0.8rem; align-items: center; font-size: 0.87rem; } .field { display: flex; gap: 0.35rem; align-items: center; color: var(--dim); }
        .field select { color: var(--ink); } .switches { display: flex; flex-wrap: wrap; gap: 0.2rem 0.8rem; } .switch { display: inline-flex; gap: 0.35rem; align-items: center; color: var(--dim); font-size: 0.87rem; min-height: 1.6rem; }
        .panes { display: grid; gap: 1rem 1.5rem; grid-template-columns: minmax(0, 1fr); } .panes.beside { grid-template-columns: repeat(2, minmax(0, 1fr)); } .pane { margin: 0; min-width: 0; }
        figcaption { display: flex; flex-wrap: wrap; gap: 0 0.75rem; align-items: baseline; } figcaption .height { font-size: 1.25rem; font-variant-numeric: tabular-nums; } figcaption .delta { font-weight: 600; }
        .picture { overflow-x: auto; } .cell-picture { display: block; max-width: 100%; height: auto; } .sum { color: var(--dim); font-size: 0.9rem; font-variant-numeric: tabular-nums; } .sum b { color: var(--chain); }
        .legend { list-style: none; display: flex; flex-wrap: wrap; gap: 0.1rem 1.1rem; margin: 0.6rem 0 0; padding: 0; color: var(--dim); font-size: 0.87rem; } .legend li::before { content: ""; display: inline-block; width: 1.1rem; height: 0; margin-right: 0.4rem; vertical-align: 0.28em; border-top: 2px solid var(--chain); } .legend .broken::before { border-top: 2px dashed var(--alarm); } .legend .overruled::before { border-color: var(--caution); } .legend .changed::before { height: 0.7rem; width: 0.9rem; vertical-align: -0.05em; border: 1.5px solid var(--caution); } .legend .cut-off::before { height: 0.7rem; width: 0.9rem; vertical-align: -0.05em; border: 1.5px dashed var(--alarm); }
        .ladder path { stroke: var(--chain); stroke-width: 1.25; fill: none; } .ladder .lead { stroke-width: 0.75; stroke-opacity: 0.6; } .ladder .label { fill: var(--chain); font-size: 12px; font-variant-numeric: tabular-nums; } .rung { cursor: pointer; } .rung.chosen path { stroke-width: 3; } .rung.chosen .label { font-weight: 700; }
        .dimension { cursor: pointer; } .dimension path { stroke: var(--hold); stroke-width: 1; fill: none; } .dimension .point { fill: var(--hold); } .dimension .label { fill: var(--ink); font-size: 11px; font-variant-numeric: tabular-nums; } .label-back { fill: var(--label-back); }
        .dimension.planned path { stroke-dasharray: 2 3; } .dimension.overruled path { stroke: var(--caution); stroke-width: 2; } .dimension.overruled .label { fill: var(--caution); font-weight: 600; } .dimension.overruled .point { fill: var(--caution); } .dimension.broken path { stroke: var(--alarm); stroke-width: 2; stroke-dasharray: 5 2; } .dimension.broken .label { fill: var(--alarm); font-weight: 600; } .dimension.broken .point { fill: var(--alarm); }
        .dimension.chosen path { stroke: var(--accent); stroke-width: 3; } .dimension.chosen .label { font-weight: 700; }
        .selection { fill: none; stroke: var(--accent); stroke-width: 2; pointer-events: none; } .margin { fill: none; stroke: var(--grown); stroke-dasharray: 4 2; pointer-events: none; } .guide { fill: var(--accent); fill-opacity: 0.12; stroke: var(--accent); stroke-dasharray: 1 2; } .content-size { fill: none; stroke: var(--shrunk); stroke-dasharray: 2 2; pointer-events: none; } .cut { fill: none; stroke: var(--alarm); stroke-dasharray: 3 2; pointer-events: none; }

        .facts { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0.15rem 0.9rem; margin: 0.5rem 0; font-size: 0.9rem; } .facts dt { color: var(--dim); } .facts dd { margin: 0; font-variant-numeric: tabular-nums; } .was { display: block; color: var(--dim); } .lines { margin: 0; padding-left: 1.3rem; }
        .constraints, .tree { list-style: none; padding: 0; } .constraint { display: block; width: 100%; text-align: left; padding: 0.3rem 0.55rem; margin: 0.15rem 0; border: 1px solid var(--line); border-left-width: 3px; border-radius: 6px; background: none; cursor: pointer; } .constraint small { margin-left: 0.5rem; } .constraint:hover { background: var(--soft); } .constraint[aria-pressed="true"] { border-color: var(--accent); background: var(--accent-soft); }
        .constraint.part { display: flex; gap: 0.6rem; align-items: baseline; border-left-color: var(--chain); } .amount { flex: none; min-width: 2.6rem; text-align: right; color: var(--chain); font-variant-numeric: tabular-nums; } .holding { margin-top: 0.5rem; } .constraint .state { display: block; font-size: 0.85rem; } .constraint.overruled { border-left-color: var(--caution); } .constraint.overruled .state { color: var(--caution); } .constraint.broken { border-left-color: var(--alarm); } .constraint.broken .state { color: var(--alarm); }
        .tree { max-height: 32rem; overflow: hidden auto; } .tree button { display: flex; justify-content: space-between; gap: 0.5rem; width: 100%; text-align: left; border: 0; border-radius: 5px; background: none; padding-block: 0.2rem; padding-right: 0.5rem; cursor: pointer; font-size: 0.87rem; } .tree .name { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; } .tree small { white-space: nowrap; font-variant-numeric: tabular-nums; } .tree button:hover { background: var(--soft); } .tree button[aria-pressed="true"] { background: var(--accent-soft); font-weight: 600; } .tree .ghost .name { color: var(--dim); text-decoration: line-through; } .views { margin-top: 0.8rem; border-top: 1px solid var(--line); padding-top: 0.5rem; }

        .conflict, .loss { border-left: 3px solid var(--alarm); background: var(--alarm-soft); border-radius: 0 10px 10px 0; padding: 0.4rem 0.9rem 0.7rem; margin: 0.7rem 0; } .loss { border-color: var(--caution); background: var(--caution-soft); } .conflict h3, .loss h3 { margin-top: 0.3rem; }
        .cause { font-weight: 600; } .so { list-style: none; padding-left: 0.75rem; } .losses ul { font-size: 0.9rem; } .losses > li { margin: 0.4rem 0; } .where { font-weight: 600; } .members .broken { font-weight: 700; color: var(--alarm); } .findings .error b { color: var(--alarm); } .findings .warning b { color: var(--caution); }
        table { border-collapse: collapse; font-size: 0.9rem; } th { color: var(--dim); font-weight: 600; text-align: left; } th, td { padding: 0.25rem 1rem 0.25rem 0; border-bottom: 1px solid var(--line); vertical-align: top; } td:last-child { white-space: nowrap; } td.number, th.number { text-align: right; white-space: nowrap; }

        .grid { font-size: 0.92rem; } .heads { position: sticky; top: 0; z-index: 1; background: var(--panel); } .line { display: grid; grid-template-columns: minmax(5rem, 2fr) 5.2rem 5.2rem 5.6rem minmax(0, 5fr); gap: 0 1rem; height: 34px; align-items: center; padding: 0 0.5rem; border-bottom: 1px solid var(--line); cursor: pointer; } .line > span { white-space: nowrap; } .line > .id, .line > .why { overflow: hidden; text-overflow: ellipsis; } .line .id button { max-width: 100%; overflow: hidden; text-overflow: ellipsis; vertical-align: bottom; }
        .line.head { cursor: default; color: var(--dim); font-weight: 600; font-size: 0.85rem; } .line.chosen { background: var(--accent-soft); } .scroll { position: relative; overflow: hidden auto; } .room { position: relative; } .room .spacer { width: 1px; } .lines[role="rowgroup"] { position: absolute; inset: 0 0 auto 0; padding: 0; } .line .why { color: var(--dim); }
        .narrow .line { grid-template-columns: repeat(3, minmax(0, 1fr)); grid-template-rows: 1fr 1fr; height: 56px; padding-block: 0.2rem; } .narrow .line .id { grid-column: 1; } .narrow .line .why { grid-area: 1 / 2 / 2 / 4; text-align: right; font-size: 0.87rem; } .narrow .line .id ~ .number { grid-row: 2; } .narrow .line.head { height: 28px; grid-template-rows: 1fr; } .narrow .line.head > :first-child, .narrow .line.head > :last-child { display: none; } .narrow .line > .number { text-align: right; }

        .chart { overflow: hidden; } .chart { min-height: 170px; } .chart-picture { display: block; } .axis, .grid-line { stroke: var(--line); fill: none; } .grid-line { stroke-dasharray: 2 3; } .curve { stroke: var(--chain); stroke-width: 3; fill: none; stroke-linecap: round; } .breakpoint { fill: var(--panel); stroke: var(--chain); stroke-width: 2; } .dot { fill: var(--accent); stroke: var(--panel); stroke-width: 2; } .chart .now { stroke: var(--accent); stroke-dasharray: 3 3; fill: none; } .chart .label { fill: var(--dim); font-size: 12px; }
        .control { display: flex; flex-wrap: wrap; gap: 0.4rem 0.9rem; align-items: center; } .control input[type="range"] { flex: 1 1 12rem; min-width: 0; } .result output { font-size: 1.35rem; font-weight: 650; font-variant-numeric: tabular-nums; }
        .matrix-grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(132px, 1fr)); gap: 0.75rem; max-height: 46rem; overflow: auto; padding: 3px; } .matrix-cell { display: flex; flex-direction: column; gap: 0.3rem; text-align: left; padding: 0.4rem; border: 1px solid var(--line); border-radius: 10px; background: var(--panel); cursor: pointer; font-size: 0.85rem; } .matrix-cell .thumb { width: 100%; aspect-ratio: 3 / 4; background: var(--screen); border-radius: 6px; border: 1px solid var(--line); } .matrix-cell .note { color: var(--dim); font-variant-numeric: tabular-nums; } .matrix-cell.differs { border-color: var(--caution); } .matrix-cell.differs .note { color: var(--caution); font-weight: 650; } .matrix-cell[aria-pressed="true"] { outline: 2px solid var(--accent); } .difference { fill: none; stroke: var(--caution); stroke-width: 6; }
        .overview-grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(190px, 1fr)); gap: 0.75rem; max-height: 21rem; overflow: auto; padding: 3px; } .overview-card { display: flex; flex-direction: column; gap: 0.2rem; text-align: left; padding: 0.45rem; border: 1px solid var(--line); border-top: 3px solid var(--kind, var(--line)); border-radius: 10px; background: var(--panel); color: var(--ink); cursor: pointer; font-size: 0.85rem; } .overview-card[aria-pressed="true"] { outline: 2px solid var(--accent); } .overview-card .name { font-weight: 600; } .overview-card .note { color: var(--dim); } .said { display: -webkit-box; -webkit-line-clamp: 3; -webkit-box-orient: vertical; overflow: hidden; } .thumbs { display: grid; grid-template-columns: 1fr 1fr; gap: 0.3rem; } .overview-card .thumb { width: 100%; aspect-ratio: 1 / 1.1; background: var(--screen); border-radius: 6px; border: 1px solid var(--line); } input[type="search"] { background: var(--panel); border: 1px solid var(--line); border-radius: 7px; padding: 0.2rem 0.5rem; min-height: 2rem; }
        .plain { white-space: pre-wrap; } footer { color: var(--dim); font-size: 0.87rem; padding-top: 1rem; }
        @media (prefers-reduced-motion: no-preference) { .transport button, .constraint, .tree button { transition: background 0.12s; } }
        @media print { .transport { position: static; } .panel { box-shadow: none; break-inside: avoid; } }

        """#
}
