import { describe, expect, it } from 'vitest';
import type { RefusalCode } from '#adapters/http/wire/refusal-codes.ts';
import { failures as english } from '#application/messages/en-us/failures.ts';
import { failures as spanish } from '#application/messages/es/failures.ts';
import { silentOnMoney } from '#application/messages/silent-on-money.ts';
import type { PlacingFailure } from '#application/order/placing-outcome.ts';
import type { Language } from '#domain/locale/language.ts';
import type { DeclineGroup } from '#domain/payment/decline.ts';
import type { FailureTag } from '#ports/shop-failure.ts';
import { refusalTable } from '#server/api/refusal-table.ts';
import { declineTexts, paymentRefusals } from '#server/api/refusals/payment-refusals.ts';
import { paypalRefusals } from '#server/api/refusals/paypal-refusals.ts';
import { ruleWords } from '#server/order/show/story-words.ts';

/** What happened to the money. */
type Meaning = 'nothing-charged' | 'being-checked' | 'reversed';

const money: Readonly<Record<Meaning, Readonly<Record<Language, RegExp>>>> = {
  'nothing-charged': {
    'en-us': /[Nn]othing (more )?was charged/,
    es: /[Nn]o se cobró nada/,
  },
  'being-checked': {
    'en-us': /We are checking .*charged once at most/,
    es: /Estamos comprobando .*Se te cobra una vez como máximo/,
  },
  reversed: {
    'en-us': /Nothing was charged; what your bank holds for it is released/,
    es: /No se cobró nada; lo que tu banco retiene se libera/,
  },
};

/** What to do next. */
const next: Readonly<Record<Language, RegExp>> = {
  'en-us': /\b(please|try|choose|approve|press|place the order)\b/i,
  es: /(revisa|prueba|vuelve|inténtalo|espera|elige|usa|empieza|confírmalo|paga|apruébalo|aprueba|haz|termina|pide)/i,
};

const declined: Readonly<Record<DeclineGroup, Meaning>> = {
  'billing-address': 'reversed',
  'security-code': 'reversed',
  expiry: 'nothing-charged',
  funds: 'nothing-charged',
  declined: 'nothing-charged',
  temporary: 'nothing-charged',
  authentication: 'nothing-charged',
  duplicate: 'nothing-charged',
  'funding-source': 'nothing-charged',
  'payment-account': 'nothing-charged',
};

/** Every way a payment ends without an order, but declines: a payment refusal without a row fails. */
const refused: Partial<Readonly<Record<RefusalCode, Meaning>>> = {
  ...Object.fromEntries(
    Object.keys({ ...paymentRefusals, ...paypalRefusals }).map((code) => [code, 'nothing-charged']),
  ),
  PRICE_CHANGED: 'nothing-charged',
  STOCK_CHANGED: 'nothing-charged',
  GOODS_ON_HOLD: 'nothing-charged',
  TAX_UNKNOWN: 'nothing-charged',
  ORDER_IN_PROGRESS: 'being-checked',
};

const failed = {
  CardDeclined: 'nothing-charged',
  PaymentRefused: 'nothing-charged',
  SavedCardGone: 'nothing-charged',
  ChallengeRequired: 'nothing-charged',
  BankUnanswered: 'nothing-charged',
  GiftCardChanged: 'nothing-charged',
  PriceChanged: 'nothing-charged',
  QuoteRefused: 'nothing-charged',
  GoodsOnHold: 'nothing-charged',
  TaxUnknown: 'nothing-charged',
  OrderTooLarge: 'nothing-charged',
  AlreadyOrdered: 'nothing-charged',
  AttemptOver: 'nothing-charged',
  AttemptReused: 'nothing-charged',
  OrderInProgress: 'being-checked',
  OrderUnanswered: 'being-checked',
  CardRejectedByVault: 'nothing-charged',
  VaultTimeout: 'nothing-charged',
  VaultUnreachable: 'nothing-charged',
  VaultMisconfigured: 'nothing-charged',
  PaymentSessionExpired: 'nothing-charged',
  ExtensionLimitReached: 'nothing-charged',
  AccountSessionFailed: 'nothing-charged',
  RedirectRefused: 'nothing-charged',
  AccountDetailsFailed: 'nothing-charged',
  ApprovalCancelled: 'nothing-charged',
  ApprovalInvalid: 'nothing-charged',
  AccountOrderMissing: 'nothing-charged',
} as const satisfies Partial<Record<FailureTag, Meaning>>;

