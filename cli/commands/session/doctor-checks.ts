import { accessSync, constants, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { fillBlanks } from '#application/messages/message.ts';
import type { Finding } from '#cli/commands/session/finding.ts';
import { isTaken, type Probed, probe } from '#cli/commands/session/probe.ts';
import { isOwnMachine } from '#cli/session/own-machine.ts';
import type { Session } from '#cli/session/session.ts';
import { versionText } from '#cli/session/version.ts';

/** The oldest Node the bundle runs on. */
const oldestNode = 22;
/** Sessions, tokens and offers are good for minutes: seconds do not matter, a minute does. */
const clockBound = 60;

export const checkVersions = (
  { words }: Session,
  node: string = process.versions.node,
): Finding => {
  const facts = { crunch: versionText, node, least: oldestNode };
  return Number(node.split('.')[0]) >= oldestNode
    ? { what: 'versions', state: 'ok', said: fillBlanks(words['doctor.versionsSaid'], facts) }
    : {
        ...{ what: 'versions', state: 'wrong' },
        said: fillBlanks(words['doctor.nodeOld'], facts),
        cure: fillBlanks(words['doctor.nodeDo'], facts),
      };
};

/** Looks only: a doctor makes no folder. */
export const checkState = ({ settings, words }: Session): Finding => {
  const { stateFolder: path } = settings;
  const wrong: Finding = {
    ...{ what: 'state', state: 'wrong' },
    said: fillBlanks(words['doctor.stateWrong'], { path }),
    cure: words['doctor.stateDo'],
  };
  try {
    const there = statSync(path, { throwIfNoEntry: false });
    if (there !== undefined && !there.isDirectory()) return wrong;
    const { R_OK, W_OK, X_OK } = constants;
    accessSync(there === undefined ? nearest(path) : path, R_OK | W_OK | X_OK);
    const said = words[there === undefined ? 'doctor.stateNew' : 'doctor.stateSaid'];
    return { what: 'state', state: 'ok', said: fillBlanks(said, { path }) };
  } catch {
    return wrong;
  }
};

/** The folder in which a folder would be made. */
const nearest = (path: string): string => {
  const above = dirname(path);
  return above === path || statSync(above, { throwIfNoEntry: false }) !== undefined
    ? above
    : nearest(above);
};

export const isHealthy = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'ok' in body && body.ok === true;
const isUnready = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'ok' in body && body.ok === false;

export const checkShop = (probed: Probed, patience: number, session: Session): Finding => {
  const { settings, words } = session;
  const facts = { address: settings.baseUrl, ms: patience, setting: 'CRUNCH_SHOP_PORT' };
  const wrong = (said: string, cure: string): Finding => ({
    ...{ what: 'shop', state: 'wrong' },
    ...{ said: fillBlanks(said, facts), cure: fillBlanks(cure, facts) },
  });
  if (!probed.answered) {
    return probed.why === 'silent'
      ? wrong(words['doctor.silent'], words['doctor.silentDo'])
      : wrong(words['doctor.refused'], words['doctor.startDo']);
  }
  if (isHealthy(probed.body)) {
    const said = fillBlanks(words['doctor.answers'], { ...facts, ms: probed.ms });
    return { what: 'shop', state: 'ok', said };
  }
  return isUnready(probed.body)
    ? wrong(words['doctor.notReady'], words['doctor.readyDo'])
    : wrong(words['doctor.stranger'], words['doctor.strangerDo']);
};

/** The ports a shop on this machine listens on, by their settings. */
const usualPorts = {
  CRUNCH_SHOP_PORT: 4100,
  CRUNCH_GATEWAY_PORT: 4200,
  CRUNCH_WALLET_PORT: 4210,
  CRUNCH_IDENTITY_PORT: 4300,
  CRUNCH_TOOLS_PORT: 4400,
  CRUNCH_MAIL_PORT: 4425,
} as const;

/** A shop that does not run needs its ports free; one that runs has them. */
export const checkPorts = async (
  isShopThere: boolean,
  { settings, words }: Session,
): Promise<Finding> => {
  const { environment, baseUrl } = settings;
  if (isShopThere) return { what: 'ports', state: 'ok', said: words['doctor.portsShop'] };
  if (!isOwnMachine(new URL(baseUrl).hostname)) {
    return { what: 'ports', state: 'skipped', said: words['doctor.elsewhere'] };
  }
  const ports = Object.entries(usualPorts).map(([name, usual]) => ({
    name,
    port: Number(environment[name] || usual),
  }));
  const taken = await Promise.all(ports.map(({ port }) => isTaken(port)));
  const told = (some: typeof ports) => some.map(({ name, port }) => `${port} (${name})`).join(', ');
  const used = ports.filter((_, at) => taken[at]);
  return used.length === 0
    ? {
        ...{ what: 'ports', state: 'ok' },
        said: fillBlanks(words['doctor.portsFree'], {
          ports: ports.map(({ port }) => port).join(', '),
        }),
      }
    : {
        ...{ what: 'ports', state: 'wrong' },
        said: fillBlanks(words['doctor.portsTaken'], { ports: told(used) }),
        cure: words['doctor.portsDo'],
      };
};

export const checkClock = (probed: Probed, now: number, { words }: Session): Finding => {
  const shop = probed.answered && probed.date !== null ? Date.parse(probed.date) : Number.NaN;
  if (Number.isNaN(shop)) {
    return { what: 'clock', state: 'skipped', said: words['doctor.noShop'] };
  }
  const away = Math.round((now - shop) / 1000);
  return Math.abs(away) < clockBound
    ? {
        ...{ what: 'clock', state: 'ok' },
        said: fillBlanks(words['doctor.clockSaid'], { seconds: clockBound }),
      }
    : {
        ...{ what: 'clock', state: 'wrong' },
        said: fillBlanks(words['doctor.clockWrong'], { seconds: away }),
        cure: words['doctor.clockDo'],
      };
};

/** A host beside the shop: gateway, provider, tools. */
export const checkParty = async (
  what: 'sandbox' | 'gateway' | 'provider',
  party: { readonly url: string; readonly fits: (body: unknown) => boolean; readonly cure: string },
  patience: number,
  { words }: Session,
): Promise<Finding> => {
  const { origin: address } = new URL(party.url);
  const probed = await probe(party.url, patience);
  if (probed.answered && probed.status < 500 && party.fits(probed.body)) {
    return {
      what,
      state: 'ok',
      said: fillBlanks(words['doctor.answers'], { address, ms: probed.ms }),
    };
  }
  const said = probed.answered
    ? words['doctor.stranger']
    : words[probed.why === 'silent' ? 'doctor.silent' : 'doctor.refused'];
  return {
    what,
    state: 'wrong',
    said: fillBlanks(said, { address, ms: patience }),
    cure: party.cure,
  };
};
