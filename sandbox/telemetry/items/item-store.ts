import { createHash } from 'node:crypto';
import type { TelemetryItem } from '#sandbox/telemetry/items/envelope.ts';
import type { AcceptedItem } from '#sandbox/telemetry/items/judge-item.ts';

/** Most items stored, and most bytes of their JSON; the oldest fall out. */
export const storeBounds = { items: 5000, bytes: 8 * 1_048_576 } as const;
/** How long an item is known again, milliseconds: clients send again after lost answers. */
const rememberedFor = 3_600_000;
/** Most hashes remembered, 44 letters each: 5 MB with the map around them. */
const mostHashes = 50_000;

export interface StoredItem {
  /** Grows with every item, also after a clear. */
  readonly id: number;
  readonly receivedAt: string;
  readonly item: TelemetryItem;
  /** How often the same came again. */
  readonly copies?: number;
  /** Where the collector cut out what the client should not have sent. */
  readonly dropped?: readonly string[];
}

export interface ItemStore {
  /** Oldest first. */
  items(): readonly StoredItem[];
  /** Id of the newest item there ever was; 0 before the first. */
  last(): number;
  /** Stores an item, unless the same came within the hour. */
  add(accepted: AcceptedItem): void;
  clear(): void;
}

/** `now`: the sandbox's clock, Unix ms. */
export const makeItemStore = (now: () => number): ItemStore => {
  const stored = new Map<number, { readonly entry: StoredItem; readonly bytes: number }>();
  const known = new Map<string, { readonly at: number; readonly id: number }>();
  let bytes = 0;
  let last = 0;

  const forget = (id: number): void => {
    bytes -= stored.get(id)?.bytes ?? 0;
    stored.delete(id);
  };

  /** The first to have come; true when it is no longer to be known. */
  const isForgotten = (at: number): boolean => Math.abs(now() - at) >= rememberedFor;

  const remember = (hash: string, id: number): void => {
    known.delete(hash);
    known.set(hash, { at: now(), id });
    for (const [oldest, { at }] of known) {
      if (known.size <= mostHashes && !isForgotten(at)) break;
      known.delete(oldest);
    }
  };

  return {
    items: () => Array.from(stored.values(), ({ entry }) => entry),
    last: () => last,
    add: ({ item, json, dropped }) => {
      const hash = createHash('sha256').update(json).digest('base64');
      const before = known.get(hash);
      if (before !== undefined && !isForgotten(before.at)) {
        const held = stored.get(before.id);
        if (held === undefined) return;
        const { entry } = held;
        stored.set(before.id, { ...held, entry: { ...entry, copies: (entry.copies ?? 0) + 1 } });
        return;
      }
      last += 1;
      const entry = {
        id: last,
        receivedAt: new Date(now()).toISOString(),
        item,
        ...(dropped.length > 0 && { dropped }),
      };
      const size = Buffer.byteLength(JSON.stringify(entry));
      stored.set(last, { entry, bytes: size });
      bytes += size;
      remember(hash, last);
      for (const oldest of stored.keys()) {
        if (stored.size <= storeBounds.items && bytes <= storeBounds.bytes) break;
        forget(oldest);
      }
    },
    clear: () => {
      stored.clear();
      known.clear();
      bytes = 0;
    },
  };
};
