import * as z from 'zod';
import { cardBrands, detectCardBrands, passesLuhn } from '#domain/payment/card-brands.ts';
import { GatewayRefusal } from '#sandbox/payments/gateway/gateway-refusal.ts';
import { testCardOf } from '#sandbox/payments/gateway/test-cards.ts';

const digits = (longest: number) => z.string().regex(/^\d*$/).max(longest);

/** Card data as it comes out of the envelope; every part may be missing. */
export const cardData = z.object({
  number: digits(19).optional(),
  securityCode: digits(4).optional(),
  expirationMonth: z.string().max(2).optional(),
  expirationYear: z.string().max(4).optional(),
  type: z.string().max(3).optional(),
});

export type CardData = z.infer<typeof cardData>;

/** Reasons are those createToken reports, so that the script passes them on unchanged. */
const refuse = (reason: string, location: string, message: string): GatewayRefusal =>
  new GatewayRefusal({
    reason: `CREATE_TOKEN_VALIDATION_${reason}`,
    message: 'The card data was refused.',
    details: [{ field: location, reason: message }],
  });

/** Throws unless the card may become a token: published, of an allowed brand, not run out. */
export const requireGoodCard = (
  card: CardData,
  allowedNetworks: readonly string[],
  now: number,
): void => {
  if (!card.number && !card.securityCode) throw refuse('FIELDS', 'number', 'is empty');
  if (card.number) requireGoodNumber(card.number, allowedNetworks);
  requireGoodCode(card);
  requireGoodExpiry(card, now);
  const brands = card.number ? detectCardBrands(card.number) : cardBrands;
  if (card.type !== undefined && !brands.some(({ code }) => code === card.type)) {
    throw refuse('PARAMS', 'type', 'is not a type of this card');
  }
};

const requireGoodNumber = (number: string, allowedNetworks: readonly string[]): void => {
  if (!passesLuhn(number)) throw refuse('FIELDS', 'number', 'is not a card number');
  const published = testCardOf(number);
  if (published === undefined) {
    throw refuse('SERVERSIDE', 'number', 'is not a published test card; this is a sandbox');
  }
  if (!allowedNetworks.includes(published.network)) {
    throw refuse('SERVERSIDE', 'number', 'is of a brand that is not taken');
  }
};

const requireGoodCode = ({ number, securityCode }: CardData): void => {
  if (!securityCode) return;
  const brands = number ? detectCardBrands(number) : cardBrands;
  if (!brands.some((brand) => brand.securityCode.length === securityCode.length)) {
    throw refuse('FIELDS', 'securityCode', 'has the wrong length');
  }
};

const requireGoodExpiry = (card: CardData, now: number): void => {
  const { expirationMonth: month, expirationYear: year } = card;
  if (month === undefined && year === undefined) return;
  if (!/^(0[1-9]|1[0-2])$/.test(month ?? '')) {
    throw refuse('PARAMS', 'expirationMonth', 'is not a month of two digits');
  }
  if (!/^20\d\d$/.test(year ?? '')) {
    throw refuse('PARAMS', 'expirationYear', 'is not a year of four digits');
  }
  // A card is good to the end of its month, wherever on earth that is (UTC-12).
  const endOfMonth = Date.UTC(Number(year), Number(month), 1, 12);
  if (endOfMonth <= now) throw refuse('PARAMS', 'expirationYear', 'has passed');
};
