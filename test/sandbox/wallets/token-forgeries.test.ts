import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WalletKeys } from '#sandbox/wallets/certificates/wallet-folder.ts';
import { openPaymentData } from '#sandbox/wallets/tokens/open-payment-data.ts';
import type { PaymentData } from '#sandbox/wallets/tokens/payment-data.ts';
import { tokenWith, walletKeysUnderTest } from '#test/sandbox/wallets/tokens-under-test.ts';

let keys: WalletKeys;
let remove: () => Promise<void>;
let one: PaymentData;
let other: PaymentData;
beforeAll(async () => {
  ({ keys, remove } = await walletKeysUnderTest());
  [one, other] = await Promise.all([tokenWith(keys), tokenWith(keys, { card: 'amex-ok' })]);
});
afterAll(() => remove?.());

const open = (text: string) =>
  openPaymentData(keys, text, { amountCents: 2347, now: Date.now() }).fault;

/** The parts of a token, and how each is written as text. */
const parts = [
  ['data', 'base64'],
  ['signature', 'base64'],
  ['ephemeralPublicKey', 'base64'],
  ['publicKeyHash', 'base64'],
  ['transactionId', 'hex'],
] as const;
type Part = (typeof parts)[number][0];

const partOf = (token: PaymentData, part: Part): string =>
  part === 'data' || part === 'signature' ? token[part] : token.header[part];
const withPart = (token: PaymentData, part: Part, text: string): PaymentData =>
  part === 'data' || part === 'signature'
    ? { ...token, [part]: text }
    : { ...token, header: { ...token.header, [part]: text } };

describe('a wallet token', () => {
  it('opens as it was made', () => {
    for (const token of [one, other]) expect(open(JSON.stringify(token))).toBeUndefined();
  });

  it('[WALLET-01] is refused with any one bit of any part changed', () => {
    const bit = fc.record({
      part: fc.constantFrom(...parts),
      place: fc.nat({ max: 1_000_000 }),
      mask: fc.constantFrom(1, 2, 4, 8, 16, 32, 64, 128),
    });
    fc.assert(
      fc.property(bit, ({ part: [part, encoding], place, mask }) => {
        const bytes = Buffer.from(partOf(one, part), encoding);
        const at = place % bytes.length;
        bytes[at] = (bytes[at] ?? 0) ^ mask;
        expect(open(JSON.stringify(withPart(one, part, bytes.toString(encoding))))).toBeDefined();
      }),
      { numRuns: 400 },
    );
  });

  it('[WALLET-01] is refused with any one character of its text changed', () => {
    const text = JSON.stringify(one);
    const change = fc.record({
      place: fc.nat({ max: text.length - 1 }),
      by: fc.constantFrom(...'Aa0/="}'),
    });
    fc.assert(
      fc.property(change, ({ place, by }) => {
        const changed = `${text.slice(0, place)}${by}${text.slice(place + 1)}`;
        expect(changed === text || open(changed) !== undefined).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  it('[WALLET-01] is refused with any part of another token, or cut short', () => {
    for (const [part, encoding] of parts) {
      const foreign = partOf(other, part);
      if (foreign !== partOf(one, part)) {
        expect([part, open(JSON.stringify(withPart(one, part, foreign)))]).not.toEqual([
          part,
          undefined,
        ]);
      }
      const short = Buffer.from(partOf(one, part), encoding).subarray(1).toString(encoding);
      expect([part, open(JSON.stringify(withPart(one, part, short)))]).not.toEqual([
        part,
        undefined,
      ]);
    }
  });

  it('[WALLET-01] is refused with application data nobody signed', () => {
    const header = { ...one.header, applicationData: 'ab'.repeat(32) };
    expect(open(JSON.stringify({ ...one, header }))).toBe('SIGNATURE_INVALID');
  });
});
