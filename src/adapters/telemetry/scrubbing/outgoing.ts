import * as z from 'zod/mini';
import { toldDuration } from '#adapters/telemetry/scrubbing/duration.ts';
import {
  idProperties,
  knownFields,
  knownProperties,
  knownTags,
} from '#adapters/telemetry/scrubbing/known-names.ts';
import { explainedError } from '#adapters/telemetry/scrubbing/script-error.ts';
import { scrubbed } from '#adapters/telemetry/scrubbing/scrub.ts';

const values = z.record(z.string(), z.unknown());

/** An item as it is about to leave. */
const envelope = z.object({
  time: z.iso.datetime({ offset: true }),
  iKey: z.string(),
  name: z.string().check(z.regex(/^[\w.]{1,200}$/)),
  sampleRate: z.optional(z.number()),
  tags: z.optional(values),
  data: z.object({ baseType: z.string().check(z.regex(/^\w{1,60}$/)), baseData: values }),
});

/** An id of ours or of the library: no sign of an e-mail or a sentence, no card or phone number, no token. */
const idShape = /^(?=.*[a-z]|.{1,8}$|[\da-f]{32}$)(?!eyJ)[\w+/|.:-]{1,128}$/i;
/** Longest text of a stack, characters. */
const stackLength = 4000;
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
      const kind = knownTags[name];
      if (kind === undefined || typeof value !== 'string') return [];
      if (kind === 'text') return [[name, scrubbed(value)]];
      return idShape.test(value) ? [[name, value]] : [];
    }),
  );

const cleanRecord = (record: Readonly<Record<string, unknown>>, depth: number): object => {
  if (depth > deepest) throw new Error('nested too deep');
  return Object.fromEntries(
    Object.entries(record).flatMap(([name, value]) => {
      if (name === 'properties' || name === 'measurements') {
        return [[name, cleanProperties(z.parse(values, value))]];
      }
      return knownFields.has(name) ? [[name, clean(name, value, depth)]] : [];
    }),
  );
};

const cleanProperties = (properties: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, value]): [string, string | number][] => {
      if (!knownProperties.has(name)) return [];
      if (typeof value === 'number') return [[name, value]];
      const text = String(value);
      if (idProperties.has(name)) return idShape.test(text) ? [[name, text]] : [];
      return [[name, scrubbed(text)]];
    }),
  );

const clean = (name: string, value: unknown, depth: number): unknown => {
  if (Array.isArray(value)) return value.map((one) => clean(name, one, depth + 1));
  if (typeof value === 'string') {
    if (name === 'id' && /^\|?[\da-f]{16,32}(?:\.[\da-f]{16})?\.?$/.test(value)) return value;
    return scrubbed(value, name === 'stack' ? stackLength : undefined);
  }
  if (typeof value === 'object' && value !== null) {
    return cleanRecord(z.parse(values, value), depth + 1);
  }
  return value;
};
