import { fillBlanks } from '#application/messages/message.ts';
import { type Markup, markup } from '#cli/scenario/page/markup.ts';
import { stepPart } from '#cli/scenario/page/step-part.ts';
import { tracePart } from '#cli/scenario/page/trace-part.ts';
import { lineText } from '#cli/scenario/report/report-text.ts';
import type { Difference, ScenarioReport } from '#cli/scenario/report/scenario-report.ts';
import type { Words } from '#cli/words/words.ts';

/** Seconds as people read them: `1.2 s`. */
export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** A scenario of the page, under an id that the summary leads to. */
export const scenarioPart = (report: ScenarioReport, id: string, words: Words): Markup => {
  const { name, file, row, status, steps, problems = [], milliseconds = 0, traces = [] } = report;
  const wholeMs = Math.max(
    milliseconds,
    ...steps.map((step) => (step.startMs ?? 0) + step.milliseconds),
  );
  return markup`<section aria-labelledby="${id}">
<h2 id="${id}"><span class="state ${status}">${words[`page.${status}`]}</span> ${name}</h2>
<p class="soft"><code>${file}</code>${row === undefined ? '' : `, ${words['page.row']} ${row.number} (${lineText(row)})`}${milliseconds === 0 ? '' : `, ${seconds(milliseconds)}`}</p>
${problems.map(({ message }) => markup`<p class="failed">${message}</p>\n`)}
${again(report, words)}
${steps.length === 0 ? '' : markup`<h3>${words['page.steps']}</h3>\n${steps.map((step) => stepPart(step, wholeMs, words))}`}
${traces.length === 0 ? '' : markup`<h3>${words['page.traces']}</h3>\n${traces.map((trace) => tracePart(trace, words))}`}
${difference(report, words)}
</section>
`;
};

const again = ({ again: how }: ScenarioReport, words: Words): Markup => {
  if (how === undefined) return markup``;
  const names = how.needs.join(', ');
  return markup`<h3>${words['page.again']}</h3>
<pre>${how.command}</pre>${
    names === '' ? '' : markup`<p class="soft">${fillBlanks(words['page.needs'], { names })}</p>`
  }`;
};

const difference = ({ status, difference: found }: ScenarioReport, words: Words): Markup => {
  if (status === 'skipped') return markup``;
  return markup`<h3>${words['page.difference']}</h3>
${found === undefined ? markup`<p class="soft">${words['page.neverGreen']}</p>` : changes(found, words)}`;
};

const changes = ({ since, steps }: Difference, words: Words): Markup => {
  const intro = fillBlanks(words[steps.length === 0 ? 'page.noChange' : 'page.since'], { since });
  const shown = (value: unknown): string => {
    const text = value === undefined || value === '' ? '–' : String(value);
    return text.length > 200 ? `${text.slice(0, 200)} …` : text;
  };
  if (steps.length === 0) return markup`<p>${intro}</p>`;
  return markup`<p>${intro}</p>
${steps.map(
  ({ step, changes: own }) =>
    markup`<p><strong>${step}</strong></p>
<ul class="changes">
${own.map(({ what, before, now }) => markup`<li><code>${what}</code>: ${shown(before)} → ${shown(now)}</li>\n`)}</ul>`,
)}`;
};
