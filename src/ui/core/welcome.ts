/** What tells that the shopper means to go on: near a link, at the keys, or touching the page. */
const intents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/** What browsers tell of the connection; those that tell nothing count as fast. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const isDear = ({ saveData, effectiveType = '4g' }: Connection): boolean =>
  saveData === true || effectiveType !== '4g';

/**
 * Resolves when what the next page needs may be fetched before it is asked for: at once, but on a slow
 * connection, or one whose data is saved, with the first sign that the shopper goes on.
 */
export const welcome = (page: EventTarget, connection: Connection = {}): Promise<void> =>
  new Promise((resolve) => {
    if (!isDear(connection)) return resolve();
    const signs = new AbortController();
    const go = () => {
      signs.abort();
      resolve();
    };
    for (const intent of intents) {
      page.addEventListener(intent, go, { signal: signs.signal, passive: true });
    }
  });
