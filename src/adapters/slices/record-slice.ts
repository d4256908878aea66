import { Effect, Exit, Option } from 'effect';
import * as z from 'zod/mini';
import { shopTimes } from '#domain/session/shop-times.ts';
import type { RecordKey } from '#domain/session/storage-key.ts';
import type { KeyValueStorage } from '#ports/device/key-value-storage.ts';

/** Version of every record; a record of another version is set aside. */
const recordVersion = 1;
const record = z.object({ version: z.literal(recordVersion), value: z.unknown() });

export interface RecordSlice<Value> {
  /** Undefined when nothing is stored, or nothing readable. */
  readonly read: Effect.Effect<Value | undefined>;
  replace(value: Value): Effect.Effect<void>;
  /**
   * Reads, decides and writes; repeats when another tab wrote in between. Undefined writes
   * nothing. Gives what is stored then.
   */
  change(next: (value: Value | undefined) => Value | undefined): Effect.Effect<Value | undefined>;
}

/**
 * One slice of the shop's state as a versioned record under one key (STORE-09 … STORE-14).
 *
 * Storage is read every time, so tabs never overwrite each other with old values.
 * Storage that did not answer in time is not used again: its record is never replaced
 * by defaults, and this run keeps the slice in memory.
 */
export const makeRecordSlice = <Schema extends z.core.$ZodType>(
  storage: KeyValueStorage,
  key: RecordKey,
  schema: Schema,
): RecordSlice<z.output<Schema>> => {
  let held: z.output<Schema> | undefined;
  let silent = false;

  const setAside = (text: string) =>
    Effect.andThen(storage.write(`${key}:set-aside`, text), storage.remove(key));

  /** The record as it stands, with the text it was read from. */
  const look = Effect.gen(function* (): Effect.fn.Return<Looked<z.output<Schema>>> {
    if (silent) return { value: held };
    const answer = yield* inTime(storage.read(key));
    if (Option.isNone(answer)) {
      silent = true;
      return { value: held };
    }
    const text = answer.value;
    if (text === undefined) return {};
    const read = z.safeParse(record, parsed(text));
    const value = read.success ? z.safeParse(schema, read.data.value) : undefined;
    if (value?.success) return { text, value: value.data };
    yield* setAside(text);
    return {};
  });

  const replace = (value: z.output<Schema>) =>
    Effect.suspend(() => {
      held = value;
      if (silent) return Effect.void;
      const encoded: unknown = z.encode(schema, value as never);
      return storage.write(key, JSON.stringify({ version: recordVersion, value: encoded }));
    });

  const change = Effect.fnUntraced(function* (
    next: (value: z.output<Schema> | undefined) => z.output<Schema> | undefined,
  ) {
    for (;;) {
      const { text, value } = yield* look;
      const changed = next(value);
      if (changed === undefined) return value;
      if (!silent && (yield* storage.read(key)) !== text) continue;
      yield* replace(changed);
      return changed;
    }
  });

  const read = Effect.map(look, ({ value }) => value);
  return { read, replace, change };
};

/**
 * Most storage answers at once; then no timer is started, for which a closing page would
 * have no time.
 */
const inTime = <Value>(read: Effect.Effect<Value>): Effect.Effect<Option.Option<Value>> =>
  Effect.suspend(() => {
    const atOnce = Effect.runSyncExit(read);
    return Exit.isSuccess(atOnce)
      ? Effect.succeedSome(atOnce.value)
      : Effect.timeoutOption(read, shopTimes.persistence);
  });

interface Looked<Value> {
  readonly text?: string;
  readonly value?: Value | undefined;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
