import { bar } from '#cli/scenario/page/bar.ts';
import { type Markup, markup } from '#cli/scenario/page/markup.ts';
import { shellWord } from '#cli/scenario/report/again.ts';
import { cures, lineText, unmetText } from '#cli/scenario/report/report-text.ts';
import { isUnreached, type StepReport } from '#cli/scenario/report/scenario-report.ts';
import type { Words } from '#cli/words/words.ts';

/** The most of an answer that is shown, characters; the rest is counted. */
const longestAnswer = 20_000;

/** A step of the waterfall: its time in the scenario, and inside what was asked and answered. */
export const stepPart = (step: StepReport, wholeMs: number, words: Words): Markup => {
  const { name, use, as, part, status, startMs = 0, milliseconds, runs, tries } = step;
  const who = as === undefined ? '' : `${as}: `;
  const often = [
    ...(runs > 1 ? [`${words['page.runs']}: ${runs}`] : []),
    ...(tries === undefined ? [] : [`${words['page.tries']}: ${tries}`]),
  ];
  const about = [...(part === undefined ? [] : [part]), ...(name === use ? [] : [use]), ...often];
  return markup`<details${status === 'failed' ? markup` open` : ''}>
<summary><span class="row"><span><span class="state ${status}">${words[`page.${status}`]}</span> ${who}${name}${about.length === 0 ? '' : markup` <span class="soft">(${about.join(', ')})</span>`}</span><span class="number">${status === 'skipped' ? '–' : `${milliseconds} ms`}</span>${bar({ startMs, durationMs: milliseconds, state: status }, wholeMs)}</span></summary>
<div>
<p class="soft"><code>${lineText(step)}</code></p>
${wrongs(step, words)}
${asked(step, words)}
${list(words['page.calls'], step.calls)}
${list(words['page.fired'], step.fired)}
${answered(step, words)}
</div>
</details>
`;
};

const wrongs = (step: StepReport, words: Words): Markup => {
  const lines = [
    ...step.unmet.map((unmet) => unmetText(unmet, { words })),
    ...(isUnreached(step) ? [words['page.unreached']] : []),
    ...cures(step, { words }),
  ];
  return markup`${lines.map((text) => markup`<p class="failed">${text}</p>\n`)}`;
};

const asked = ({ asked: argv = [] }: StepReport, words: Words): Markup =>
  argv.length === 0
    ? markup``
    : markup`<p>${words['page.request']}</p><pre>${['crunch', ...argv].map(shellWord).join(' ')}</pre>`;

const answered = ({ status, exit, error, answer }: StepReport, words: Words): Markup => {
  if (status === 'skipped' || exit === undefined) return markup``;
  const value = error ?? answer;
  const text = value === undefined ? '' : JSON.stringify(value, null, 2);
  const rest = text.length - longestAnswer;
  const cut = rest > 0 ? `\n… ${rest} ${words['page.more']}` : '';
  return markup`<p>${words['page.response']}: ${words['page.exit']} ${exit}</p>${
    text === '' ? '' : markup`<pre>${text.slice(0, longestAnswer)}${cut}</pre>`
  }`;
};

const list = (title: string, items: readonly string[] = []): Markup =>
  items.length === 0 ? markup`` : markup`<p>${title}: <code>${items.join(' ')}</code></p>`;
