import { type Markup, markup } from '#cli/scenario/page/markup.ts';

interface Stretch {
  readonly startMs: number;
  readonly durationMs: number;
  readonly state: 'passed' | 'failed' | 'skipped';
}

/** Where in a whole a piece of time lies; the numbers beside it say the same. */
export const bar = ({ startMs, durationMs, state }: Stretch, wholeMs: number): Markup => {
  const share = (milliseconds: number) =>
    Math.min(100, (Math.max(0, milliseconds) / Math.max(wholeMs, 0.001)) * 100);
  const from = Math.min(share(startMs), 99);
  const width = Math.min(Math.max(1, share(durationMs)), 100 - from);
  return markup`<svg class="bar ${state}" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true"><rect x="${from.toFixed(2)}" width="${width.toFixed(2)}" height="8"/></svg>`;
};
