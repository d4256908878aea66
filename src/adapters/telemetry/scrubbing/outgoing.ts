import * as z from 'zod/mini';
import { toldDuration } from '#adapters/telemetry/scrubbing/duration.ts';
import {
  knownFields,
  knownProperties,
  knownTags,
} from '#adapters/telemetry/scrubbing/known-names.ts';
import { explainedError } from '#adapters/telemetry/scrubbing/script-error.ts';
import { type Shape, toldText, withheld } from '#adapters/telemetry/scrubbing/told-text.ts';

const values = z.record(z.string(), z.unknown());
const parts = z.array(values);

/** An item as it is about to leave. */
const envelope = z.object({
  time: z.iso.datetime({ offset: true }),
  iKey: z.string(),
  name: z.string().check(z.regex(/^[\w.]{1,200}$/)),
  sampleRate: z.optional(z.number()),
  tags: z.optional(values),
  data: z.object({ baseType: z.string().check(z.regex(/^\w{1,60}$/)), baseData: values }),
});

/** How deep an item's data may be nested. */
const deepest = 6;

/**
 * One envelope as JSON, free of what must never leave (TEL-41); the last thing that happens to an item in a
 * browser and in a terminal. Undefined when that could not be done: such an item is not sent.
 */
export const outgoing = (
  item: unknown,
  facts: { readonly isBot: boolean } = { isBot: false },
): string | undefined => {
  try {
    const { tags, data, ...rest } = z.parse(envelope, item);
    const told = explainedError(toldDuration(data, facts));
    return JSON.stringify({
      ...rest,
      ...(tags && { tags: cleanTags(tags) }),
      data: { baseType: data.baseType, baseData: cleanRecord(told, 0) },
    });
  } catch {
    return undefined;
  }
};

const cleanTags = (tags: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(
    Object.entries(tags).flatMap(([name, value]) => {
      const shape = knownTags[name];
      if (shape === undefined || typeof value !== 'string') return [];
      const told = toldValue(shape, value);
      return told === undefined ? [] : [[name, told]];
    }),
  );

const cleanRecord = (record: Readonly<Record<string, unknown>>, depth: number): object => {
  if (depth > deepest) throw new Error('nested too deep');
  return Object.fromEntries(
    Object.entries(record).flatMap(([name, value]) => {
      if (name === 'properties' || name === 'measurements') {
        return [[name, cleanProperties(z.parse(values, value))]];
      }
      // Names of functions are of no use in a built script.
      if (name === 'method') return [[name, '-']];
      const shape = knownFields[name];
      return shape === undefined ? [] : [[name, clean(shape, value, depth)]];
    }),
  );
};

const cleanProperties = (properties: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, value]) => {
      const shape = knownProperties[name];
      const told = shape === undefined ? undefined : toldValue(shape, value);
      return told === undefined ? [] : [[name, told]];
    }),
  );

const clean = (shape: Shape, value: unknown, depth: number): unknown => {
  if (shape !== 'parts') return toldValue(shape, value) ?? withheld;
  return z.parse(parts, value).map((part) => cleanRecord(part, depth + 1));
};

/** Numbers from here on may be a card, a phone or an account. */
const longNumber = 1_000_000_000;

const toldValue = (shape: Shape, value: unknown): unknown => {
  if (typeof value === 'number') return Math.abs(value) < longNumber ? value : undefined;
  if (typeof value === 'boolean' || value === null) return value;
  if (typeof value !== 'string' || shape === 'parts') return undefined;
  return toldText(shape, value);
};
