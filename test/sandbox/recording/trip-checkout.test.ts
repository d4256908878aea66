import { describe, expect, it } from 'vitest';
import type { CallFacts } from '#adapters/http/wire/tools/recorded-call.ts';
import { scenarioOf } from '#sandbox/recording/trip/scenario-of.ts';
import {
  address,
  card,
  empty,
  order,
  placed,
  shipping,
  stepsOf,
  type Told,
  trip,
} from '#test/sandbox/recording/trip-parts.ts';

describe('the checkout of a recorded trip', () => {
  it('[CLI-03] answers the bank as the shopper did', () => {
    const waits: CallFacts = { is: 'place', outcome: 'waiting-for-bank' };
    const asked: CallFacts = { ...card, last4: '2503' };
    const flags = (...ending: readonly Told[]) =>
      stepsOf(empty, shipping, asked, waits, ...ending).filter((line) => /card|error/.test(line));
    expect(flags(placed)).toEqual(
      ['    with: { card: 3ds-challenge-ok, challenge: "1234" }'].map((line) =>
        line.replace('3ds-challenge-ok', '"3ds-challenge-ok"'),
      ),
    );
    expect(flags({ is: 'place', outcome: 'refused', failed: 'CardDeclined' })).toEqual([
      '    with: { card: "3ds-challenge-ok", challenge: "9999" }',
      '    expect: { error: CardDeclined }',
    ]);
    expect(flags({ is: 'withdraw' })).toEqual([
      '    with: { card: "3ds-challenge-ok" }',
      '    expect: { error: ChallengeRequired }',
    ]);
  });

  it('[CLI-03] orders gift cards alone to the address of their bill', () => {
    const nowhere = { ...address, firstName: '', lastName: '', address: '', city: '', state: '' };
    const text = scenarioOf(
      trip(
        empty,
        { ...shipping, address: { ...nowhere, zip: '' } } as CallFacts,
        { ...card, billing: address } as CallFacts,
        placed,
      ),
    );
    expect(text).toContain('    address: "5800 Legacy Dr"\n');
    expect(text).toContain('    with: { card: visa-ok }\n');
    expect(text).not.toContain('not everything was filled in');
  });

  it('[CLI-03] says that a bill goes elsewhere, which no flag can say', () => {
    const remark = '  # The bill goes to another address; a terminal has no flag for that.';
    const billedTo = (billing: typeof address) => stepsOf(empty, shipping, { ...card, billing });
    expect(billedTo({ ...address, city: 'Dallas' })).toContain(remark);
    expect(billedTo(address)).not.toContain(remark);
  });

  it('[CLI-03] pays by Apple Pay as whose sheet it was', () => {
    const sheet: CallFacts = { is: 'apple-pay', outcome: 'placed', isCart: true, order };
    const paid = (payer: string) => stepsOf(empty, { ...sheet, payer }).slice(0, 3);
    expect(paid('hina.kahale@example.com')).toEqual([
      '  - name: the order is paid by Apple Pay',
      '    use: checkout place',
      '    with: { apple-pay: hi }',
    ]);
    expect(paid('x@y.example')[0]).toBe('  # payWithWallet: placed. No command does this again.');
  });

  it('[CLI-03] does not show a guest an order that was there before', () => {
    const shown: CallFacts = {
      ...{ is: 'order', orderId: 'CC-9999-9999', email: 'a@b.example' },
      payment: 'PAID',
    };
    expect(stepsOf(empty, shown)[0]).toBe('  # showOrder: of a guest, from before this recording');
  });

  it('[CLI-03] names the call that was refused, and says of an order without an answer only that', () => {
    const refused = (is: 'gift-card' | 'gift-card-off') =>
      stepsOf(empty, { is, number: 1, failed: 'ShopFailed' })[0];
    expect(refused('gift-card')).toBe('  # applyGiftCard: ShopFailed');
    expect(refused('gift-card-off')).toBe('  # removeGiftCard: ShopFailed');
    for (const outcome of ['confirming', 'unknown']) {
      expect(stepsOf(empty, { is: 'place', outcome, failed: 'OrderUnanswered' })[0]).toBe(
        `  # placeOrder: ${outcome}. The page did not hear what became of the order.`,
      );
    }
  });
});
