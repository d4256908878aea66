import type { ShopEvent } from '#domain/session/shop-event.ts';
import { cartRecord } from '#domain/session/storage-key.ts';
import type { ShopEvents } from '#ports/session/shop-events.ts';

/** The part of a BroadcastChannel this adapter uses. */
export interface TabChannel {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => void) | null;
}

const names: readonly ShopEvent['name'][] = ['toggleScreenLoader', 'showApiFailAlert', 'logout'];

/**
 * Shop events as CustomEvents of the page. A logout also reaches the other tabs, and theirs
 * arrives here like our own (D-SESSION-13), so that all tabs sign out. Changes of storage by another
 * tab are reported by the browser itself.
 */
export const makeWindowEvents = (page: EventTarget, tabs?: TabChannel): ShopEvents => {
  const show = (event: ShopEvent): void => {
    page.dispatchEvent(new CustomEvent(event.name, { detail: event }));
  };
  if (tabs) {
    tabs.onmessage = ({ data }: MessageEvent) => {
      if (isLogout(data)) show(data);
    };
  }
  return {
    emit: (event) => {
      show(event);
      if (event.name === 'logout') tabs?.postMessage(event);
    },
    listen: (run) => {
      const hear = (event: Event): void => {
        if (event instanceof CustomEvent) run(event.detail as ShopEvent);
      };
      const hearStorage = (event: Event): void => {
        if (isOfCart(event)) run({ name: 'cartStored' });
      };
      for (const name of names) page.addEventListener(name, hear);
      page.addEventListener('storage', hearStorage);
      return () => {
        page.removeEventListener('storage', hearStorage);
        for (const name of names) page.removeEventListener(name, hear);
      };
    },
  };
};

/** Without a key the whole storage was cleared. */
const isOfCart = (event: Event): boolean =>
  'key' in event && (event.key === cartRecord || event.key === null);

const reasons: readonly unknown[] = ['user', 'sessionexpired', 'invalidtoken'];

/** Other tabs may run another build: only what reads as a logout is taken. */
const isLogout = (data: unknown): data is Extract<ShopEvent, { name: 'logout' }> =>
  typeof data === 'object' &&
  data !== null &&
  'name' in data &&
  data.name === 'logout' &&
  'reason' in data &&
  reasons.includes(data.reason);
