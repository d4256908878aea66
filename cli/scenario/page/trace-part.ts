import type { StoredTrace } from '#adapters/http/wire/tools/traces.ts';
import { bar } from '#cli/scenario/page/bar.ts';
import { type Markup, markup } from '#cli/scenario/page/markup.ts';
import type { Words } from '#cli/words/words.ts';

/** What the shop did for an order, as `crunch trace` and the control page show it. */
export const tracePart = (trace: StoredTrace, words: Words): Markup => {
  const { traceId, orderIds, durationMs, spans } = trace;
  const state = (failed: boolean) => (failed ? ('failed' as const) : ('passed' as const));
  return markup`<details>
<summary>${words['page.trace']} ${orderIds.join(', ')} <span class="soft">${durationMs.toFixed(1)} ms, ${traceId}</span></summary>
<div><table class="trace">
<thead><tr><th scope="col">${words['out.step']}</th><th scope="col">${words['page.when']}</th><th scope="col" class="number">ms</th></tr></thead>
<tbody>
${spans.map(
  (span) =>
    markup`<tr><td>${'· '.repeat(span.depth)}${span.name}${span.failed ? markup` <span class="state failed">${words['out.failed']}</span>` : ''}</td><td>${bar({ ...span, state: state(span.failed) }, durationMs)}</td><td class="number">${span.durationMs.toFixed(1)}</td></tr>\n`,
)}</tbody></table></div>
</details>
`;
};
