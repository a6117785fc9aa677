// swift-format-ignore-file
// Page/stress.html, as it is; 'UNFOLD_RECORD=1 swift test --filter EmbeddedPageTests' writes it again.

extension EmbeddedPage {
    static let stressHTML = #"""
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
        <header class="top"><div class="titles"><h1>{{title}}</h1><p class="totals">{{totals}}</p></div></header>
        <noscript><pre class="plain">{{text}}</pre></noscript>
        <main id="cells"></main>
        <footer><p>Everything is in this file; nothing is loaded. Widths in points, text sizes as in Settings.</p></footer>
        <script type="application/json" id="data">{{data}}</script><script type="module">{{script}}</script>
        </body>
        </html>

        """#
}
