// swift-format-ignore-file
// Page/page.html, as it is; 'UNFOLD_RECORD=1 swift test --filter EmbeddedPageTests' writes it again.

extension EmbeddedPage {
    static let pageHTML = #"""
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="{{policy}}">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>{{title}}</title>
        <style>{{style}}</style>
        </head>
        <body>
        <a class="skip" href="#stage">To the picture</a>
        <header class="top">
          <div class="titles"><h1>{{title}}</h1><p class="totals">{{totals}}</p></div>
          <div class="choice" id="choice" hidden><label for="scenario">Scenario</label><select id="scenario"></select></div>
        </header>
        <noscript><pre class="plain">{{text}}</pre></noscript>
        <section class="panel notes" id="notes" aria-label="Files" hidden></section>
        <section class="panel overview" id="overview" aria-labelledby="overview-title" hidden></section>
        <section class="panel matrix" id="matrix" aria-labelledby="matrix-title" hidden></section>
        <nav class="transport" id="transport" aria-label="Steps" hidden>
          <div class="buttons">
            <button type="button" id="first" aria-label="First step" title="First step (Home)"><svg viewBox="0 0 20 20" aria-hidden="true"><path d="M5 4v12M15 4.5v11L8 10z"/></svg></button>
            <button type="button" id="previous" aria-label="Previous step" title="Previous step (left arrow)"><svg viewBox="0 0 20 20" aria-hidden="true"><path d="M13.5 4.5v11L6 10z"/></svg></button>
            <button type="button" id="play" class="main" aria-label="Play" title="Play or pause (space)"><svg viewBox="0 0 20 20" aria-hidden="true"><path class="go" d="M6 4l10 6-10 6z"/><path class="stop" d="M6 4h3v12H6zM11 4h3v12h-3z"/></svg></button>
            <button type="button" id="next" aria-label="Next step" title="Next step (right arrow)"><svg viewBox="0 0 20 20" aria-hidden="true"><path d="M6.5 4.5v11L14 10z"/></svg></button>
            <button type="button" id="last" aria-label="Last step" title="Last step (End)"><svg viewBox="0 0 20 20" aria-hidden="true"><path d="M15 4v12M5 4.5v11l7-5.5z"/></svg></button>
          </div>
          <div class="steps">
            <div class="track"><input type="range" id="step" min="0" step="1" value="0" aria-label="Step"><div class="ticks" id="ticks" role="group" aria-label="Steps where something is wrong"></div></div>
            <div class="now"><output id="step-name" for="step"></output><ul class="kinds" id="kinds" aria-label="Colors of the marks"></ul></div>
          </div>
          <label class="speed" for="speed">Speed<select id="speed"><option value="1">1×</option><option value="0.25" selected>¼×</option><option value="0.1">⅒×</option></select></label>
        </nav>
        <section class="panel problems" id="problems" aria-labelledby="problems-title" hidden></section>
        <main id="stage" class="stage" hidden>
          <div class="side">
          <section class="panel device-panel" aria-labelledby="device-title">
            <h2 id="device-title">The screen</h2>
            <div id="device"></div>
          </section>
          <section class="panel inspector" id="inspector" aria-label="Selection" aria-live="polite"></section>
          </div>
          <div class="center">
          <section class="panel closeup-panel" aria-labelledby="closeup-title">
            <div class="bar">
              <h2 id="closeup-title">The cell</h2>
              <form class="filters" id="filters" aria-label="What is drawn"></form>
            </div>
            <div id="closeup"></div>
          </section>
          <section class="panel sweep" id="sweep" aria-labelledby="sweep-title" hidden></section>
          <section class="panel rows" id="rows" aria-labelledby="rows-title"></section>
          </div>
        </main>
        <footer><p>{{bytes}} bytes, all in this file; nothing is loaded. Keys: space plays, ← and → step, ↑ and ↓ choose a row, Esc lets go of a view.</p></footer>
        {{data}}<script type="module">{{script}}</script>
        </body>
        </html>

        """#
}
