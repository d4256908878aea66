import * as z from 'zod/mini';
import { fillBlanks } from '#application/messages/message.ts';
import { parseFlags } from '#cli/input/parse.ts';
import { parseJson, readJson } from '#cli/input/read-input.ts';
import type { Answer } from '#cli/report/answer.ts';
import { badUsage, CommandFailure, exitCodes } from '#cli/report/command-failure.ts';
import type { Action, Input, Session } from '#cli/session/session.ts';
import { withShop } from '#cli/shop/shop.ts';
import type { OwnCall, WholeAnswer } from '#ports/session/generic-calls.ts';

const flagsShape = z.object({
  body: z.optional(z.string()),
  file: z.optional(z.string()),
  session: z.optional(z.boolean()),
  header: z.optional(z.array(z.string())),
});

/** The content of `--body` or `--file`; absent when neither is given. */
const bodyOf = async ({ flags }: Input, session: Session): Promise<unknown> => {
  const { words } = session;
  const { body, file } = parseFlags(flagsShape, flags, words);
  if (body !== undefined && file !== undefined) throw badUsage(words['error.bodyTwice'], 'file');
  if (body !== undefined) return parseJson(body, '--body', words);
  return file === undefined ? undefined : readJson(file, '--file', session);
};

/** Only a path of the shop: the call carries the session, which no other server may get. */
const pathOf = ({ args: [path = ''] }: Input, { words }: Session): string => {
  if (!/^\/(?![/\\])/.test(path)) throw badUsage(words['error.apiPath'], 'path');
  return path;
};

const shown = (data: unknown) => ({ data, text: () => JSON.stringify(data, undefined, 2) ?? '' });

/** `crunch api challenge …`; the pair is shown and kept nowhere (D-AUTH-15). */
export const apiChallenge: Action = async (session, { args: [base = ''] }) => {
  if (base !== '' && !/^https?:\/\//.test(base)) {
    throw badUsage(session.words['error.apiBase'], 'base');
  }
  return withShop(session, async ({ genericCalls, ask }) =>
    shown(await ask(genericCalls().challenge(base))),
  );
};

/** `Name: value`, as HTTP writes them. */
const headersOf = (
  { flags }: Input,
  { words }: Session,
): Readonly<Record<string, string>> | undefined => {
  const { header } = parseFlags(flagsShape, flags, words);
  if (header === undefined) return undefined;
  return Object.fromEntries(
    header.map((line) => {
      const [, name = '', value = ''] = /^([\w-]+):[ \t]*([\x20-\x7e]*)$/.exec(line) ?? [];
      if (name !== '') return [name.toLowerCase(), value.trim()];
      throw badUsage(fillBlanks(words['error.apiHeader'], { value: line }), 'header');
    }),
  );
};

const isInSession = ({ flags }: Input, { words }: Session): boolean =>
  parseFlags(flagsShape, flags, words).session === true;

/** Within the session the answer is shown as it is. */
const within = (
  method: OwnCall['method'],
  given: { readonly input: Input; readonly body?: unknown },
  session: Session,
) => {
  const { input, body } = given;
  const path = pathOf(input, session);
  const headers = headersOf(input, session);
  const call = { method, path, ...(body !== undefined && { body }), ...(headers && { headers }) };
  return withShop(session, async ({ genericCalls, ask }) =>
    accepted(await ask(genericCalls().within(call)), session),
  );
};

/** Headers go with the session alone: the other form is one the shop has written down. */
const refuseHeaders = ({ flags }: Input, { words }: Session): void => {
  const { header } = parseFlags(flagsShape, flags, words);
  if (header !== undefined) throw badUsage(words['error.apiHeaderAlone'], 'header');
};

/** `crunch api get …` */
export const apiGet: Action = async (session, input) => within('GET', { input }, session);

/** `crunch api put …` */
export const apiPut: Action = async (session, input) => {
  const body = (await bodyOf(input, session)) ?? {};
  if (isInSession(input, session)) return within('PUT', { input, body }, session);
  const [address = ''] = input.args;
  if (!/^(?:\/|https?:\/\/)/.test(address)) {
    throw badUsage(session.words['error.apiAddress'], 'address');
  }
  refuseHeaders(input, session);
  return withShop(session, async ({ genericCalls, ask }) =>
    shown(await ask(genericCalls().put(address, body))),
  );
};

/** `crunch api post …` */
export const apiPost: Action = async (session, input) => {
  const path = pathOf(input, session);
  const body = (await bodyOf(input, session)) ?? {};
  if (isInSession(input, session)) return within('POST', { input, body }, session);
  refuseHeaders(input, session);
  return withShop(session, async ({ genericCalls, ask }) =>
    shown(await ask(genericCalls().post(path, body))),
  );
};

/** `crunch api delete …` */
export const apiDelete: Action = async (session, input) => {
  const path = pathOf(input, session);
  const body = await bodyOf(input, session);
  const headers = headersOf(input, session);
  return withShop(session, async ({ genericCalls, ask }) =>
    accepted(await ask(genericCalls().delete(path, body, headers)), session),
  );
};

/** The answer as it is; from 400 on it fails the command, and with 4 when a sign-in is what lacks. */
const accepted = (answer: WholeAnswer, { words }: Session): Answer => {
  const { status } = answer;
  if (status < 400) return shown(answer);
  const isSignedOut = status === 401 || status === 440;
  const failure = new CommandFailure(
    {
      code: isSignedOut ? 'NotSignedIn' : 'CallRefused',
      message: fillBlanks(words[isSignedOut ? 'error.apiSignedOut' : 'error.apiStatus'], {
        status,
      }),
    },
    isSignedOut ? exitCodes.notSignedIn : exitCodes.unreachable,
  );
  failure.data = answer;
  throw failure;
};