const bundles = { 'en-us': english, es: spanish } as const;
const both = ['en-us', 'es'] as const;

/** What only one method has to do with; a bank is behind a card, and not behind every PayPal account. */
const methodWords = /\b(cards?|tarjetas?|banks?|bancos?|paypal|apple|accounts?|cuentas?)\b/i;

/** Words that only say what happened: the shopper asked for it, or the next step stands on the screen. */
const endsThere: readonly string[] = ['ApprovalCancelled', 'STOCK_CHANGED'];

const expectToSay = (
  name: string,
  words: Readonly<Record<Language, string>>,
  meaning: Meaning,
): void => {
  for (const language of both) {
    expect(words[language]).toMatch(money[meaning][language]);
    if (!endsThere.includes(name)) expect(words[language]).toMatch(next[language]);
  }
};

type RefusedTag = Exclude<
  PlacingFailure['_tag'],
  'PriceChanged' | 'ItemsUnavailable' | 'OrderInProgress' | 'OrderUnanswered' | 'AttemptReused'
>;

/** Every way a press on “Place order” is refused; the others have pages of their own. */
const everyRefusal: Readonly<Record<RefusedTag, true>> = {
  AccountOrderMissing: true,
  AddressNotServiceable: true,
  AlreadyOrdered: true,
  AnswerUnreadable: true,
  ApprovalInvalid: true,
  AttemptOver: true,
  BankUnanswered: true,
  CardDeclined: true,
  CartEmpty: true,
  ChallengeRequired: true,
  CouponRefused: true,
  GiftCardChanged: true,
  GoodsOnHold: true,
  HandshakeMissing: true,
  InputRefused: true,
  NotSignedIn: true,
  OrderTooLarge: true,
  PaymentAccountGone: true,
  PaymentRefused: true,
  PaymentSessionExpired: true,
  QuantityRefused: true,
  QuoteMissing: true,
  QuoteRefused: true,
  RequestRefused: true,
  SavedCardGone: true,
  SessionExpired: true,
  ShopFailed: true,
  ShopRefused: true,
  ShopUnreachable: true,
  StepNotReady: true,
  TaxUnknown: true,
  TooManyAttempts: true,
};

describe('a payment that fails says what happened to the money, and what to do next', () => {
  it.each(Object.entries(declined))('[PAY-24] declined, %s: %s', (group, meaning) => {
    const key = `decline.${group}` as `decline.${DeclineGroup}`;
    expectToSay(group, { 'en-us': english[key], es: spanish[key] }, meaning);
    expectToSay(group, declineTexts[group as DeclineGroup], meaning);
  });

  it.each(['temporary', 'duplicate'] as const)(
    '[PAY-24] declined, %s: true for a card, for PayPal and for a wallet',
    (group) => {
      for (const language of both) {
        expect(bundles[language][`decline.${group}`]).not.toMatch(methodWords);
        expect(declineTexts[group][language]).not.toMatch(methodWords);
        expect(ruleWords[`declined-${group}`][language]).not.toMatch(methodWords);
      }
    },
  );

  it.each(Object.entries(refused))('refused with %s: %s', (code, meaning) => {
    const { words } = refusalTable[code as RefusalCode];
    // Of a decline by its group, above.
    if (typeof words !== 'function') expectToSay(code, words, meaning);
  });

  it.each(Object.entries(failed))('failed as %s: %s', (tag, meaning) => {
    const words = (language: Language) => bundles[language][tag as keyof typeof failed];
    expectToSay(tag, { 'en-us': words('en-us'), es: words('es') }, meaning);
  });

  it.each(Object.keys(everyRefusal) as RefusedTag[])(
    'an order refused as %s: its own sentence says it, or the page beside it',
    (tag) => {
      for (const language of both) {
        const saysIt = money['nothing-charged'][language].test(bundles[language][tag]);
        expect(saysIt).toBe(!silentOnMoney.has(tag));
      }
    },
  );

  it('can fail: a sentence without the money, or without a next step', () => {
    const silent = { 'en-us': 'Your card was declined.', es: 'Tu tarjeta fue rechazada.' };
    expect(() => expectToSay('x', silent, 'nothing-charged')).toThrow();
    const idle = { 'en-us': 'Nothing was charged.', es: 'No se cobró nada.' };
    expect(() => expectToSay('x', idle, 'nothing-charged')).toThrow();
  });
});
