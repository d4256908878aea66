import type { Gateway } from '#server/parties/gateway.ts';

export type GatewayAnswer = Awaited<ReturnType<Gateway[keyof Gateway]>>;

/** What is written down of an answer: these words and nothing else of it. */
export interface ToldAnswer {
  /** The kind of the answer; of a payment that was found, how it stands. */
  readonly answered: string;
  readonly reason: string | null;
}

/** Reads the fields that are listed here; all others, known or new, stay unread. */
export const toldAnswer = (answer: GatewayAnswer): ToldAnswer => {
  const decision = answer.kind === 'found' ? answer.decision : answer;
  const isCaptured = [answer, decision].some((one) => 'captured' in one && one.captured === true);
  const words = [
    ...(answer.kind === 'found' ? ['found'] : []),
    decision.kind,
    ...('isApproved' in decision ? [decision.isApproved ? 'approved' : 'not approved'] : []),
    ...(isCaptured ? ['captured'] : []),
    ...(answer.kind === 'found' && answer.reversed ? ['reversed'] : []),
    ...(answer.kind === 'found' && answer.refunded !== undefined ? ['refunded'] : []),
  ];
  return { answered: words.join(' '), reason: reasonOf(decision) };
};

const reasonOf = (answer: object): string | null => {
  if ('reason' in answer) return plainReason(answer.reason);
  return 'why' in answer ? plainReason(answer.why) : null;
};

/** A code such as `INSUFFICIENT_FUND` or `HTTP 502`: no sentence, number of a card or token. */
const plainReason = (reason: unknown): string =>
  typeof reason === 'string' && /^[\w ]{1,60}$/.test(reason) && !/\d{4}|\w{41}/.test(reason)
    ? reason
    : 'other';
