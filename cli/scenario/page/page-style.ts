/** The report's look: one column, the scheme of the reader, every state in words and colour. */
export const pageStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --ink: #1d1a16; --soft: #5a534b; --paper: #fff; --raised: #f7f4ef; --line: #d8d0c4; --link: #0b3a8f; --bar: #2b6cb0; --passed: #1c6b35; --failed: #b3261e; color: var(--ink); background: var(--paper); }
@media (prefers-color-scheme: dark) { :root { --ink: #f4f1ea; --soft: #bdb4a8; --paper: #1b1917; --raised: #262320; --line: #4a443d; --link: #b9d0ff; --bar: #8ab4f8; --passed: #7fd69b; --failed: #f2867b; } }
* { box-sizing: border-box; }
body { margin: 0; overflow-wrap: anywhere; }
main { max-width: 72rem; margin: 0 auto; padding: 1.5rem clamp(0.75rem, 3vw, 2rem) 4rem; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 0.25rem; }
h2 { font-size: 1.25rem; line-height: 1.3; margin: 0; overflow-wrap: anywhere; }
h2.summary { margin: 1.5rem 0 0.5rem; }
ul.changes { margin: 0.25rem 0 0.75rem; padding-inline-start: 1.25rem; overflow-wrap: anywhere; }
h3 { font-size: 1rem; margin: 1.25rem 0 0.5rem; }
p { margin: 0.25rem 0; overflow-wrap: anywhere; }
a { color: var(--link); }
.soft { color: var(--soft); }
.passed { color: var(--passed); }
.failed { color: var(--failed); }
.skipped { color: var(--soft); }
.state { font-weight: 700; white-space: nowrap; }
.sums { display: grid; grid-template-columns: repeat(auto-fit, minmax(5.5rem, 1fr)); gap: 0.75rem; margin: 1rem 0 0; padding: 0; list-style: none; }
.sums li { padding: 0.75rem 1rem; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--raised); }
.sums strong { display: block; font-size: 1.75rem; line-height: 1.2; font-variant-numeric: tabular-nums; }
table { width: 100%; border-collapse: collapse; font-size: 0.9375rem; }
th, td { padding: 0.375rem 0.5rem; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; overflow-wrap: anywhere; }
th { font-weight: 600; }
td.number, th.number { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; overflow-wrap: normal; }
section { margin-top: 2rem; padding: 1.25rem clamp(0.75rem, 2vw, 1.5rem); border: 1px solid var(--line); border-radius: 0.75rem; }
pre { margin: 0.25rem 0; padding: 0.625rem 0.75rem; border-radius: 0.5rem; background: var(--raised); font: 0.8125rem/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
code { font: 0.875em ui-monospace, monospace; overflow-wrap: anywhere; }
details { border-top: 1px solid var(--line); }
details > div { padding: 0 0 0.75rem 1.25rem; }
summary { padding: 0.5rem 0.25rem; cursor: pointer; }
.row { display: inline-grid; grid-template-columns: minmax(0, 1fr) 6rem minmax(4rem, 35%); gap: 0 0.75rem; width: calc(100% - 1.5rem); align-items: center; vertical-align: top; }
.row > :first-child { overflow-wrap: anywhere; }
.number { text-align: end; font-variant-numeric: tabular-nums; }
svg.bar { display: block; width: 100%; height: 0.75rem; background: var(--raised); border-radius: 0.25rem; }
svg.bar rect { fill: var(--bar); }
svg.bar.failed rect { fill: var(--failed); }
svg.bar.skipped rect { fill: none; }
table.trace { table-layout: fixed; }
table.trace th:nth-child(2) { width: 34%; }
table.trace th:nth-child(3) { width: 5.5rem; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
@media (max-width: 40rem) { .row { grid-template-columns: minmax(0, 1fr) auto; } .row > svg { grid-column: 1 / -1; } details > div { padding-inline-start: 0; } table.trace th:nth-child(2) { width: 25%; } }
`;
