import type { z } from 'zod';
import { dropPrivateParts } from '#sandbox/telemetry/items/drop-private-parts.ts';
import { type TelemetryItem, telemetryItem } from '#sandbox/telemetry/items/envelope.ts';

/** Largest item, bytes of its JSON; what a real endpoint takes. */
const mostBytes = 65_536;
/** Most places named of what was cut out of an item. */
const mostPlaces = 20;

export interface AcceptedItem {
  readonly item: TelemetryItem;
  /** Of the item as it came. */
  readonly json: string;
  readonly dropped: readonly string[];
}

/** What is stored of an item, or the sentence why it is refused. `key`: the only one accepted. */
export const judgeItem = (raw: unknown, key: string | undefined): AcceptedItem | string => {
  const clean = dropPrivateParts(raw);
  if (clean === undefined) return 'Nested too deep.';
  const json = JSON.stringify(raw);
  if (Buffer.byteLength(json) > mostBytes) return `Larger than ${mostBytes} bytes.`;
  const checked = telemetryItem.safeParse(raw);
  if (!checked.success) return firstIssue(checked.error);
  if (key !== undefined && checked.data.iKey.toLowerCase() !== key.toLowerCase()) {
    return 'Invalid instrumentation key';
  }
  // Without its private parts it can be none: a name that was a query only.
  const stored = telemetryItem.safeParse(clean.value);
  if (!stored.success) return firstIssue(stored.error);
  return { item: stored.data, json, dropped: clean.dropped.slice(0, mostPlaces) };
};

const firstIssue = ({ issues: [issue] }: z.ZodError): string =>
  `Field '${issue?.path.join('.') ?? ''}': ${issue?.message ?? 'bad'}`.slice(0, 200);
