import * as z from 'zod/mini';
import { type Waiting, waitingItem } from '#adapters/telemetry/sending/batch.ts';
import { mostTries, storedCharacters, storedItems } from '#adapters/telemetry/sending/limits.ts';

/** A place that outlives a page or a command. Its promises may throw: nothing is kept then. */
export interface StoredText {
  read(): string | undefined;
  write(text: string): void;
  remove(): void;
}

const stored = z.array(
  z.object({ text: z.string(), tries: z.int().check(z.gte(0), z.lt(mostTries)) }),
);

/** The oldest items that there is room for (TEL-30). */
export const writtenItems = (items: readonly Waiting[]): string => {
  let characters = 0;
  const fit = items.slice(0, storedItems).filter(({ text }) => {
    characters += text.length;
    return characters <= storedCharacters;
  });
  return JSON.stringify(fit.map(({ text, tries }) => ({ text, tries })));
};

/** Items of an earlier page or command; what cannot be read is nothing. */
export const readItems = (text: string | undefined): readonly Waiting[] => {
  if (text === undefined) return [];
  try {
    return z
      .parse(stored, JSON.parse(text))
      .slice(0, storedItems)
      .map((item) => waitingItem(item.text, item.tries));
  } catch {
    return [];
  }
};
