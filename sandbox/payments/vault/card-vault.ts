import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import type { PublishedTestCard } from '#domain/payment/published-test-cards.ts';
import { testCardBy } from '#sandbox/payments/gateway/test-cards.ts';
import { writePrivately } from '#sandbox/payments/keys/private-file.ts';

const vaultedCard = z.object({
  customerId: z.string(),
  instrumentId: z.string(),
  /** The same for the same number, whoever keeps it. */
  identifierId: z.string(),
  expirationMonth: z.string(),
  expirationYear: z.string(),
});

export type VaultedCard = z.infer<typeof vaultedCard>;

export interface CardToKeep {
  readonly number: string;
  readonly expirationMonth: string;
  readonly expirationYear: string;
  /** A customer of before; a new one is made without. */
  readonly customerId?: string | undefined;
}

/** Cards a merchant may charge again; numbers are not kept, published cards are known without. */
export interface CardVault {
  keep(card: CardToKeep): Promise<VaultedCard>;
  find(customerId: string, instrumentId: string): VaultedCard | undefined;
  /** False when there is no such card. */
  remove(customerId: string, instrumentId: string): Promise<boolean>;
  reset(): Promise<void>;
}

export const openCardVault = async (path: string): Promise<CardVault> => {
  let cards = await readCards(path);
  let writing: Promise<void> = Promise.resolve();
  const save = (): Promise<void> => {
    const text = JSON.stringify(cards);
    writing = writing.then(() => writePrivately(path, text));
    return writing;
  };
  const isThis = (customerId: string, instrumentId: string) => (card: VaultedCard) =>
    card.customerId === customerId && card.instrumentId === instrumentId;
  return {
    keep: async ({ number, customerId = newId(), ...expiry }) => {
      const instrumentId = newId();
      const card = { customerId, instrumentId, identifierId: identifierOf(number), ...expiry };
      cards = [...cards, card];
      await save();
      return card;
    },
    find: (customerId, instrumentId) => cards.find(isThis(customerId, instrumentId)),
    remove: async (customerId, instrumentId) => {
      const left = cards.filter((card) => !isThis(customerId, instrumentId)(card));
      if (left.length === cards.length) return false;
      cards = left;
      await save();
      return true;
    },
    reset: () => {
      cards = [];
      return save();
    },
  };
};

/** The published card behind a kept one. */
export const publishedIn = ({ identifierId }: VaultedCard): PublishedTestCard | undefined =>
  testCardBy(({ number }) => identifierOf(number) === identifierId);

const readCards = async (path: string): Promise<readonly VaultedCard[]> => {
  try {
    return z.array(vaultedCard).parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return [];
    throw cause;
  }
};

/** 32 hexadecimal digits, as the real vault's ids are. */
const newId = (): string => randomBytes(16).toString('hex').toUpperCase();
const identifierOf = (number: string): string =>
  createHash('sha256').update(`card:${number}`).digest('hex').slice(0, 32).toUpperCase();
