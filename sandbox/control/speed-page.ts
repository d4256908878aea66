import type { FastifyInstance } from 'fastify';
import { markupText } from '#domain/content/markup-text.ts';
import { page, pathText, table, wide } from '#sandbox/control/page-parts.ts';
import type { ItemStore } from '#sandbox/telemetry/items/item-store.ts';
import { type PageSpeed, pageSpeeds } from '#sandbox/telemetry/speed/page-speed.ts';
import {
  type RouteSpeed,
  speedByRoute,
  speedOf,
  worstCauses,
} from '#sandbox/telemetry/speed/speed-report.ts';
import { trendOf } from '#sandbox/telemetry/speed/trend.ts';
import { trendChart, utcMinute } from '#sandbox/telemetry/speed/trend-chart.ts';
import {
  ratingOf,
  shownVital,
  type Vital,
  vitalFacts,
  vitals,
} from '#sandbox/telemetry/speed/vitals.ts';

/** What page views can be chosen by, and what it is called. */
const choices = {
  route: 'Page',
  language: 'Language',
  variant: 'Variant',
  navigation: 'Opened by',
} as const;
type Choice = keyof typeof choices;
type Chosen = Readonly<Partial<Record<Choice, string>>>;
const choiceNames = Object.keys(choices) as readonly Choice[];

/** Most routes of the table. */
const shownRoutes = 100;

/** What shoppers feel: Core Web Vitals of the page views that browsers reported. */
export const registerSpeedPage = (app: FastifyInstance, store: ItemStore): void => {
  app.get('/speed', async (request, reply) => {
    const all = pageSpeeds(store.items());
    if (all.length === 0) return page(reply, 'Speed', empty);
    const chosen = chosenIn(request.query);
    const speeds = all.filter((speed) => choiceNames.every((name) => agrees(speed, chosen, name)));
    const found = speeds.length === 0 ? '<p>No page view fits. Choose less.</p>' : report(speeds);
    return page(reply, 'Speed', `${form(all, chosen)}${found}`);
  });
};

const empty = `<p>No browser reported a page view yet. To get data:</p>
  <ol><li>Open the shop, and allow functional cookies in its banner: without consent nothing is sent.</li>
  <li>Look at some pages, and press something. A page view is reported when the page is left or hidden.</li>
  <li>Load this page again. <a href="/telemetry?name=page_speed">The events</a> are called page_speed.</li></ol>`;

const chosenIn = (query: unknown): Chosen => {
  const given = Object(query) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    choiceNames.flatMap((name) => {
      const value = given[name];
      return typeof value === 'string' && value !== '' ? [[name, value]] : [];
    }),
  );
};

const agrees = (speed: PageSpeed, chosen: Chosen, name: Choice): boolean =>
  chosen[name] === undefined || speed[name] === chosen[name];

const form = (all: readonly PageSpeed[], chosen: Chosen): string =>
  `<form method="get" action="/speed" class="filters">${choiceNames
    .map((name) => select(name, all, chosen[name]))
    .join('')}<button>Show</button></form>`;

const select = (name: Choice, all: readonly PageSpeed[], chosen = ''): string => {
  const values = [...new Set([...all.map((speed) => speed[name]), chosen])].sort();
  const options = values
    .filter((value) => value !== '')
    .map((value) => {
      const text = markupText(value);
      return `<option value="${text}"${value === chosen ? ' selected' : ''}>${text}</option>`;
    });
  return `<label>${choices[name]} <select name="${name}"><option value="">all</option>${options.join('')}</select></label>`;
};

const report = (speeds: readonly PageSpeed[]): string =>
  `<h2>75th percentile</h2>
  <p>Three of four page views were at least as fast. Good and poor are those of Core Web Vitals.</p>
  ${limits()}${wide('By page', byRoute(speeds))}
  <h2>Over time</h2>${vitals.map((vital) => trend(vital, speeds)).join('')}
  <h2>What caused the slowest quarter</h2>${causes(speeds)}`;

const limits = (): string =>
  `<ul>${vitals
    .map((vital) => {
      const { name, about, limits } = vitalFacts[vital];
      const [good, poor] = limits.map((limit) => shownVital(vital, limit));
      return `<li>${name}: ${about}. Good up to ${good}, poor above ${poor}.</li>`;
    })
    .join('')}</ul>`;

const byRoute = (speeds: readonly PageSpeed[]): string => {
  const rows = [speedOf('all', speeds), ...speedByRoute(speeds).slice(0, shownRoutes)];
  return table(
    'By page',
    ['page', 'views', ...vitals.map((vital) => vitalFacts[vital].name)],
    rows.map((row) => [
      pathText(row.route),
      String(row.views),
      ...vitals.map((vital) => cell(row, vital)),
    ]),
  );
};

const cell = ({ felt }: RouteSpeed, vital: Vital): string => {
  const own = felt[vital];
  if (own === undefined) return 'no samples';
  const samples = own.samples === 1 ? '1 sample' : `${own.samples} samples`;
  return `${shownVital(vital, own.value)} <span class="rating">${own.rating}</span> <small>${samples}</small>`;
};

const trend = (vital: Vital, speeds: readonly PageSpeed[]): string => {
  const { name } = vitalFacts[vital];
  const drawn = trendOf(speeds, vital);
  if (drawn.points.length === 0) return `<h3>${name}</h3><p>No samples.</p>`;
  const rows = drawn.points.map(({ from, value, samples }) => [
    utcMinute(from),
    `${shownVital(vital, value)} (${ratingOf(vital, value)})`,
    String(samples),
  ]);
  return `<h3>${name}</h3>${trendChart(vital, drawn)}
    <details><summary>Figures of ${name}, each of ${drawn.width / 60_000} min</summary>
    ${table(`${name} over time`, ['from (UTC)', '75th percentile', 'samples'], rows)}</details>`;
};

const causes = (speeds: readonly PageSpeed[]): string => {
  const rows = worstCauses(speeds).map(({ vital, element, route, views, worst }) => [
    vitalFacts[vital].name,
    `<code>${markupText(element)}</code>`,
    pathText(route),
    String(views),
    shownVital(vital, worst),
  ]);
  if (rows.length === 0) return '<p>Browsers named none.</p>';
  const head = ['figure', 'element', 'page', 'page views', 'worst'];
  return wide('Causes', table('Causes', head, rows));
};
