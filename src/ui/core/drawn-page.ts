import type { Language } from '#domain/locale/language.ts';
import type { Loaded } from '#ui/core/loaded.ts';

interface DrawnData {
  readonly language: Language;
  readonly loaderData: Readonly<Record<string, unknown>>;
}

export interface DrawnPageParts {
  readonly fetch: typeof fetch;
  /** The path of the shop's own script: a page of another build may have data of another shape. */
  readonly script: string;
  /** The language the shopper reads. */
  readonly language: () => Language;
  /** False once the core is there, which asks for less, and for who is not shown what everybody is. */
  readonly isNeeded: () => boolean;
  /** Reads the data out of the HTML; it may throw. */
  readonly dataIn: (html: string) => DrawnData;
}

/** Gives what a route of another page shows, or nothing where it cannot be had so. */
export type DrawnPage = <Value>(
  address: string,
  routeId: string,
) => Promise<Ready<Value> | undefined>;
type Ready<Value> = Extract<Loaded<Value>, { readonly is: 'ready' }>;

const isReady = <Value>(drawn: unknown): drawn is Ready<Value> => Object(drawn).is === 'ready';

/**
 * Reads the data of another page from its HTML, as the server draws it for everybody: one answer, which needs no core. So the
 * first press of a visit does not wait for the core (D-PERF-21). It never rejects.
 */
export const makeDrawnPage =
  ({ fetch, script, language, isNeeded, dataIn }: DrawnPageParts): DrawnPage =>
  async <Value>(address: string, routeId: string) => {
    if (!isNeeded()) return undefined;
    try {
      const response = await fetch(address);
      if (!response.ok || response.redirected) return undefined;
      const html = await response.text();
      if (!html.includes(script)) return undefined;
      const drawn = dataIn(html);
      const shown = drawn.language === language() ? drawn.loaderData[routeId] : undefined;
      return isReady<Value>(shown) ? shown : undefined;
    } catch {
      return undefined;
    }
  };
