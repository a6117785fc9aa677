// swift-format-ignore-file
// Page/stress.css, as it is; 'UNFOLD_RECORD=1 swift test --filter EmbeddedPageTests' writes it again.

extension EmbeddedPage {
    static let stressCSS = #"""
        :root { --grown-soft: #e0f3e6; } @media (prefers-color-scheme: dark) { :root { --grown-soft: #14301f; } }
        .stress { margin-bottom: 1rem; } .stress .map { border-collapse: collapse; font-variant-numeric: tabular-nums; }
        .stress .map th { font-weight: 500; color: var(--dim); font-size: 0.85rem; padding: 0.1rem 0.5rem; text-align: right; }
        .stress .map td { padding: 1px; } .stress .map :is(td, th) { border: 0; } .stress .map button { width: 3.6rem; height: 1.7rem; border: 1px solid var(--line); border-radius: 5px; cursor: pointer; font-size: 0.82rem; padding: 0; }
        .stress .map .holds { background: var(--grown-soft); color: var(--grown); } .stress .map .breaks { background: var(--alarm-soft); color: var(--alarm); font-weight: 700; }
        .stress .map [aria-pressed="true"] { outline: 3px solid var(--accent); outline-offset: -1px; }
        .stress .sides { display: flex; flex-wrap: wrap; gap: 1rem 2rem; align-items: start; margin-top: 0.6rem; } .stress .shown { flex: 1 1 22rem; min-width: 0; }
        .stress img { display: block; max-width: 100%; border: 1px solid var(--line); background: var(--screen); margin: 0.5rem 0; }
        .stress .run { display: flex; gap: 0.6rem; align-items: center; } .stress .run input { flex: 1; min-width: 8rem; }

        """#
}
