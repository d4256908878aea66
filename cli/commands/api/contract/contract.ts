import * as z from 'zod/mini';
import { fillBlanks } from '#application/messages/message.ts';
import { asShopper } from '#cli/commands/api/contract/as-shopper.ts';
import { contractText } from '#cli/commands/api/contract/contract-text.ts';
import { documentOf } from '#cli/commands/api/contract/document-of.ts';
import { rowReports } from '#cli/commands/api/contract/row-reports.ts';
import { readWantedReport, writeReports } from '#cli/commands/scenario/write-reports.ts';
import type { Contract } from '#cli/contract/document/contract-call.ts';
import type { Asker } from '#cli/contract/exchange/request.ts';
import type { Row } from '#cli/contract/exchange/row.ts';
import { isSilent, makePatientSend, makeSend, type Send } from '#cli/contract/exchange/send.ts';
import { judgeShop } from '#cli/contract/judge-shop.ts';
import { parseFlags, wholeNumber } from '#cli/input/parse.ts';
import { wrongChoice } from '#cli/report/choice.ts';
import { CommandFailure, exitCodes, signalCodes } from '#cli/report/command-failure.ts';
import { write } from '#cli/report/terminal.ts';
import { untilSignal } from '#cli/session/ending.ts';
import type { Action, Session } from '#cli/session/session.ts';
import { usualTimeout } from '#cli/session/timeout.ts';
import { commandFailureOf } from '#cli/shop/failure-report.ts';
import { ShopUnreachable } from '#composition/node.ts';

const flagsShape = z.object({
  auth: z.optional(z.union([z.string(), z.boolean()])),
  write: z.optional(z.boolean()),
  document: z.optional(z.string()),
  only: z.optional(z.array(z.string())),
  variants: z.optional(z.string()),
  report: z.optional(z.array(z.string())),
});

/** How many wrong requests a call is sent when nobody says. */
const usualVariants = '8';
const mostVariants = 1000;

/** `crunch contract --base-url X` */
export const contract: Action = async (session, { flags }) => {
  const { settings, words } = session;
  const wish = parseFlags(flagsShape, flags, words);
  const wanted = (wish.report ?? []).map((text) => readWantedReport(text, session));
  const bounds = { least: 0, most: mostVariants };
  const variants = wholeNumber(wish.variants ?? usualVariants, '--variants', bounds, words);
  const judged = onlyCalls(await documentOf(wish.document, session), wish.only, session);
  const send = makePatientSend(makeSend(settings.baseUrl, settings.timeout ?? usualTimeout));
  await refuseSilence(send, session);
  const seed = settings.seed ?? '1';
  const ways = { send, contract: judged, write: wish.write === true, variants, seed };
  const { value: rows, signal } = await untilSignal((stop) =>
    asShopper(wish.auth, session, (shopper?: Asker) =>
      judgeShop({ ...ways, ...(shopper && { shopper }) }, { session, stop }),
    ),
  );
  await writeReports(wanted, rowReports(rows, session), session);
  const data = { shop: settings.baseUrl, seed, ...countsOf(rows), rows };
  const answer = { data, text: () => contractText(data, session) };
  const failure = signal === undefined ? failureOf(data, session) : interruptedBy(signal, session);
  if (failure === undefined) return answer;
  failure.data = data;
  if (!settings.json) await write(session.terminal.stdout, `${answer.text()}\n`);
  throw failure;
};

const countsOf = (rows: readonly Row[]) => {
  const count = (status: Row['status']) => rows.filter((row) => row.status === status).length;
  return { passed: count('passed'), failed: count('failed'), untried: count('untried') };
};

const failureOf = (
  { rows, failed, passed, shop }: ReturnType<typeof countsOf> & Counted,
  { words }: Session,
): CommandFailure | undefined => {
  if (failed === 0) return undefined;
  const calls = new Set(rows.filter(({ status }) => status === 'failed').map(({ call }) => call));
  const facts = { failed, calls: calls.size, count: failed + passed, shop };
  const failure = new CommandFailure(
    { code: 'ContractBroken', message: fillBlanks(words['error.contractBroken'], facts) },
    exitCodes.unmet,
  );
  const tried = rows.filter(({ check }) => check === 'status' || check === 'type');
  const isStorefront = tried.some(({ check, status }) => check === 'type' && status === 'passed');
  if (!isStorefront && tried.length > 0) failure.hint = words['hint.noStorefront'];
  return failure;
};

interface Counted {
  readonly rows: readonly Row[];
  readonly shop: string;
}

const interruptedBy = (signal: keyof typeof signalCodes, { words }: Session): CommandFailure => {
  const message = fillBlanks(words['error.interrupted'], { signal });
  return new CommandFailure({ code: 'Interrupted', message }, signalCodes[signal]);
};

/** Calls by their names; a name that no call has is a mistake. */
const onlyCalls = (
  contract: Contract,
  only: readonly string[] | undefined,
  { words }: Session,
): Contract => {
  if (only === undefined) return contract;
  const names = contract.calls.map(({ name }) => name);
  const unknown = only.find((name) => !names.includes(name));
  if (unknown !== undefined) throw wrongChoice('--only', unknown, names, words);
  return { ...contract, calls: contract.calls.filter(({ name }) => only.includes(name)) };
};

/** Whoever does not answer at all is judged by nothing. */
const refuseSilence = async (send: Send, session: Session): Promise<void> => {
  const answer = await send({ method: 'GET', path: '/', headers: {} });
  if (!isSilent(answer)) return;
  const late = { timeoutMs: session.settings.timeout ?? usualTimeout };
  const why = answer.silence === 'late' ? late : 'offline';
  throw commandFailureOf(new ShopUnreachable({ why }), session, undefined);
};
