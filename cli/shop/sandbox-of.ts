import * as z from 'zod/mini';
import { configlist } from '#adapters/http/wire/calls/settings-calls.ts';
import { isOwnMachine } from '#cli/session/own-machine.ts';
import type { Settings } from '#cli/session/settings.ts';
import { usualTimeout } from '#cli/session/timeout.ts';
import { sandboxHeader } from '#domain/session/own-request.ts';

/** The addresses of the sandbox that belongs to a shop. */
export interface SandboxAddresses {
  readonly tools: string;
  readonly gateway: string;
  readonly issuer: string;
}

/**
 * What a shop says of its sandbox: where it is, that it has none, or nothing because it does not answer; `silent` when
 * that was waited for as long as an answer may take.
 */
export type SandboxOfShop = SandboxAddresses | 'none' | 'unanswered' | 'silent';

const list = z.object({
  data: z.array(z.object({ key: z.string(), value: z.string() })),
});

/** Asked once a shop and process: the steps of a scenario are many commands. */
const known = new Map<string, Promise<SandboxOfShop>>();

/** Asks the shop itself (D-CLI-25), so that two shops on one machine are never mixed up. */
export const sandboxOf = (
  settings: Pick<Settings, 'baseUrl' | 'timeout'>,
): Promise<SandboxOfShop> => {
  const { baseUrl } = settings;
  const asked = known.get(baseUrl) ?? ask(settings);
  known.set(baseUrl, asked);
  // A shop that does not answer may do so later.
  asked.then((found) => (found === 'unanswered' || found === 'silent') && known.delete(baseUrl));
  return asked;
};

const ask = async ({
  baseUrl,
  timeout,
}: Pick<Settings, 'baseUrl' | 'timeout'>): Promise<SandboxOfShop> => {
  try {
    const answer = await fetch(`${baseUrl}${configlist.path}`, {
      // It is a question of the terminal, and none of the command's calls.
      headers: { [sandboxHeader]: 'crunch' },
      signal: AbortSignal.timeout(timeout ?? usualTimeout),
    });
    const read = z.safeParse(list, await answer.json());
    return read.success ? addressesIn(read.data.data, new URL(baseUrl)) : 'none';
  } catch (cause) {
    return cause instanceof Error && cause.name === 'TimeoutError' ? 'silent' : 'unanswered';
  }
};

const addressesIn = (
  pairs: z.output<typeof list>['data'],
  shop: URL,
): SandboxAddresses | 'none' => {
  const named = (name: string) => pairs.find(({ key }) => key === name)?.value ?? '';
  const found = {
    tools: named('sandboxTools'),
    gateway: named('sandboxGateway'),
    issuer: named('sandboxIssuer'),
  };
  return Object.values(found).every((address) => isBeside(address, shop)) ? found : 'none';
};

/** A sandbox is on the machine of its shop: a shop cannot send card data or passwords elsewhere. */
const isBeside = (address: string, shop: URL): boolean => {
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return hostname === shop.hostname || (isOwnMachine(hostname) && isOwnMachine(shop.hostname));
};
