import * as z from 'zod/mini';
import { fillBlanks } from '#application/messages/message.ts';
import {
  checkClock,
  checkParty,
  checkPorts,
  checkShop,
  checkState,
  checkVersions,
  isHealthy,
} from '#cli/commands/session/doctor-checks.ts';
import type { Finding } from '#cli/commands/session/finding.ts';
import { probe } from '#cli/commands/session/probe.ts';
import { CommandFailure, exitCodes } from '#cli/report/command-failure.ts';
import { table } from '#cli/report/table.ts';
import { write } from '#cli/report/terminal.ts';
import type { Action, Session } from '#cli/session/session.ts';
import { sandboxOf } from '#cli/shop/sandbox-of.ts';
import { sandboxHeader } from '#domain/session/own-request.ts';

/** Milliseconds for each answer: what takes longer is found wrong. */
const usualPatience = 5000;

/** `crunch doctor` */
export const doctor: Action = async (session) => {
  const { settings, terminal, words } = session;
  const findings = await examine(session);
  const data = { findings };
  const text = () => findingsText(findings, session);
  const wrong = findings.filter(({ state }) => state === 'wrong');
  if (wrong.length === 0) return { data, text };
  const names = wrong.map(({ what }) => words[`doctor.${what}`]).join(', ');
  const isOwn = wrong.every(({ what }) => what === 'versions' || what === 'state');
  const failure = new CommandFailure(
    { code: 'DoctorFound', message: fillBlanks(words['doctor.found'], { names }) },
    isOwn ? exitCodes.badInput : exitCodes.unreachable,
  );
  failure.data = data;
  if (!settings.json) await write(terminal.stdout, `${text()}\n`);
  throw failure;
};

const examine = async (session: Session): Promise<readonly Finding[]> => {
  const { settings } = session;
  const patience = settings.timeout ?? usualPatience;
  const probed = await probe(`${settings.baseUrl}/readyz`, patience);
  const shop = checkShop(probed, patience, session);
  const isThere = shop.state === 'ok';
  return [
    checkVersions(session),
    checkState(session),
    shop,
    await checkPorts(isThere, session),
    checkClock(probed, Date.now(), session),
    ...(await (isThere ? parties(patience, session) : noParties(session))),
  ];
};

const noParties = ({ words }: Session): readonly Finding[] =>
  (['sandbox', 'gateway', 'provider'] as const).map((what) => ({
    ...{ what, state: 'skipped', said: words['doctor.noShop'] },
  }));

/** Who the shop works with, as far as it tells. */
const parties = async (patience: number, session: Session): Promise<readonly Finding[]> => {
  const { settings, words } = session;
  const found = await sandboxOf({ ...settings, timeout: patience });
  const cure = words['doctor.partyDo'];
  if (typeof found !== 'object') {
    return [
      { what: 'sandbox', state: 'note', said: words['doctor.noSandbox'] },
      {
        ...{ what: 'gateway', state: 'skipped' },
        said: fillBlanks(words['doctor.notNamed'], { setting: 'CRUNCH_VAULT_ORIGINS' }),
      },
      await provider(settings.environment['CRUNCH_ISSUER'], patience, session),
    ];
  }
  const { tools, gateway, issuer } = found;
  const health = (origin: string) => ({ url: `${origin}/healthz`, fits: isHealthy, cure });
  return [
    await movedClock(await checkParty('sandbox', health(tools), patience, session), tools, session),
    await checkParty('gateway', health(gateway), patience, session),
    await provider(settings.environment['CRUNCH_ISSUER'] || issuer, patience, session),
  ];
};

const provider = (
  issuer: string | undefined,
  patience: number,
  session: Session,
): Promise<Finding> | Finding => {
  const { words } = session;
  const setting = 'CRUNCH_ISSUER';
  if (issuer === undefined || !URL.canParse(issuer)) {
    const said = fillBlanks(words['doctor.notNamed'], { setting });
    return { what: 'provider', state: 'skipped', said };
  }
  const document = z.object({ issuer: z.literal(issuer) });
  return checkParty(
    'provider',
    {
      url: `${issuer}/.well-known/openid-configuration`,
      fits: (body) => z.safeParse(document, body).success,
      cure: fillBlanks(words['doctor.providerDo'], { setting }),
    },
    patience,
    session,
  );
};

/** A sandbox that lives at another time is no mistake, but worth a word. */
const movedClock = async (
  finding: Finding,
  tools: string,
  { words }: Session,
): Promise<Finding> => {
  if (finding.state !== 'ok') return finding;
  const answer = await fetch(`${tools}/sandbox/clock`, {
    headers: { [sandboxHeader]: 'crunch' },
  }).then(
    (got) => got.json(),
    () => undefined,
  );
  const offset = z.safeParse(z.object({ offsetMs: z.number() }), answer).data?.offsetMs ?? 0;
  if (offset === 0) return finding;
  const seconds = Math.round(offset / 1000);
  return {
    ...{ what: 'sandbox', state: 'note' },
    said: fillBlanks(words['doctor.clockMoved'], { seconds }),
    cure: words['doctor.clockMovedDo'],
  };
};

const findingsText = (findings: readonly Finding[], { words, terminal }: Session): string =>
  table(
    [
      { title: words['doctor.what'] },
      { title: words['out.status'] },
      { title: words['doctor.said'] },
    ],
    findings.map(({ what, state, said, cure }) => [
      words[`doctor.${what}`],
      words[`doctor.${state}`],
      cure === undefined ? said : `${said}. ${cure}`,
    ]),
    terminal,
  );
