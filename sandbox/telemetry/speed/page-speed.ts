import * as z from 'zod';
import type { StoredItem } from '#sandbox/telemetry/items/item-store.ts';
import { type Vital, vitals } from '#sandbox/telemetry/speed/vitals.ts';

/** The event of the shop's pages, one for each page view. */
const eventName = 'page_speed';

const value = z.number().min(0).optional().catch(undefined);
const word = z.string().min(1).max(200).optional().catch(undefined);

const speedEvent = z.object({
  measurements: z.object({ lcp: value, inp: value, cls: value, ttfb: value }),
  properties: z.object({
    route: z.string().min(1).max(200),
    language: word,
    variant: word,
    /** `load`: the page came from the server; `route`: it was changed inside the app. */
    navigation: word,
    lcpElement: word,
    inpElement: word,
    clsElement: word,
  }),
});

/** What one page view felt like. */
export interface PageSpeed {
  /** Unix ms, by the clock of the browser. */
  readonly at: number;
  readonly route: string;
  readonly language: string;
  readonly variant: string;
  readonly navigation: string;
  readonly values: Readonly<Partial<Record<Vital, number>>>;
  /** What caused a figure: a short selector. */
  readonly causes: Readonly<Partial<Record<Vital, string>>>;
}

/** The page views among the items; events without a route, or without any figure, are left out. */
export const pageSpeeds = (items: readonly StoredItem[]): readonly PageSpeed[] =>
  items.flatMap(({ item }) => {
    const { baseType, baseData } = item.data;
    if (baseType !== 'EventData' || baseData.name !== eventName) return [];
    const read = speedEvent.safeParse(baseData);
    if (!read.success) return [];
    const { measurements, properties } = read.data;
    const values = present(vitals.map((vital) => [vital, measurements[vital]]));
    if (Object.keys(values).length === 0) return [];
    const { lcpElement, inpElement, clsElement, route } = properties;
    return [
      {
        at: Date.parse(item.time),
        route,
        language: properties.language ?? '',
        variant: properties.variant ?? '',
        navigation: properties.navigation ?? '',
        values,
        causes: present([
          ['lcp', lcpElement],
          ['inp', inpElement],
          ['cls', clsElement],
        ]),
      },
    ];
  });

const present = <Value>(
  pairs: readonly (readonly [Vital, Value | undefined])[],
): Partial<Record<Vital, Value>> =>
  Object.fromEntries(pairs.filter((pair) => pair[1] !== undefined));
