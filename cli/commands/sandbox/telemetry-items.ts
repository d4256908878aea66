import * as z from 'zod/mini';
import { askSandbox } from '#cli/commands/sandbox/sandbox-call.ts';
import type { Session } from '#cli/session/session.ts';

export const telemetryPath = '/sandbox/telemetry';

const text = z.optional(z.string());

/** Flags that say which items are wanted; the tools page checks them. */
export const filterFlags = { name: text, person: text, order: text, kind: text };

const list = z.object({
  items: z.array(
    z.looseObject({
      receivedAt: z.string(),
      kind: z.string(),
      title: z.string(),
      person: text,
    }),
  ),
  found: z.number(),
  /** Id of the newest item there is. */
  last: z.number(),
});

/** The items that fit, the newest first. */
export const telemetryItems = async (
  session: Session,
  asked: Readonly<Record<string, string | number | undefined>>,
): Promise<z.output<typeof list>> => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) {
    if (value !== undefined) query.set(name, String(value));
  }
  return z.parse(list, await askSandbox(session, 'GET', `${telemetryPath}?${query}`));
};
