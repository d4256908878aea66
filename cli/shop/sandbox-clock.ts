import * as z from 'zod/mini';
import { isOwnMachine } from '#cli/session/own-machine.ts';
import type { Settings } from '#cli/session/settings.ts';
import type { SandboxAddresses } from '#cli/shop/sandbox-of.ts';

const clock = z.object({ offsetMs: z.number() });

/** Milliseconds to wait: a command must not wait for what is only told by a sandbox of this machine. */
const patience = 1000;

/**
 * Milliseconds by which the clock of the shop's sandbox is ahead of the machine's (D-IDP-02); asked by every command
 * anew, for another one may have moved it. 0 where there is no sandbox.
 */
export const sandboxAhead = async (
  settings: Pick<Settings, 'baseUrl' | 'baseUrlGiven' | 'toolsUrl'>,
  sandbox: SandboxAddresses | undefined,
): Promise<number> => {
  const { baseUrl, baseUrlGiven, toolsUrl } = settings;
  const tools = sandbox?.tools ?? (baseUrlGiven ? undefined : toolsUrl);
  if (tools === undefined || !isOwnMachine(new URL(baseUrl).hostname)) return 0;
  try {
    const answer = await fetch(`${tools}/sandbox/clock`, { signal: AbortSignal.timeout(patience) });
    return z.safeParse(clock, await answer.json()).data?.offsetMs ?? 0;
  } catch {
    return 0;
  }
};
