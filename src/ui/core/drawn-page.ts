import type { Language } from '#domain/locale/language.ts';
import { pageDataPath } from '#domain/session/page-data-path.ts';
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
  /** Reads the data out of the answer; it may throw. */
  readonly dataIn: (json: string) => DrawnData;
}

export interface DrawnPage {
  /** Gives what a route of another page shows, or nothing where it cannot be had so. It never rejects. */
  readonly read: <Value>(address: string, routeId: string) => Promise<Ready<Value> | undefined>;
  /** Asks for a page before it is read, once; what is returned gives it up, unless it was read. */
  readonly ask: (address: string) => () => void;
  /** Resolves when what was asked for last was given up, or is read and there, or is not to be had. */
  readonly ended: () => Promise<unknown>;
}
type Ready<Value> = Extract<Loaded<Value>, { readonly is: 'ready' }>;

const isReady = <Value>(drawn: unknown): drawn is Ready<Value> => Object(drawn).is === 'ready';

const origin = /^\w+:\/\/[^/]*/;

/**
 * Reads what another page shows, as the server draws it for everybody: one answer, which needs no core. So the first
 * press of a visit does not wait for the core (D-PERF-21).
 */
export const makeDrawnPage = ({
  fetch,
  script,
  language,
  isNeeded,
  dataIn,
}: DrawnPageParts): DrawnPage => {
  let asked:
    | { readonly address: string; readonly json: Promise<string>; readonly end: () => void }
    | undefined;
  let last: Promise<unknown> = Promise.resolve();
  /** Rejects where there is no page of this build. */
  const load = async (address: string, signal?: AbortSignal): Promise<string> => {
    const path = pageDataPath + address.replace(origin, '');
    const response = await fetch(path, signal === undefined ? {} : { signal });
    const json = response.ok ? await response.text() : '';
    if (!json.includes(script)) throw new Error('another page');
    return json;
  };
  const jsonOf: typeof load = (address, signal) => {
    const json = load(address, signal);
    // Who reads it hears of a failure.
    last = json.catch(() => undefined);
    return json;
  };
  return {
    ended: () => last,
    ask: (address) => {
      if (!isNeeded()) return () => undefined;
      const given = new AbortController();
      const json = jsonOf(address, given.signal);
      const answered = last;
      let end = () => {};
      last = new Promise<void>((resolve) => {
        end = resolve;
      }).then(() => answered);
      const mine = { address, json, end };
      asked = mine;
      return () => {
        end();
        if (asked !== mine) return;
        asked = undefined;
        given.abort();
      };
    },
    read: async <Value>(address: string, routeId: string) => {
      const ahead = asked?.address === address ? asked : undefined;
      asked = ahead === undefined ? asked : undefined;
      ahead?.end();
      if (!isNeeded()) return undefined;
      try {
        const drawn = dataIn(await (ahead?.json ?? jsonOf(address)));
        const shown = drawn.language === language() ? drawn.loaderData[routeId] : undefined;
        return isReady<Value>(shown) ? shown : undefined;
      } catch {
        return undefined;
      }
    },
  };
};
