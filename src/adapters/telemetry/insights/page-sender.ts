import { machineTimer } from '#adapters/telemetry/sending/machine-timer.ts';
import { makePagePosting, type PostingPage } from '#adapters/telemetry/sending/page-posting.ts';
import { makeSender } from '#adapters/telemetry/sending/sender.ts';
import type { StoredText } from '#adapters/telemetry/sending/stored-items.ts';

/** What the sender uses of a page. */
export interface SendingPage extends PostingPage, EventTarget {
  readonly sessionStorage: Storage;
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  readonly navigator: Pick<Navigator, 'onLine' | 'sendBeacon' | 'userAgent'>;
}

interface Parts {
  readonly page: SendingPage;
  readonly url: string;
  readonly random: () => number;
  readonly warn: (text: string) => void;
}

/** What waits for the next page of the same tab. */
const keptKey = 'crunchcart:telemetry';

/** The sender of a page: it knows when the page is hidden, left, offline and online again. */
export const makePageSender = ({ page, url, random, warn }: Parts) => {
  const { document, navigator } = page;
  const sender = makeSender({
    address: url,
    ...makePagePosting(page),
    kept: keptIn(page),
    timer: machineTimer,
    random,
    isOnline: () => navigator.onLine,
    warn,
  });
  const leaveWhenHidden = (): void => {
    if (document.visibilityState === 'hidden') sender.leave();
  };
  const listeners = [
    [page, 'pagehide', () => sender.leave()],
    [page, 'online', () => sender.wake()],
    [document, 'visibilitychange', leaveWhenHidden],
  ] as const;
  for (const [target, name, run] of listeners) target.addEventListener(name, run);
  return {
    accept: (texts: readonly string[]) => {
      sender.accept(texts);
      // The library hands over what it had while the page goes: there may be no later.
      leaveWhenHidden();
    },
    end: () => {
      for (const [target, name, run] of listeners) target.removeEventListener(name, run);
      sender.end('forget');
    },
  };
};

const keptIn = ({ sessionStorage: area }: SendingPage): StoredText => ({
  read: () => area.getItem(keptKey) ?? undefined,
  write: (text) => area.setItem(keptKey, text),
  remove: () => area.removeItem(keptKey),
});
