import { type Markup, markup } from '#cli/scenario/page/markup.ts';
import { pageStyle } from '#cli/scenario/page/page-style.ts';
import { scenarioPart, seconds } from '#cli/scenario/page/scenario-part.ts';
import { countOf, type ScenarioReport } from '#cli/scenario/report/scenario-report.ts';
import type { Words } from '#cli/words/words.ts';

/** Nothing is loaded and nothing runs: the page is a file that is mailed and kept. */
const policy = "default-src 'none'; style-src 'unsafe-inline'";

const idOf = (at: number): string => `scenario-${at + 1}`;

/** All of a run as one page: what came of it, and each scenario with its steps. */
export const reportPage = (reports: readonly ScenarioReport[], words: Words): string => {
  const [startedAt = ''] = reports.flatMap((report) => report.startedAt ?? []).toSorted();
  const title = words['page.title'];
  const page = markup`<!doctype html>
<html lang="${words['page.language']}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${title}: ${countOf(reports, 'failed')} ${words['page.failed']}</title>
<style>${{ markup: pageStyle }}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p class="soft">${startedAt}</p>
<ul class="sums">
${(['passed', 'failed', 'skipped'] as const).map(
  (status) =>
    markup`<li class="${status}"><strong>${countOf(reports, status)}</strong> ${words[`page.${status}`]}</li>\n`,
)}</ul>
${summary(reports, words)}
${reports.map((report, at) => scenarioPart(report, idOf(at), words))}
</main>
</body>
</html>
`;
  return page.markup;
};

const summary = (reports: readonly ScenarioReport[], words: Words): Markup =>
  markup`<h2 class="summary">${words['page.scenarios']}</h2>
<table>
<thead><tr><th scope="col">${words['out.status']}</th><th scope="col">${words['page.name']}</th><th scope="col" class="number">${words['page.time']}</th></tr></thead>
<tbody>
${reports.map(
  ({ name, status, milliseconds }, at) =>
    markup`<tr><td><span class="state ${status}">${words[`page.${status}`]}</span></td><td><a href="#${idOf(at)}">${name}</a></td><td class="number">${milliseconds === undefined ? '–' : seconds(milliseconds)}</td></tr>\n`,
)}</tbody>
</table>`;
