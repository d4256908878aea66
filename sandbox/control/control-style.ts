/** Plain and quiet: the control page is a tool. */
export const controlStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 72rem; padding: 1rem; }
.banner { background: #7a1f0f; color: #fff; font-weight: 700; margin: 0; padding: .5rem 1rem; }
table { border-collapse: collapse; width: 100%; }
caption { font-weight: 700; text-align: left; }
th, td { border-bottom: 1px solid #8886; padding: .35rem .5rem; text-align: left; vertical-align: top; }
pre, code { font-family: ui-monospace, monospace; overflow-wrap: anywhere; white-space: pre-wrap; }
article { border-bottom: 1px solid #8886; }
a { display: inline-block; min-height: 24px; }
td { overflow-wrap: anywhere; }
.bar { background: #8882; display: block; fill: #2b6cb0; height: 6px; width: 100%; }
.bar.failed { fill: #b3261e; }
${[1, 2, 3, 4, 5, 6].map((depth) => `.in${depth} { padding-left: ${depth * 0.75}rem; }`).join(' ')}
`;
