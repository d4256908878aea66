import { setTimeout as pause } from 'node:timers/promises';
import type { StepOutcome } from '#cli/scenario/command/step-outcome.ts';
import type { Expectation } from '#cli/scenario/file/expectation.ts';
import {
  type ExpectedRecords,
  type RecordKind,
  recordKinds,
} from '#cli/scenario/file/expected-records.ts';
import { placeIn } from '#cli/scenario/file/places.ts';
import type { Unmet } from '#cli/scenario/report/scenario-report.ts';
import { matches } from '#cli/scenario/run/matching.ts';

/** Mails, captures and telemetry come after the answer: they are asked for during 10 s. */
const tries = 40;
const between = 250;
/** Milliseconds until something that must not come would have come. */
const quiet = 2000;

/** The command that lists the records of a kind, and where they are in its answer. */
const lists: Readonly<Record<RecordKind, { readonly use: string; readonly place: string }>> = {
  mail: { use: 'sandbox mail', place: 'mails' },
  ledger: { use: 'sandbox ledger', place: 'transactions' },
  telemetry: { use: 'sandbox telemetry list', place: 'items' },
};

/** Which records are looked at when a step does not say: its own. */
type UsualFilter = Readonly<Partial<Record<RecordKind, Readonly<Record<string, string>>>>>;

interface Met {
  readonly unmet: readonly Unmet[];
  /** The records that were looked at, for captures. */
  readonly records: Readonly<Record<string, unknown>>;
}

/** What a step does not meet of what it expects to come to mailbox, ledger and collector. */
export const unmetByRecords = async (
  expected: Expectation,
  usual: UsualFilter,
  ask: (argv: readonly string[]) => Promise<StepOutcome>,
  stop: AbortSignal,
  wait: (milliseconds: number) => Promise<unknown> = pause,
): Promise<Met> => {
  const unmet: Unmet[] = [];
  const records: Record<string, unknown> = {};
  for (const kind of recordKinds) {
    const wanted = expected[kind];
    if (wanted === undefined) continue;
    const { some, none, count, ...filter } = { ...usual[kind], ...wanted };
    const flags = Object.entries(filter).map(([name, value]) => `--${name}=${value}`);
    const { use, place } = lists[kind];
    let own: readonly Unmet[] = [];
    if (mustNotCome({ none, count })) await wait(quiet);
    for (let attempt = 0; attempt < tries && !stop.aborted; attempt += 1) {
      if (attempt > 0) await wait(between);
      const { data, error } = await ask([...use.split(' '), ...flags]);
      const found = placeIn(data, place);
      records[kind] = found;
      own = Array.isArray(found)
        ? unmetIn(kind, { some, none, count }, found)
        : [{ what: kind, expected: place, seen: error?.code }];
      if (own.length === 0) break;
    }
    unmet.push(...own);
  }
  return { unmet, records };
};

const mustNotCome = ({ none, count }: ExpectedRecords): boolean =>
  none !== undefined || count === 0;

const unmetIn = (
  kind: RecordKind,
  { some = [], none, count }: ExpectedRecords,
  found: readonly unknown[],
): readonly Unmet[] => {
  const each: readonly object[] = Array.isArray(some) ? some : [some];
  return [
    ...each
      .filter((wanted) => !found.some((record) => matches(wanted, record) === true))
      .map((wanted) => ({ what: `${kind}.some`, expected: wanted, seen: shownOf(wanted, found) })),
    ...(none !== undefined && found.some((record) => matches(none, record) === true)
      ? [{ what: `${kind}.none`, expected: none, seen: shownOf(none, found) }]
      : []),
    ...(count === undefined || matches(count, found.length) === true
      ? []
      : [{ what: `${kind}.count`, expected: count, seen: found.length }]),
  ];
};

/** Of each record what was asked for, so that a report shows the difference and no whole mail. */
const shownOf = (wanted: object, found: readonly unknown[]): unknown =>
  found
    .slice(0, 10)
    .map((record) =>
      Object.fromEntries(Object.keys(wanted).map((place) => [place, placeIn(record, place)])),
    );
