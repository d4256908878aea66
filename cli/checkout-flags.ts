import * as z from 'zod/mini';
import { fillBlanks } from '#application/messages/message.ts';
import type { ShippingEntry } from '#application/use-cases.ts';
import { amount, parseFlags } from '#cli/parse.ts';
import { placeAmong } from '#cli/state-flag.ts';
import { badUsage } from '#cli/trouble.ts';
import type { Words } from '#cli/words/words.ts';

const text = z.string();
/** Printable ASCII, as a header takes it. */
const key = text.check(z.regex(/^[\x21-\x7e]{1,190}$/));

const placeFlags = z.object({
  email: text,
  phone: text,
  firstName: text,
  lastName: text,
  address: text,
  addressDetails: z.optional(text),
  city: text,
  state: z.array(text),
  zip: text,
  card: z.optional(text),
  nameOnCard: z.optional(text),
  gift: z.optional(text),
  addressAsEntered: z.optional(z.boolean()),
  idempotencyKey: z.optional(key),
  total: z.optional(text),
  dryRun: z.optional(z.boolean()),
});

export interface PlaceWish {
  readonly entry: ShippingEntry;
  readonly nameOnCard: string;
  readonly card?: string;
  readonly idempotencyKey?: string;
  /** Dollars the shopper agreed to. */
  readonly total?: number;
  readonly dryRun: boolean;
}

/** The flags of `checkout place` as what the use cases take. The rules are theirs to check. */
export const readPlaceWish = (
  input: unknown,
  aliases: readonly string[],
  words: Words,
): PlaceWish => {
  const flags = parseFlags(placeFlags, input, words);
  const state = placeAmong(flags.state);
  if (state === undefined) {
    throw badUsage(fillBlanks(words['error.missingOption'], { name: '--state' }), 'state');
  }
  const { card, idempotencyKey } = flags;
  if (card !== undefined && !aliases.includes(card)) {
    // Never repeated: somebody may have typed a card number here.
    throw badUsage(fillBlanks(words['error.cardAlias'], { choices: aliases.join(', ') }), 'card');
  }
  const dryRun = flags.dryRun === true;
  return {
    entry: {
      email: flags.email,
      phoneNumber: flags.phone,
      shipping: {
        firstName: flags.firstName,
        lastName: flags.lastName,
        address: flags.address,
        addressDetails: flags.addressDetails ?? '',
        city: flags.city,
        state,
        zipcode: flags.zip,
      },
      ...(flags.gift === undefined ? {} : { giftMessage: flags.gift }),
      ...(flags.addressAsEntered ? { addressChoice: 'as-entered' as const } : {}),
    },
    nameOnCard: flags.nameOnCard ?? `${flags.firstName} ${flags.lastName}`,
    ...(card === undefined ? {} : { card }),
    // The shop wants at least eight characters; people name their orders shorter.
    ...(idempotencyKey === undefined ? {} : { idempotencyKey: `crunch:${idempotencyKey}` }),
    ...(flags.total === undefined ? {} : { total: amount(flags.total, '--total', words) }),
    dryRun,
  };
};
