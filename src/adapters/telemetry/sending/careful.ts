import type { Reply } from '#adapters/telemetry/sending/reply.ts';

const noReply: Reply = { status: 0, body: '' };

/** What throws or rejects is a post without an answer. */
export const answered = async (ask: () => Promise<Reply>): Promise<Reply> => {
  try {
    return await ask();
  } catch {
    return noReply;
  }
};

/** Telemetry never throws into the shop. */
export const attempt = <Value>(work: () => Value): Value | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};
