import type { PageSpeed } from '#sandbox/telemetry/speed/page-speed.ts';
import { p75 } from '#sandbox/telemetry/speed/percentile.ts';
import { type Rating, ratingOf, type Vital, vitals } from '#sandbox/telemetry/speed/vitals.ts';

export interface Felt {
  /** The 75th percentile. */
  readonly value: number;
  readonly rating: Rating;
  readonly samples: number;
}

export interface RouteSpeed {
  readonly route: string;
  readonly views: number;
  readonly felt: Readonly<Partial<Record<Vital, Felt>>>;
}

/** Each route, those with the most page views first. */
export const speedByRoute = (speeds: readonly PageSpeed[]): readonly RouteSpeed[] =>
  Array.from(
    Map.groupBy(speeds, ({ route }) => route),
    ([route, own]) => speedOf(route, own),
  ).sort((a, b) => b.views - a.views || (a.route < b.route ? -1 : 1));

export const speedOf = (route: string, speeds: readonly PageSpeed[]): RouteSpeed => ({
  route,
  views: speeds.length,
  felt: Object.fromEntries(
    vitals.flatMap((vital) => {
      const samples = valuesOf(speeds, vital);
      const value = p75(samples);
      if (value === undefined) return [];
      return [[vital, { value, rating: ratingOf(vital, value), samples: samples.length }]];
    }),
  ),
});

const valuesOf = (speeds: readonly PageSpeed[], vital: Vital): readonly number[] =>
  speeds.flatMap(({ values }) => values[vital] ?? []);

export interface Cause {
  readonly vital: Vital;
  readonly element: string;
  readonly route: string;
  /** Page views of the slowest quarter that it caused. */
  readonly views: number;
  readonly worst: number;
}

/** Most causes told of one figure. */
const mostCauses = 5;

/** What caused the slowest quarter of each figure, the most frequent first. */
export const worstCauses = (speeds: readonly PageSpeed[]): readonly Cause[] =>
  vitals.flatMap((vital) => {
    const from = p75(valuesOf(speeds, vital));
    if (from === undefined) return [];
    const slow = speeds.flatMap(({ route, values, causes }) => {
      const value = values[vital];
      const element = causes[vital];
      if (value === undefined || element === undefined) return [];
      return value >= from && value > 0 ? [{ value, element, route }] : [];
    });
    const groups = Map.groupBy(slow, ({ element, route }) => `${route} ${element}`);
    return Array.from(groups.values(), (group) => causeOf(vital, group))
      .flat()
      .sort((a, b) => b.views - a.views || b.worst - a.worst)
      .slice(0, mostCauses);
  });

const causeOf = (
  vital: Vital,
  group: readonly { readonly value: number; readonly element: string; readonly route: string }[],
): readonly Cause[] => {
  const [first] = group;
  if (first === undefined) return [];
  const { element, route } = first;
  const worst = Math.max(...group.map(({ value }) => value));
  return [{ vital, element, route, views: group.length, worst }];
};
