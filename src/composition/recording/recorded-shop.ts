import type { CallFacts, RecordedCall } from '#adapters/http/wire/tools/recorded-call.ts';
import { failureWord } from '#application/messages/failure-word.ts';
import type { WalletPress } from '#application/payment/wallet/offer-wallet.ts';
import type { Outcome, run } from '#application/run.ts';
import type { UseCases } from '#application/use-cases.ts';
import { belonging } from '#composition/recording/belonging.ts';
import { buying } from '#composition/recording/buying.ts';
import { recordedCart } from '#composition/recording/recorded-cart.ts';
import { recordedPress } from '#composition/recording/recorded-wallet.ts';
import { shopping } from '#composition/recording/shopping.ts';
import { refusedZipProblem } from '#domain/shipping/unserved-zip.ts';
import type { ShopFailure } from '#ports/shop-failure.ts';

/** What is recorded of a shop. */
interface Shop {
  readonly useCases: UseCases;
  readonly run: typeof run;
}

interface RecordingTab extends Pick<Window, 'fetch'> {
  /** The recording begins with this page. */
  readonly isNew: boolean;
  readonly now: () => number;
}

type Teller = (given: readonly unknown[], value: unknown) => CallFacts | undefined;

const tellers: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  ...shopping,
  ...buying,
  ...belonging,
};

/**
 * A shop that tells the recording at that address which use cases its page calls, and what came of them (D-SANDBOX-05). It works as
 * before in every way; what cannot be told is not told.
 */
export const recordedShop = <Whole extends Shop>(
  shop: Whole,
  address: string,
  { isNew, fetch, now }: RecordingTab,
): Whole => {
  let number = 0;
  const tell = (call: string, at: number, facts: CallFacts, failed?: string): void => {
    number += 1;
    const told: RecordedCall = { call, at, number, facts, ...(failed !== undefined && { failed }) };
    // Plain text from another origin needs no preflight; a closing page still sends it.
    void fetch(address, {
      ...{ method: 'POST', mode: 'no-cors', keepalive: true, credentials: 'omit' },
      body: JSON.stringify(told),
    }).catch(() => undefined);
  };
  const calls = new WeakMap<
    object,
    { name: string; at: number; teller: Teller; given: unknown[] }
  >();
  const useCases = named<UseCases>((context) =>
    named((useCase) => (...given: unknown[]) => {
      const effect: object = Reflect.get(Reflect.get(shop.useCases, context), useCase)(...given);
      const teller = tellerOf(tellers[context]?.[useCase]);
      if (teller !== undefined) calls.set(effect, { name: useCase, at: now(), teller, given });
      return effect;
    }),
  );
  const opened = now();
  const begun = isNew
    ? begin(shop, (facts) => tell('begin', opened, facts)).catch(() => undefined)
    : undefined;
  const recordedRun: typeof run = async (effect, signal) => {
    const call = calls.get(effect);
    if (call === undefined) return shop.run(effect, signal);
    await begun;
    const outcome = await shop.run(effect, signal);
    if (call.name === 'offerWallet') return withPress(outcome);
    try {
      const facts = call.teller(call.given, outcome.ok ? outcome.value : undefined);
      if (facts !== undefined) tell(call.name, call.at, facts, failedWith(outcome, call.given));
    } catch {
      // The shopper goes on; the recording lacks a line.
    }
    return outcome;
  };
  /** The press of an offered wallet is told, too. */
  const withPress = <Value, Failure>(outcome: Outcome<Value, Failure>): Outcome<Value, Failure> => {
    if (!outcome.ok || typeof outcome.value !== 'function') return outcome;
    const value = recordedPress(outcome.value as unknown as WalletPress, {
      tell: (facts) => tell('payWithWallet', now(), facts),
      placedHere: async () => {
        const here = await shop.run(shop.useCases.order.ordersPlacedHere());
        return here.ok ? here.value : [];
      },
    });
    return { ok: true, value: value as unknown as Value };
  };
  return { ...shop, useCases, run: recordedRun };
};

/** How the shopper stands before the first call: a trip begins where it began. */
const begin = async ({ run, useCases }: Shop, tell: (facts: CallFacts) => void): Promise<void> => {
  const [cart, choices, shopper] = await Promise.all([
    run(useCases.cart.readCart()),
    run(useCases.session.readChoices()),
    run(useCases.shopper.readShopper()),
  ]);
  if (!cart.ok) return;
  const { zipCode } = choices.ok ? choices.value : {};
  const customer = shopper.ok && shopper.value.role === 'customer' ? shopper.value.customer : null;
  tell({
    ...{ is: 'begin', cart: recordedCart(cart.value) },
    ...(cart.value.coupon !== undefined && { coupon: cart.value.coupon.couponName }),
    ...(zipCode !== undefined && { zip: zipCode }),
    ...(customer && { email: customer.accountContacts.email }),
  });
};

const named = <Whole extends object>(give: (name: string) => unknown): Whole =>
  new Proxy({} as Whole, { get: (_, name) => give(String(name)) });

const tellerOf = (told: unknown): Teller | undefined => {
  if (typeof told === 'function') return told as Teller;
  return told === 'no-command' ? () => ({ is: 'no-command' }) : undefined;
};

/** The word of the terminal for what was refused, also where a use case answers with it. */
const failedWith = (
  outcome: Outcome<unknown, unknown>,
  [typed]: readonly unknown[],
): string | undefined => {
  if (!outcome.ok) return wordOf(outcome.failure as ShopFailure);
  const value = Object(outcome.value);
  if ('failure' in value) return wordOf(value.failure as ShopFailure);
  if (value.valid !== false || typeof typed !== 'string') return undefined;
  const isKnown = refusedZipProblem(typed, value)?.key === 'zip.notServed';
  return isKnown ? 'ZipNotServed' : 'ZipUnknown';
};

const wordOf = (failure: ShopFailure): string =>
  failure._tag === 'OrderUnanswered' ? wordOf(failure.because) : failureWord(failure._tag);
