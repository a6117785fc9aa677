extension HTMLRenderer {
    /// Without colours, which are variables of ``Palette``.
    static let stylesheet = """
        body{font:14px/1.45 ui-sans-serif,system-ui,sans-serif;color:var(--ink);background:var(--paper);max-width:60rem;\
        margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}h1{font-size:1.6rem}h2{font-size:1.25rem;margin:2.5rem 0 .5rem}\
        h3{font-size:1rem}small{color:var(--dim);font-weight:400}a{color:inherit}section{scroll-margin-top:1rem}\
        article{border-top:1px solid var(--line);margin:1rem 0}table{border-collapse:collapse;margin:.5rem 0}\
        td,th{border:1px solid var(--line);padding:.25rem .5rem;text-align:left;vertical-align:top;overflow-wrap:normal}\
        td:not(:last-child){white-space:nowrap}.number{text-align:right;font-variant-numeric:tabular-nums}.wide{overflow-x:auto}\
        pre{overflow:auto;background:var(--code);border-radius:4px;padding:.75rem}code,pre{font-size:.93em}\
        .rows{display:block;min-width:21rem;max-width:100%;height:auto}.legend{display:block;max-width:100%;height:auto}\
        p{margin:.5rem 0}ul{margin:.5rem 0;padding-left:1.5rem}summary{cursor:pointer;width:fit-content;padding:.1rem 0}\
        .conflict,.loss{border-left:3px solid var(--alarm);padding:.1rem 0 .1rem .75rem;margin:1rem 0}\
        .loss{border-color:var(--caution)}.error{color:var(--alarm)}.warning{color:var(--caution)}\
        .slider{display:flex;gap:.5rem;align-items:center;margin:.5rem 0}.slider[hidden]{display:none}\
        .slider input{width:12rem;accent-color:var(--dim)}
        """

    /// Shows one step, or all.
    static let script = """
        for (const section of document.querySelectorAll('section')) {
          const label = section.querySelector('.slider');
          if (!label) continue;
          label.hidden = false;
          const slider = label.querySelector('input');
          const steps = section.querySelectorAll('article');
          slider.addEventListener('input', () => {
            const chosen = Number(slider.value);
            steps.forEach((step, index) => { step.hidden = chosen >= 0 && index !== chosen; });
            label.querySelector('output').textContent =
              chosen < 0 ? 'all' : steps[chosen].querySelector('h3').firstChild.textContent.replace('step ', '');
          });
        }
        """
}
