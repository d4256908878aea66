import * as z from 'zod/mini';
import { fillBlanks } from '#application/messages/message.ts';
import { parseFlags } from '#cli/input/parse.ts';
import { parseJson, readJson } from '#cli/input/read-input.ts';
import { badUsage, CommandFailure, exitCodes } from '#cli/report/command-failure.ts';
import type { Action, Input, Session } from '#cli/session/session.ts';
import { withShop } from '#cli/shop/shop.ts';
import type { DeleteAnswer } from '#ports/session/generic-calls.ts';

const flagsShape = z.object({ body: z.optional(z.string()), file: z.optional(z.string()) });

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

/** `crunch api put …` */
export const apiPut: Action = async (session, input) => {
  const [address = ''] = input.args;
  if (!/^(?:\/|https?:\/\/)/.test(address)) {
    throw badUsage(session.words['error.apiAddress'], 'address');
  }
  const body = (await bodyOf(input, session)) ?? {};
  return withShop(session, async ({ genericCalls, ask }) =>
    shown(await ask(genericCalls().put(address, body))),
  );
};

/** `crunch api post …` */
export const apiPost: Action = async (session, input) => {
  const path = pathOf(input, session);
  const body = (await bodyOf(input, session)) ?? {};
  return withShop(session, async ({ genericCalls, ask }) =>
    shown(await ask(genericCalls().post(path, body))),
  );
};

/** `crunch api delete …`; the answer is shown as it is, and fails the command from 400 on. */
export const apiDelete: Action = async (session, input) => {
  const path = pathOf(input, session);
  const body = await bodyOf(input, session);
  return withShop(session, async ({ genericCalls, ask }) => {
    const answer = await ask(genericCalls().delete(path, body));
    if (answer.status >= 400) throw refused(answer, session);
    return shown(answer);
  });
};

const refused = (answer: DeleteAnswer, { words }: Session): CommandFailure => {
  const message = fillBlanks(words['error.apiStatus'], { status: answer.status });
  const failure = new CommandFailure({ code: 'CallRefused', message }, exitCodes.unreachable);
  failure.data = answer;
  return failure;
};
