import * as z from 'zod/mini';
import { type ApprovalReturn, approvalReturnIn } from '#domain/payment/account/approval-return.ts';

/** What the return page posts: its own query (server/pages/approval). */
const message = z.object({ crunchcartPaypal: z.string().check(z.maxLength(1000)) });

/** The answer in a message of the return page; undefined for any other message. */
export const approvalIn = (data: unknown): ApprovalReturn | undefined => {
  const read = z.safeParse(message, data);
  return read.success ? approvalReturnIn(read.data.crunchcartPaypal) : undefined;
};

/** Tells the return page that its answer arrived: it may close. */
export const answerTaken = { crunchcartPaypalTaken: true } as const;
