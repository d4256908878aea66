import { randomUUID } from 'node:crypto';
import type * as z from 'zod';
import { GatewayRefusal } from '#sandbox/payments/gateway/gateway-refusal.ts';
import { brandOf, testCardOf } from '#sandbox/payments/gateway/test-cards.ts';
import { authorizedContact, redactedContact } from '#sandbox/wallets/people/shown-contact.ts';
import { type WalletPerson, walletPersonNamed } from '#sandbox/wallets/people/wallet-people.ts';
import type { PaymentRequest, sheetRequest } from '#sandbox/wallets/sheets/sheet-request.ts';
import type { Wallet } from '#sandbox/wallets/start-wallet.ts';
import { makePaymentData } from '#sandbox/wallets/tokens/make-payment-data.ts';

/** Payment sheets: what a person is asked, and what they allow. */
export interface Sheets {
  /** Uses the merchant session up. */
  open(asked: z.output<typeof sheetRequest>): ShownSheet;
  /** Another person takes the device. */
  choose(sheetId: string, person: string): ShownSheet;
  /** The person presses Pay: a new token each time, or they change their mind. */
  authorize(sheetId: string, amountCents: number): Promise<Authorized>;
  clear(): void;
}

/** What a page learns before the payment is authorised. */
interface ShownSheet {
  readonly sheetId: string;
  readonly person: string;
  readonly shippingContact?: ReturnType<typeof redactedContact>;
  readonly paymentMethod: { readonly network: string; readonly type: 'credit' };
}

type Authorized =
  | { readonly cancelled: true }
  | { readonly payment: Awaited<ReturnType<typeof paymentOf>> };

interface Sheet {
  readonly id: string;
  readonly request: PaymentRequest;
  readonly person: WalletPerson;
  /** Unix ms. */
  readonly expiresAt: number;
}

/** Nobody looks at a sheet for longer, ms. */
const patience = 60 * 60_000;
/** Device accounts are good until then, YYMMDD. */
const accountExpiry = '391231';

export const makeSheets = (wallet: Wallet, now: () => number): Sheets => {
  const sheets = new Map<string, Sheet>();

  const found = (sheetId: string): Sheet => {
    const sheet = sheets.get(sheetId);
    if (sheet === undefined || sheet.expiresAt <= now()) {
      throw refusal(404, 'SHEET_UNKNOWN', 'There is no such payment sheet.');
    }
    return sheet;
  };
  const show = (sheet: Sheet): ShownSheet => {
    const shown = shownSheet(sheet);
    sheets.set(sheet.id, sheet);
    return shown;
  };

  return {
    open: ({ person, merchantSession, request, domain }) => {
      for (const [id, { expiresAt }] of sheets) if (expiresAt <= now()) sheets.delete(id);
      const fault = wallet.merchantSessions.use(merchantSession, domain);
      if (fault !== undefined) throw refusal(409, fault, 'The merchant session cannot be used.');
      const expiresAt = now() + patience;
      return show({ id: randomUUID(), request, person: personNamed(person), expiresAt });
    },
    choose: (sheetId, person) => show({ ...found(sheetId), person: personNamed(person) }),
    authorize: async (sheetId, amountCents) => {
      const sheet = found(sheetId);
      if (sheet.person.cancelsLate) {
        sheets.delete(sheetId);
        return { cancelled: true };
      }
      return { payment: await paymentOf(wallet, sheet, { amountCents, now: now() }) };
    },
    clear: () => sheets.clear(),
  };
};

const personNamed = (name: string): WalletPerson => {
  const person = walletPersonNamed(name);
  if (person === undefined) throw refusal(400, 'PERSON_UNKNOWN', `Nobody is called ${name}.`);
  return person;
};

/** Names of networks as pages know them, and as tokens do. */
const networks = new Map([
  ['VISA', { asked: 'visa', told: 'Visa' }],
  ['MASTERCARD', { asked: 'masterCard', told: 'MasterCard' }],
  ['AMEX', { asked: 'amex', told: 'AmEx' }],
  ['DISCOVER', { asked: 'discover', told: 'Discover' }],
]);

const cardOf = ({ cardNumber }: WalletPerson) => {
  const card = testCardOf(cardNumber);
  const network = card && networks.get(brandOf(card).network);
  if (network === undefined) throw new Error('A person of the wallet has no card for it.');
  return network;
};

const shownSheet = ({ id, person, request }: Sheet): ShownSheet => {
  const { asked, told } = cardOf(person);
  if (!request.supportedNetworks.includes(asked)) {
    throw refusal(409, 'NO_SUITABLE_CARD', `${person.name} has no card of a network you take.`);
  }
  const shippingContact = redactedContact(person.contact, request.requiredShippingContactFields);
  return {
    sheetId: id,
    person: person.name,
    ...(shippingContact !== undefined && { shippingContact }),
    paymentMethod: { network: told, type: 'credit' },
  };
};

const paymentOf = async (
  { keys }: Wallet,
  { person, request }: Sheet,
  about: { readonly amountCents: number; readonly now: number },
) => {
  const { told: network } = cardOf(person);
  const payment = { accountNumber: person.cardNumber, expiry: accountExpiry, ...about };
  const paymentData = await makePaymentData(keys, payment);
  const shippingContact = authorizedContact(person.contact, request.requiredShippingContactFields);
  const billingContact = authorizedContact(person.contact, request.requiredBillingContactFields);
  const displayName = `${network} ${person.cardNumber.slice(-4)}`;
  return {
    token: {
      paymentData,
      paymentMethod: { displayName, network, type: 'credit' },
      transactionIdentifier: paymentData.header.transactionId,
    },
    ...(shippingContact !== undefined && { shippingContact }),
    ...(billingContact !== undefined && { billingContact }),
  };
};

const refusal = (status: number, reason: string, message: string): GatewayRefusal =>
  new GatewayRefusal({ status, reason, message });
