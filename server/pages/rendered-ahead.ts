import { setTimeout as pause } from 'node:timers/promises';
import { productAddress } from '#domain/catalog/product-id.ts';

/** Pages most visits begin with. */
const firstPages = ['/', '/all-snacks', '/?lang=es-us', '/all-snacks?lang=es-us'] as const;
/** From the beginning of a round to that of the next, milliseconds: each order changes the catalogue's stock. */
const between = 60_000;
/** After each page it rests so many times as long as the page took: a quarter of a core at most. */
const restTimes = 3;

export interface RenderedAhead {
  /** Tells which version of the catalogue is shown; the pages of a new one are rendered. */
  shows(version: string): void;
  stop(): void;
}

interface AheadParts {
  /** Products that sell best, best first. */
  readonly bestSellers: () => Promise<readonly string[]>;
  /** Renders a page, if it is not there yet. */
  readonly render: (path: string) => Promise<unknown>;
  /** True while shoppers wait for pages. */
  readonly isBusy: () => boolean;
  /** Milliseconds of quiet before a round begins. */
  readonly quiet: number;
}

/**
 * Renders home, the list of everything and the pages of the best sellers before somebody asks for them: when the shop
 * has started, and when its catalogue has changed. One page at a time, in pauses; who asks for a page comes first. A
 * page that fails is left to whoever asks for it (D-PERF-16).
 */
export const makeRenderedAhead = ({
  bestSellers,
  render,
  isBusy,
  quiet,
}: AheadParts): RenderedAhead => {
  let current: string | undefined;
  let isAwaited = false;
  let notBefore = 0;
  let running = new AbortController();
  const rest = (milliseconds: number, { signal }: AbortController) =>
    pause(milliseconds, undefined, { signal, ref: false });
  const round = async (own: AbortController): Promise<void> => {
    isAwaited = true;
    await rest(Math.max(quiet, notBefore - performance.now()), own);
    isAwaited = false;
    notBefore = performance.now() + between;
    const products = await bestSellers();
    for (const path of [...firstPages, ...products.map(productAddress)]) {
      while (isBusy()) await rest(quiet, own);
      const began = performance.now();
      await render(path).catch(() => undefined);
      await rest((performance.now() - began) * restTimes, own);
    }
  };
  return {
    shows: (version) => {
      if (version === current) return;
      current = version;
      if (isAwaited) return;
      running.abort();
      running = new AbortController();
      round(running).catch(() => undefined);
    },
    stop: () => running.abort(),
  };
};
