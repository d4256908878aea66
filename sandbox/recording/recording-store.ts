import type { RecordedCall } from '#adapters/http/wire/tools/recorded-call.ts';
import { mostCalls } from '#sandbox/recording/trip/trip.ts';

/** Recordings kept; the one that was told of longest ago makes room. */
const mostRecordings = 30;

export interface Recording {
  readonly name: string;
  /** In the order in which the page made them. */
  readonly calls: readonly RecordedCall[];
}

export interface RecordingStore {
  readonly add: (name: string, call: RecordedCall) => void;
  /** The newest first. */
  readonly list: () => readonly Recording[];
  readonly find: (name: string) => Recording | undefined;
  readonly clear: () => void;
}

/** What recorded pages called, in memory. */
export const makeRecordingStore = (): RecordingStore => {
  const recordings = new Map<string, RecordedCall[]>();
  return {
    add: (name, call) => {
      const calls = recordings.get(name) ?? [];
      // Put last again: it is the newest.
      recordings.delete(name);
      recordings.set(name, calls);
      if (calls.length < mostCalls) calls.push(call);
      for (const oldest of recordings.keys()) {
        if (recordings.size <= mostRecordings) break;
        recordings.delete(oldest);
      }
    },
    list: () => [...recordings].reverse().map(([name, calls]) => inOrder(name, calls)),
    find: (name) => {
      const calls = recordings.get(name);
      return calls && inOrder(name, calls);
    },
    clear: () => recordings.clear(),
  };
};

/** Posts overtake each other on their way. */
const inOrder = (name: string, calls: readonly RecordedCall[]): Recording => ({
  name,
  calls: calls.toSorted((one, other) => one.at - other.at || one.number - other.number),
});
