import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { telemetryItem } from '#sandbox/telemetry/items/envelope.ts';
import { type PageSpeed, pageSpeeds } from '#sandbox/telemetry/speed/page-speed.ts';
import { speedByRoute, worstCauses } from '#sandbox/telemetry/speed/speed-report.ts';
import { trendOf } from '#sandbox/telemetry/speed/trend.ts';
import { ratingOf, shownVital } from '#sandbox/telemetry/speed/vitals.ts';
import { event, type SentItem } from '#test/sandbox/telemetry/collector-under-test.ts';
import { pageSpeed } from '#test/sandbox/telemetry/speed/page-views.ts';

const speedsOf = (...items: readonly SentItem[]) =>
  pageSpeeds(
    items.map((sent, id) => ({
      id,
      receivedAt: '',
      item: telemetryItem.parse(JSON.parse(JSON.stringify(sent))),
    })),
  );

const view = (more: Partial<PageSpeed>): PageSpeed => ({
  at: 0,
  route: '/',
  language: 'es',
  variant: 'snacks',
  navigation: 'load',
  values: {},
  causes: {},
  ...more,
});

describe('page views', () => {
  it('are read from their events, with what they have', () => {
    const [one] = speedsOf(
      pageSpeed({ lcp: 2400, cls: 0, lcpElement: 'main>img', at: '2026-11-21T10:00:01Z' }),
    );
    expect(one).toEqual({
      at: Date.UTC(2026, 10, 21, 10, 0, 1),
      route: '/product/:id',
      language: 'en-us',
      variant: 'snacks',
      navigation: 'load',
      values: { lcp: 2400, cls: 0 },
      causes: { lcp: 'main>img' },
    });
  });

  it('are left out without a route or a figure, and when they are something else', () => {
    expect(
      speedsOf(
        event('page_speed'),
        event('page_speed', {}, { measurements: { lcp: 1 } }),
        event('page_speed', {}, { measurements: { lcp: -1 }, properties: { route: '/' } }),
        event('page_view', {}, { measurements: { lcp: 1 }, properties: { route: '/' } }),
      ),
    ).toEqual([]);
  });
});

describe('the rating', () => {
  it.each([
    ['lcp', 2500, 4000, 1],
    ['inp', 200, 500, 1],
    ['cls', 0.1, 0.25, 0.01],
    ['ttfb', 800, 1800, 1],
  ] as const)('of %s is good up to %d and poor above %d', (vital, good, poor, step) => {
    expect(
      [0, good, good + step, poor, poor + step].map((value) => ratingOf(vital, value)),
    ).toEqual(['good', 'good', 'needs work', 'needs work', 'poor']);
  });

  it('is shown with its unit', () => {
    expect([shownVital('lcp', 2400.4), shownVital('cls', 0.123)]).toEqual(['2,400 ms', '0.12']);
  });
});

describe('the report', () => {
  const routes = fc.constantFrom('/', '/cart', '/product/:id');
  const anyView = fc
    .record({
      route: routes,
      lcp: fc.option(fc.nat(9000), { nil: undefined }),
      cls: fc.float({ min: 0, max: 1, noNaN: true }),
    })
    .map(({ route, lcp, cls }) =>
      view({ route, values: { cls, ...(lcp !== undefined && { lcp }) } }),
    );

  it('counts every page view once, and every sample of a figure once', () => {
    fc.assert(
      fc.property(fc.array(anyView), (views) => {
        const rows = speedByRoute(views);
        const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
        expect(sum(rows.map((row) => row.views))).toBe(views.length);
        expect(sum(rows.map((row) => row.felt.lcp?.samples ?? 0))).toBe(
          views.filter(({ values }) => values.lcp !== undefined).length,
        );
        for (const { route, felt } of rows) {
          const own = views.flatMap((each) =>
            each.route === route ? (each.values.lcp ?? []) : [],
          );
          const better = own.filter((lcp) => lcp <= (felt.lcp?.value ?? 0)).length;
          expect(better).toBeGreaterThanOrEqual(own.length * 0.75);
        }
        expect(rows.map((row) => row.views)).toEqual(
          rows.map((row) => row.views).toSorted((a, b) => b - a),
        );
      }),
    );
  });

  it('names what caused the slowest quarter, and nothing of the others', () => {
    const slow = (lcp: number, element: string) =>
      view({ values: { lcp }, causes: { lcp: element } });
    const views = [
      ...[100, 110, 120, 130, 140, 150].map((lcp) => slow(lcp, 'h1')),
      slow(900, 'img.hero'),
      slow(950, 'img.hero'),
    ];
    expect(worstCauses([...views, slow(800, 'h2')])).toEqual([
      { vital: 'lcp', element: 'img.hero', route: '/', views: 2, worst: 950 },
      { vital: 'lcp', element: 'h2', route: '/', views: 1, worst: 800 },
    ]);
  });
});

describe('the trend', () => {
  it('has at most 30 points, oldest first, of all samples when they fit', () => {
    const times = fc.array(fc.nat(40 * 7 * 86_400_000), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(times, (all) => {
        const { width, points } = trendOf(
          all.map((at) => view({ at, values: { lcp: at % 5000 } })),
          'lcp',
        );
        expect(points.length).toBeLessThanOrEqual(30);
        expect(points.map(({ from }) => from)).toEqual(
          [...new Set(points.map(({ from }) => from))].toSorted((a, b) => a - b),
        );
        const newest = Math.max(...all);
        expect(newest - (points.at(-1)?.from ?? 0)).toBeLessThan(width);
        const told = all.filter((at) => at >= (points[0]?.from ?? 0));
        expect(points.reduce((sum, { samples }) => sum + samples, 0)).toBe(told.length);
        if (newest - Math.min(...all) < 29 * 7 * 86_400_000) expect(told).toHaveLength(all.length);
      }),
    );
  });

  it('tells 30 minutes one by one, and 31 in steps of five', () => {
    const minutes = (count: number) =>
      Array.from({ length: count }, (_, n) => view({ at: n * 60_000, values: { lcp: 1 } }));
    expect(trendOf(minutes(30), 'lcp').points).toHaveLength(30);
    expect(trendOf(minutes(31), 'lcp').width).toBe(300_000);
  });

  it('tells an hour in steps of five minutes', () => {
    const at = (minute: number, lcp: number) => view({ at: minute * 60_000, values: { lcp } });
    expect(trendOf([at(59, 300), at(0, 100), at(1, 200)], 'lcp')).toEqual({
      width: 300_000,
      points: [
        { from: 0, value: 200, samples: 2 },
        { from: 3_300_000, value: 300, samples: 1 },
      ],
    });
    expect(trendOf([], 'lcp').points).toEqual([]);
  });
});
