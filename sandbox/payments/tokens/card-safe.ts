import { createHash, createHmac } from 'node:crypto';
import { seal, unseal } from '#sandbox/payments/keys/sealing.ts';
import { type CardData, cardData } from '#sandbox/payments/tokens/card-data.ts';

/**
 * Card data between token and authorisation: in memory only, each encrypted with its token id.
 * Neither ids nor keys are stored, so only the holder of the token can decrypt it.
 */
export interface CardSafe {
  keep(tokenId: string, card: CardData, until: number): void;
  open(tokenId: string): CardData | undefined;
  drop(tokenId: string): void;
  /** Runs tasks of one token one after the other, so that it pays once. */
  inTurn<Result>(tokenId: string, task: () => Promise<Result>): Promise<Result>;
  sweep(): void;
  clear(): void;
}

export const makeCardSafe = (now: () => number): CardSafe => {
  const sealed = new Map<string, { readonly text: string; readonly until: number }>();
  const turns = new Map<string, Promise<unknown>>();

  return {
    keep: (tokenId, card, until) => {
      sealed.set(labelOf(tokenId), { text: seal(keyOf(tokenId), JSON.stringify(card)), until });
    },
    open: (tokenId) => {
      const found = sealed.get(labelOf(tokenId));
      if (found === undefined || found.until <= now()) return undefined;
      const text = unseal(keyOf(tokenId), found.text);
      return text === undefined ? undefined : cardData.parse(JSON.parse(text));
    },
    drop: (tokenId) => {
      sealed.delete(labelOf(tokenId));
    },
    inTurn: async (tokenId, task) => {
      const label = labelOf(tokenId);
      const before = turns.get(label) ?? Promise.resolve();
      const mine = before.then(task, task);
      turns.set(label, mine);
      try {
        return await mine;
      } finally {
        if (turns.get(label) === mine) turns.delete(label);
      }
    },
    sweep: () => {
      for (const [label, { until }] of sealed) if (until <= now()) sealed.delete(label);
    },
    clear: () => sealed.clear(),
  };
};

const labelOf = (tokenId: string): string => createHash('sha256').update(tokenId).digest('hex');
const keyOf = (tokenId: string): Buffer => createHmac('sha256', tokenId).update('card').digest();
