/** Plain and quiet: the control page is a tool. */
export const controlStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --ink: #1d1a16; --paper: #fff; --link: #0b3a8f; --bar: #2b6cb0; --failed: #b3261e; color: var(--ink); background: var(--paper); }
@media (prefers-color-scheme: dark) { :root { --ink: #f4f1ea; --paper: #1b1917; --link: #b9d0ff; --bar: #8ab4f8; --failed: #f2867b; } }
body { margin: 0 auto; max-width: 72rem; padding: 1rem; }
.banner { background: #7a1f0f; color: #fff; font-weight: 700; margin: 0; padding: .5rem 1rem; }
table { border-collapse: collapse; width: 100%; }
caption { font-weight: 700; text-align: left; }
th, td { border-bottom: 1px solid #8886; padding: .35rem .5rem; text-align: left; vertical-align: top; }
pre, code { font-family: ui-monospace, monospace; overflow-wrap: anywhere; white-space: pre-wrap; }
article { border-bottom: 1px solid #8886; }
a { color: var(--link); display: inline-block; min-height: 24px; }
.filters { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: end; margin-block: 1rem; }
.filters label { display: grid; max-width: 100%; }
.filters input, .filters select { box-sizing: border-box; max-width: 100%; }
button, input, select { font: inherit; min-height: 2rem; }
.download { margin-block: .5rem; }
details { margin-block: .5rem; }
summary { min-height: 24px; overflow-wrap: anywhere; }
.items { list-style: none; padding: 0; }
.items details { margin: 0; }
.items li { border-bottom: 1px solid #8886; padding-block: .35rem; }
.items .kind { border: 1px solid currentColor; border-radius: 4px; padding-inline: .25rem; }
.wide { overflow-x: auto; }
.wide caption { max-width: calc(100vw - 2rem); }
.rating { font-weight: 700; white-space: nowrap; }
.trend { display: block; max-width: 40rem; width: 100%; border: 1px solid #8886; fill: currentColor; }
.trend polyline { fill: none; stroke: currentColor; stroke-width: 1.5; }
.trend text { font-size: 10.5px; }
.trend .limit { stroke: currentColor; stroke-dasharray: 2 3; }
.trend .limit.poor { stroke-dasharray: 6 3; }
:focus-visible { outline: 3px solid currentColor; outline-offset: 2px; }
td { overflow-wrap: anywhere; }
.wide td { overflow-wrap: break-word; }
.told { display: block; min-width: 9rem; overflow-wrap: anywhere; }
.figure { font-variant-numeric: tabular-nums; white-space: nowrap; }
.step { display: block; }
@media (max-width: 40rem) { .wide th, .wide td { font-size: .875rem; padding-inline: .25rem; } .day { display: none; } }
.bar { background: #8882; display: block; fill: var(--bar); height: 6px; width: 100%; }
.bar.failed { fill: var(--failed); }
${[1, 2, 3, 4, 5, 6].map((depth) => `.in${depth} { padding-left: ${depth * 0.75}rem; }`).join(' ')}
`;
