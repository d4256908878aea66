import { fillBlanks } from '#application/messages/message.ts';
import type { FlowOutcome } from '#application/sign-in/self-service/flows.ts';
import { signedInAs } from '#cli/commands/sign-in/auth.ts';
import { canReadSecret, readSecret } from '#cli/input/read-secret.ts';
import type { Answer } from '#cli/report/answer.ts';
import { CommandFailure, exitCodes } from '#cli/report/command-failure.ts';
import type { Session } from '#cli/session/session.ts';
import type { OpenShop } from '#cli/shop/shop.ts';
import { coreWordsOf } from '#cli/words/core-words.ts';
import type { FlowAnswer, FlowAsk } from '#ports/sign-in/self-service-flow.ts';

/** What somebody who runs one of these commands can answer. */
export interface FlowRun {
  readonly flow: 'register' | 'recover' | 'unlock';
  readonly email: string;
  /** Answers of the flags, each good once: a provider that asks again wants something else. */
  readonly answers: Partial<Readonly<Record<FlowAsk, FlowAnswer>>>;
  /** Environment variable of the new password, where the flow sets one. */
  readonly password?: { readonly variable: string; readonly question: string };
}

/**
 * Answers what the provider asks, in the provider's order, to the end. A code that nobody can type
 * here ends the run; another one goes on with it (D-AUTH-18).
 */
export const runFlow = async (
  session: Session,
  shop: OpenShop,
  { flow, email, answers, password }: FlowRun,
): Promise<Answer> => {
  const { useCases, ask, change } = shop;
  const { words } = session;
  if (password && !canReadSecret(session, password.variable)) {
    const isBegun = flow === 'register' || codeIn(session) !== '';
    if (isBegun) await readSecret(session, password.variable, password.question);
  }
  const resumes = codeIn(session) !== '' && (await ask(useCases.selfService.readFlow())) === flow;
  const used = new Set<FlowAsk>();
  let outcome: FlowOutcome = resumes
    ? { status: 'PENDING', ask: 'code' }
    : await change(() => useCases.selfService.beginFlow(flow));
  while (outcome.status === 'PENDING') {
    const wanted: FlowAsk = outcome.ask;
    if (wanted === 'code' && !canType(session, resumes && !used.has('code'))) {
      return {
        data: { status: 'PENDING', ask: 'code', email },
        text: () => fillBlanks(words[`auth.codeSent.${flow}`], { email }),
      };
    }
    if (wanted === 'approval') {
      outcome = await change(() => useCases.selfService.awaitFlow());
      continue;
    }
    const isAgain = used.has(wanted) && wanted !== 'code';
    const answer = isAgain ? undefined : await answerTo(session, wanted, answers, password);
    if (answer === undefined) break;
    used.add(wanted);
    outcome = await change(() => useCases.selfService.answerFlow(answer));
  }
  return ended(session, outcome);
};

const codeIn = ({ settings }: Session): string => settings.environment['CRUNCH_CODE'] ?? '';

/** A code of the environment was sent for what an earlier run began, and is good once. */
const canType = (session: Session, isFresh: boolean): boolean =>
  codeIn(session) === '' ? canReadSecret(session, 'CRUNCH_CODE') : isFresh;

const answerTo = async (
  session: Session,
  wanted: FlowAsk,
  answers: FlowRun['answers'],
  password: FlowRun['password'],
): Promise<FlowAnswer | undefined> => {
  if (wanted === 'code') {
    const code = await readSecret(session, 'CRUNCH_CODE', session.words['auth.code']);
    return { to: 'code', code };
  }
  if (wanted === 'new-password' && password) {
    const chosen = await readSecret(session, password.variable, password.question);
    return { to: 'new-password', password: chosen };
  }
  return answers[wanted];
};

/** How a flow ended; what is still asked for only the provider's pages can ask. */
export const ended = (session: Session, outcome: FlowOutcome): Answer => {
  const { words } = session;
  const core = coreWordsOf(session.settings.language);
  const refuse = (code: 'ChallengeNeeded' | 'SignInOver') =>
    new CommandFailure({ code, message: core[code] }, exitCodes.notSignedIn);
  switch (outcome.status) {
    case 'SUCCESS':
      return signedInAs(session, outcome.customer);
    case 'CANCELED':
      return { data: { status: 'CANCELED' }, text: () => words['auth.canceled'] };
    case 'TERMINAL':
      if (outcome.failed) throw refuse('SignInOver');
      return { data: { status: 'TERMINAL', unlocked: true }, text: () => words['auth.unlocked'] };
    case 'PENDING':
      throw refuse('ChallengeNeeded');
    case 'FAILURE':
      throw refuse('SignInOver');
  }
};
