import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { makeStoredCurrentCart } from '#adapters/slices/stored-current-cart.ts';
import { makeStoredShopperMemory } from '#adapters/slices/stored-shopper-memory.ts';
import { makeStoredSignInSession } from '#adapters/slices/stored-sign-in-session.ts';
import { makeReadCart } from '#application/cart/read-cart.ts';
import { makeReadChoices } from '#application/session/read-choices.ts';
import { makeReadShopper } from '#application/sign-in/read-shopper.ts';
import { variants } from '#domain/session/variant.ts';
import { makeMemoryClock } from '#test/doubles/device/memory-clock.ts';
import { makeMemoryKeyValueStorage } from '#test/doubles/device/memory-key-value-storage.ts';
import { coreOf } from '#test/ui/memory-core.ts';
import type { BrowserCore } from '#ui/core/core.ts';
import { beginAnew, makeStores, restore } from '#ui/stores/make-stores.ts';
import type { Stores } from '#ui/stores/stores.ts';
import { makeWords } from '#ui/words/instance.ts';

/** The stores of a page on a device that stored nothing. */
const opened = () => {
  const storage = makeMemoryKeyValueStorage();
  const core = coreOf({
    readShopper: makeReadShopper(
      makeStoredSignInSession(storage, makeMemoryClock(), variants.snacks),
    ),
    readChoices: makeReadChoices(makeStoredShopperMemory(storage)),
    declineZip: () => Effect.succeed({ language: 'en-us', zipDeclined: true }),
    readCart: makeReadCart(makeStoredCurrentCart(storage)),
  });
  const idle = {
    listen: () => undefined,
    needed: Promise.resolve(),
    load: () => Promise.resolve(),
  };
  return makeStores({
    core: { ...core, ...idle, patient: core } as unknown as BrowserCore,
    words: makeWords('en-us'),
    now: () => 0,
    sandbox: false,
    site: { variant: 'snacks', google: false, security: false, wallet: 'off', paypal: false },
    locationNumber: '0005',
  });
};

/** What screens read of them. */
const shown = ({ shopper, zip, consent, cart, locale, config }: Stores) => ({
  shopper: [shopper.shopper, shopper.returned, shopper.ended, shopper.fresh],
  zip: [zip.zipCode, zip.locationNumber, zip.open],
  consent: [consent.consent, consent.open],
  cart: [cart.cart, cart.reading, cart.count],
  ...{ language: locale.language, place: config.place },
});

describe('a page on a device that stored nothing', () => {
  it('shows without the core what the core would find', async () => {
    const found = opened();
    await restore(found, false);
    const begun = opened();
    expect(shown(begun)).not.toEqual(shown(found));
    beginAnew(begun);
    expect(shown(begun)).toEqual(shown(found));
    expect(begun.consent.open).toBe(true);
  });

  it('asks for the zip code as after reading, and keeps what was pressed before', () => {
    const stores = opened();
    let asked = 0;
    stores.zip.askOnce(() => {
      asked += 1;
    });
    beginAnew(stores);
    expect(stores.zip.open).toBe(true);
    stores.zip.close();
    expect(asked).toBe(1);
  });
});
