import * as z from 'zod';
import { GatewayRefusal } from '#sandbox/payments/gateway/gateway-refusal.ts';
import type { Ledger } from '#sandbox/payments/ledger/ledger.ts';
import type { FollowUp, Sale } from '#sandbox/payments/ledger/ledger-entry.ts';
import { isoTime, newRequestId } from '#sandbox/payments/operations/payment-parts.ts';

/** Without a reference every pending sale is decided. */
export const pendingSaleBody = z.strictObject({
  decision: z.enum(['complete', 'decline']),
  /** The merchant's reference code. */
  reference: z.string().min(1).max(50).optional(),
});

/** After how many questions a pending sale ends. */
export const patienceBody = z.strictObject({ questions: z.int().min(1).max(1000) });

/** A pending sale ends by itself after so much of the gateway's time, milliseconds. */
const pendingLife = 5 * 60_000;
/** … or with the third question about it, whichever comes first. */
const usualQuestions = 3;

/** Sales that wait for a bank: they end when somebody decides, when asked often, or in time. */
export interface PendingSales {
  /** Ends what is due; everything that looks at a sale does this first. */
  settle(): Promise<void>;
  /** Counts a question of the merchant; the last one ends the sale as its payer's story says. */
  ask(saleId: string): Promise<void>;
  list(): readonly WaitingSale[];
  decide(wish: z.infer<typeof pendingSaleBody>): Promise<readonly WaitingSale[]>;
  /** How many questions a pending sale stands. */
  questions(): number;
  setQuestions(questions: number): void;
  clear(): void;
}

export interface WaitingSale {
  readonly id: string;
  readonly at: string;
  readonly reference: string;
  readonly amountCents: number;
  readonly person: string;
}

export const makePendingSales = (parts: {
  readonly ledger: Ledger;
  readonly now: () => number;
}): PendingSales => {
  const { ledger, now } = parts;
  // Not kept: after a restart the counting starts again, and no answer given before becomes wrong.
  const asked = new Map<string, number>();
  let patience = usualQuestions;

  const end = async (sales: readonly Sale[], decision?: SaleEnd): Promise<void> => {
    for (const { id } of sales) asked.delete(id);
    await ledger.record(
      ...sales.map(
        (sale): FollowUp => ({
          kind: 'sale-decision',
          id: newRequestId(parts),
          at: isoTime(parts),
          reference: sale.reference,
          paymentId: sale.id,
          amountCents: sale.amountCents,
          decision: decision ?? sale.pendingEnd ?? 'complete',
        }),
      ),
    );
  };

  return {
    settle: async () => {
      const due = ledger.accounts
        .pending()
        .filter(({ at }) => now() >= Date.parse(at) + pendingLife);
      if (due.length > 0) await end(due);
    },
    ask: async (saleId) => {
      const sale = ledger.accounts.pending().find(({ id }) => id === saleId);
      if (sale === undefined) return;
      const questions = (asked.get(saleId) ?? 0) + 1;
      asked.set(saleId, questions);
      if (questions >= patience) await end([sale]);
    },
    list: () => ledger.accounts.pending().map(waitingSale),
    decide: async ({ decision, reference }) => {
      const chosen = ledger.accounts
        .pending()
        .filter((sale) => reference === undefined || sale.reference === reference);
      if (chosen.length === 0) throw nothingPending();
      await end(chosen, decision);
      return chosen.map(waitingSale);
    },
    questions: () => patience,
    setQuestions: (questions) => {
      patience = questions;
    },
    clear: () => {
      asked.clear();
      patience = usualQuestions;
    },
  };
};

type SaleEnd = z.infer<typeof pendingSaleBody>['decision'];

const waitingSale = ({ id, at, reference, amountCents, person }: Sale): WaitingSale => ({
  id,
  at,
  reference,
  amountCents,
  person,
});

const nothingPending = (): GatewayRefusal =>
  new GatewayRefusal({
    status: 404,
    reason: 'NOT_PENDING',
    message: 'No such sale is pending.',
  });
