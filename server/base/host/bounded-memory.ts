import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type MemoryName, metricsNow } from '#server/base/metrics/shop-metrics.ts';

export interface BoundedMemoryOptions<Value> {
  /** Most bytes stored, with the overhead of entries; what was unused longest is removed first. */
  readonly mostBytes: number;
  readonly bytesOf: (value: Value) => number;
  /** False for a value that is returned but not stored. */
  readonly isKept?: (value: Value) => boolean;
  /** False for a stored value that must be made again. */
  readonly isFresh?: (value: Value) => boolean;
  /** Under which its hits are counted. */
  readonly name?: MemoryName;
}

/**
 * Stores values until the version changes. Each entry is found by a hash of its key, so that long
 * keys sent by clients cannot fill the memory.
 */
export interface BoundedMemory<Value> {
  get(version: string, key: string): Value | undefined;
  /** Counts the value again if it is stored; nothing is stored for an old version. */
  keep(version: string, key: string, value: Value): void;
  /** Made once for parallel callers; failures are not stored. */
  of(version: string, key: string, make: () => Promise<Value>): Value | Promise<Value>;
  /** Bytes stored now. */
  readonly bytes: number;
}

/** What an entry costs beside its value: hash, places in the list, the value's own object (D-LIB-13). */
export const entryBytes = 400;

export const makeBoundedMemory = <Value extends object>({
  mostBytes,
  bytesOf,
  isKept = () => true,
  isFresh = () => true,
  name,
}: BoundedMemoryOptions<Value>): BoundedMemory<Value> => {
  const kept = new LRUCache<string, Value>({
    maxSize: mostBytes,
    sizeCalculation: (value) => entryBytes + bytesOf(value),
  });
  const underway = new Map<string, Promise<Value>>();
  let current = '';

  const turnTo = (version: string): void => {
    if (version === current) return;
    current = version;
    kept.clear();
    underway.clear();
  };
  const find = (hash: string): Value | undefined => {
    const found = kept.get(hash);
    return found !== undefined && isFresh(found) ? found : undefined;
  };
  const put = (hash: string, value: Value): void => {
    // Deleted first: an entry that is set again would keep its old size.
    kept.delete(hash);
    kept.set(hash, value);
  };
  const begin = (hash: string, version: string, make: () => Promise<Value>): Promise<Value> => {
    const made = make();
    underway.set(hash, made);
    const end = (): void => {
      if (underway.get(hash) === made) underway.delete(hash);
    };
    made.then((value) => {
      end();
      if (version === current && isKept(value)) put(hash, value);
    }, end);
    return made;
  };
  return {
    get: (version, key) => {
      turnTo(version);
      return find(hashOf(key));
    },
    keep: (version, key, value) => {
      if (version === current) put(hashOf(key), value);
    },
    of: (version, key, make) => {
      turnTo(version);
      const hash = hashOf(key);
      const found = find(hash) ?? underway.get(hash);
      if (name !== undefined) metricsNow()?.memory(name, found !== undefined);
      return found ?? begin(hash, version, make);
    },
    get bytes() {
      return kept.calculatedSize;
    },
  };
};

const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

/**
 * A copy in its own memory: small buffers share a block, which stays in memory as long as one of
 * them is used.
 */
export const ownBuffer = (content: Buffer | string): Buffer<ArrayBuffer> => {
  const buffer = Buffer.allocUnsafeSlow(Buffer.byteLength(content));
  if (typeof content === 'string') buffer.write(content);
  else content.copy(buffer);
  return buffer;
};

/**
 * Estimated bytes of plain data, rather too many than too few: two bytes for each character of a
 * text.
 */
export const dataBytes = (value: unknown): number => {
  if (typeof value === 'string') return 24 + 2 * value.length;
  if (typeof value !== 'object' || value === null) return 8;
  if (value instanceof Map) return 64 + bytesOfAll([...value].flat());
  if (Array.isArray(value)) return 32 + bytesOfAll(value);
  return 32 + bytesOfAll(Object.values(value));
};

const bytesOfAll = (values: readonly unknown[]): number =>
  values.reduce<number>((sum, value) => sum + 8 + dataBytes(value), 0);
