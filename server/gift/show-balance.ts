import { randomBytes } from 'node:crypto';
import { endOfCode, giftCode } from '#domain/gift/gift-code.ts';
import type { SpendableGiftCard } from '#domain/gift/gift-tender.ts';
import { fingerprint } from '#server/base/host/fingerprint.ts';
import {
  type CountedLimit,
  returnAttempts,
  takeAttempts,
} from '#server/base/limits/attempt-limits.ts';
import { requireTurn } from '#server/base/limits/call-limit.ts';
import type { GiftCardLimits } from '#server/base/limits/gift-card-limits.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { isRefusal, type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import { findGiftCard, nameGiftCard } from '#server/data/gift/gift-card-refs.ts';

/** Who asks about a code. */
export interface GiftCardAsker {
  readonly accountId?: string | undefined;
  /** The fingerprint of a guest's tempUserID: the card gets a ref for it. */
  readonly actorHash?: string | undefined;
  readonly clientAddress: string;
}

export type ShownGiftCard = Omit<SpendableGiftCard, 'cardRef'> &
  Partial<Pick<SpendableGiftCard, 'cardRef'>>;

/**
 * What is on the card of a code. A code is counted before it is looked at; a right one is taken
 * back. Every wrong one takes the same way and gets the same answer, and above the limit right ones
 * do too (D-GIFT-08). The code goes no further than this function.
 */
export const showBalance = async (
  { db, clock, limits }: Pick<ShopParts, 'db' | 'clock' | 'limits'>,
  typed: string,
  asker: GiftCardAsker,
): Promise<ShownGiftCard | Refusal> => {
  const turn = await requireTurn({ db, clock }, limits.giftCardsOfAddress, asker.clientAddress);
  if (isRefusal(turn)) return turn;
  const now = clock.now();
  const counted = guessLimits(limits, asker);
  const taken = await takeAttempts(db, counted, now);
  if (isRefusal(taken)) return taken;
  const code = giftCode(typed);
  const found = await findGiftCard(db, fingerprint(code));
  if (found === undefined) return refuse('GIFT_CARD_UNKNOWN');
  await returnAttempts(db, counted, now);
  const last4 = endOfCode(code);
  const { giftCardId, balance } = found;
  const { actorHash } = asker;
  if (actorHash === undefined) return { last4, balance };
  const ref = { cardRef: newCardRef(), giftCardId, actorHash, last4, at: new Date(now) };
  return { cardRef: await nameGiftCard(db, ref), last4, balance };
};

/** Whoever says nothing about themselves is known by their address alone. */
const guessLimits = (
  { giftCardMissesOfShopper, giftCardMissesOfAddress }: GiftCardLimits,
  { accountId, actorHash, clientAddress }: GiftCardAsker,
): readonly CountedLimit[] => {
  const guesser = accountId ?? actorHash ?? clientAddress;
  return [
    [giftCardMissesOfShopper, fingerprint(guesser)],
    [giftCardMissesOfAddress, fingerprint(clientAddress)],
  ];
};

/** 128 random bits. */
const newCardRef = (): string => randomBytes(16).toString('base64url');
