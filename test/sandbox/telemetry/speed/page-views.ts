import { event, type SentItem } from '#test/sandbox/telemetry/collector-under-test.ts';

interface View {
  readonly at?: string;
  readonly route?: string;
  readonly language?: string;
  readonly variant?: string;
  readonly navigation?: string;
  readonly lcp?: number;
  readonly inp?: number;
  readonly cls?: number;
  readonly ttfb?: number;
  readonly lcpElement?: string;
  readonly inpElement?: string;
  readonly clsElement?: string;
}

let views = 0;

/** A page view as a browser reports it; each is another, however alike. */
export const pageSpeed = ({ at, lcp, inp, cls, ttfb, ...properties }: View): SentItem => {
  views += 1;
  return event(
    'page_speed',
    {
      time: at ?? '2026-11-21T10:00:00.000Z',
      tags: { 'ai.operation.id': String(views) },
    },
    {
      measurements: { lcp, inp, cls, ttfb },
      properties: {
        route: '/product/:id',
        language: 'en-us',
        variant: 'snacks',
        navigation: 'load',
        ...properties,
      },
    },
  );
};
