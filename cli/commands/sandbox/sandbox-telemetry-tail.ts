import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import { filterFlags, telemetryItems } from '#cli/commands/sandbox/telemetry-items.ts';
import { parseFlags, wholeNumber } from '#cli/input/parse.ts';
import { envelope } from '#cli/report/report.ts';
import { write } from '#cli/report/terminal.ts';
import type { Action } from '#cli/session/session.ts';

/** Items shown of what was there before, as `tail` shows lines. */
const shownAtFirst = 10;
/** How often later items are asked for, milliseconds. */
const pause = 500;
/** Longest time to follow, seconds: a day. */
const longest = 86_400;

/**
 * `crunch sandbox telemetry tail`: a line an item, as it comes, until Ctrl-C or `--for` is over. With
 * `--json` each line is an envelope, as those of a batch are.
 */
export const telemetryTail: Action = async (session, { flags }) => {
  const { words, settings, terminal } = session;
  const wanted = z.object({ ...filterFlags, for: z.optional(z.string()) });
  const { for: seconds, ...filter } = parseFlags(wanted, flags, words);
  const ends =
    seconds === undefined
      ? undefined
      : wholeNumber(seconds, '--for', { least: 1, most: longest }, words) * 1000;
  const ending = new AbortController();
  const end = () => ending.abort();
  process.once('SIGINT', end);
  const timer = ends === undefined ? undefined : setTimeout(end, ends);
  try {
    let after: number | undefined;
    while (true) {
      const which = after === undefined ? { limit: shownAtFirst } : { after };
      const { items, last } = await telemetryItems(session, { ...filter, ...which });
      for (const item of settings.quiet ? [] : items.toReversed()) {
        await write(terminal.stdout, `${settings.json ? envelope({ data: item }) : line(item)}\n`);
      }
      // A sandbox that was started anew counts from one again.
      after = after !== undefined && last < after ? 0 : last;
      if (ending.signal.aborted) return undefined;
      await wait(pause, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  } finally {
    clearTimeout(timer);
    process.removeListener('SIGINT', end);
  }
};

const line = ({
  receivedAt,
  kind,
  title,
  person = '',
}: Awaited<ReturnType<typeof telemetryItems>>['items'][number]): string =>
  [receivedAt, kind, title.replace(/\s+/g, ' '), person].join('  ').trimEnd();
