import type { Effect } from 'effect';
import type { BankUnanswered, ChallengeRequired } from '#ports/payment/payment-failures.ts';

/** Where there is no screen: answers the bank's question through the page a browser would show. */
export interface BankPage {
  /**
   * Sends the code as the page does. Whether it was right, the bank tells the shop alone. The page's
   * address and token leave this port in no form.
   */
  answer(question: ChallengeRequired, code: string): Effect.Effect<void, BankUnanswered>;
}
