import * as z from 'zod/mini';
import { fillBlanks } from '#application/messages/message.ts';
import { amount, parseFlags } from '#cli/input/parse.ts';
import { placeAmong } from '#cli/input/state-flag.ts';
import { oneOf } from '#cli/report/choice.ts';
import { badUsage } from '#cli/report/command-failure.ts';
import type { Words } from '#cli/words/words.ts';

const text = z.string();
const given = z.optional(text);
/** Printable ASCII, as a header takes it. */
const key = text.check(z.regex(/^[\x21-\x7e]{1,190}$/));

/** As a bank's page takes one: letters and digits. */
const code = text.check(z.regex(/^[\dA-Za-z]{1,20}$/));

const placeFlags = z.object({
  ...{ email: given, phone: given, firstName: given, lastName: given },
  ...{ address: given, addressDetails: given, city: given, zip: given },
  state: z.optional(z.array(text)),
  savedAddress: given,
  giftCard: z.optional(z.array(text)),
  card: given,
  applePay: z.optional(z.union([z.boolean(), text])),
  challenge: z.optional(code),
  savedCard: given,
  saveCard: z.optional(z.boolean()),
  paypal: z.optional(z.union([z.boolean(), text])),
  paypalAccount: given,
  keepPaypal: z.optional(z.boolean()),
  paypalAddress: z.optional(z.boolean()),
  nameOnCard: given,
  gift: given,
  giftOrder: z.optional(z.boolean()),
  addressAsEntered: z.optional(z.boolean()),
  idempotencyKey: z.optional(key),
  total: given,
  dryRun: z.optional(z.boolean()),
});
type PlaceFlags = z.output<typeof placeFlags>;

/** The contact and address that were given; the account may have the rest. */
export interface TypedDelivery {
  readonly email: string | undefined;
  readonly phone: string | undefined;
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
  readonly address: string | undefined;
  readonly addressDetails: string | undefined;
  readonly city: string | undefined;
  readonly state: string | undefined;
  readonly zip: string | undefined;
}

/** A person of the sandbox who approves, or an account that was kept. */
export type PaypalPayment =
  | {
      readonly person: string;
      readonly keepAccount: boolean;
      /** Ship to the person's address at PayPal. */
      readonly validateAddress: boolean;
    }
  | { readonly paymentAccountId: string };

export interface PlaceRequest {
  readonly typed: TypedDelivery;
  /** Id of a stored address, or `default`. */
  readonly savedAddress?: string;
  readonly giftOrder: boolean;
  readonly giftMessage?: string;
  readonly addressAsEntered: boolean;
  readonly nameOnCard?: string;
  /** Codes, or `-` for standard input. */
  readonly giftCards: readonly string[];
  readonly card?: string;
  /** Whose Apple Pay pays. */
  readonly applePay?: string;
  /** What the bank's question is answered with. */
  readonly challenge?: string;
  /** Number of a saved card, or `default`. */
  readonly savedCard?: string;
  readonly saveCard: boolean;
  /** How PayPal pays; absent: a card does. */
  readonly paypal?: PaypalPayment;
  readonly idempotencyKey?: string;
  /** Dollars the shopper agreed to. */
  readonly total?: number;
  readonly dryRun: boolean;
}

/** The flags of `checkout place` in the form the use cases take. The use cases check the rules. */
export const readPlaceRequest = (
  input: unknown,
  known: { readonly aliases: readonly string[]; readonly people: readonly string[] },
  words: Words,
): PlaceRequest => {
  const flags = parseFlags(placeFlags, input, words);
  const { card, idempotencyKey, savedAddress, savedCard, nameOnCard, gift } = flags;
  const { aliases, people } = known;
  const applePay = flags.applePay === true ? people[0] : flags.applePay || undefined;
  if (card !== undefined && !aliases.includes(card)) {
    // The value is not repeated: somebody may have typed a card number here.
    throw badUsage(fillBlanks(words['error.cardAlias'], { choices: aliases.join(', ') }), 'card');
  }
  if (applePay !== undefined) oneOf('--apple-pay', applePay, people, words);
  refuseTwoWishes(flags, words);
  return {
    typed: { ...typedDelivery(flags), state: placeAmong(flags.state ?? []) },
    addressAsEntered: flags.addressAsEntered === true,
    saveCard: flags.saveCard === true,
    giftCards: flags.giftCard ?? [],
    giftOrder: flags.giftOrder === true,
    dryRun: flags.dryRun === true,
    ...(savedAddress !== undefined && { savedAddress }),
    ...(gift !== undefined && { giftMessage: gift }),
    ...(nameOnCard !== undefined && { nameOnCard }),
    ...(card !== undefined && { card }),
    ...(applePay !== undefined && { applePay }),
    ...(savedCard !== undefined && { savedCard }),
    ...(flags.challenge !== undefined && { challenge: flags.challenge }),
    ...paypalPayment(flags),
    // The shop requires at least eight characters; people choose shorter names.
    ...(idempotencyKey !== undefined && { idempotencyKey: `crunch:${idempotencyKey}` }),
    ...(flags.total !== undefined && { total: amount(flags.total, '--total', words) }),
  };
};

const typedDelivery = (flags: PlaceFlags): Omit<TypedDelivery, 'state'> => ({
  email: flags.email,
  phone: flags.phone,
  firstName: flags.firstName,
  lastName: flags.lastName,
  address: flags.address,
  addressDetails: flags.addressDetails,
  city: flags.city,
  zip: flags.zip,
});

/** Two cards or two addresses are refused, because only one can be used. */
const refuseTwoWishes = (flags: PlaceFlags, words: Words): void => {
  const { card, savedCard, saveCard, address, savedAddress, applePay } = flags;
  const paypal = [flags.paypal, flags.paypalAccount].filter((wish) => wish !== undefined);
  const isCard = card !== undefined || savedCard !== undefined || saveCard === true;
  const pairs = [
    { name: '--card', other: '--saved-card', both: card !== undefined && savedCard !== undefined },
    { name: '--save-card', other: '--saved-card', both: saveCard && savedCard !== undefined },
    { name: '--paypal', other: '--paypal-account', both: paypal.length > 1 },
    { name: '--paypal', other: '--card', both: paypal.length > 0 && isCard },
    {
      name: '--address',
      other: '--saved-address',
      both: address !== undefined && savedAddress !== undefined,
    },
  ];
  const byWallet = applePay !== undefined && applePay !== false;
  const besideWallet = Object.entries({
    '--card': card,
    '--saved-card': savedCard,
    '--address': address,
    '--saved-address': savedAddress,
    '--gift-card': flags.giftCard,
    '--paypal': flags.paypal,
    '--paypal-account': flags.paypalAccount,
    '--total': flags.total,
    '--dry-run': flags.dryRun,
  }).map(([other, value]) => ({
    name: '--apple-pay',
    other,
    both: byWallet && value !== undefined,
  }));
  const found = [...pairs, ...besideWallet].find(({ both }) => both);
  if (found === undefined) return;
  const { name, other } = found;
  throw badUsage(fillBlanks(words['error.together'], { name, other }), other.slice(2));
};

const paypalPayment = (flags: PlaceFlags): { readonly paypal?: PaypalPayment } => {
  const { paypal, paypalAccount, keepPaypal, paypalAddress } = flags;
  if (paypalAccount !== undefined) return { paypal: { paymentAccountId: paypalAccount } };
  if (paypal === undefined || paypal === false) return {};
  return {
    paypal: {
      person: paypal === true ? 'buyer-ok' : paypal,
      keepAccount: keepPaypal === true,
      validateAddress: paypalAddress === true,
    },
  };
};
