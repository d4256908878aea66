import { Effect } from 'effect';
import * as z from 'zod/mini';
import { makeRecordSlice } from '#adapters/slices/record-slice.ts';
import { chosenLanguage } from '#domain/locale/language.ts';
import type { Consent, ShopperChoices } from '#domain/session/choices.ts';
import type { StorageKey } from '#domain/session/storage-key.ts';
import type { KeyValueStorage } from '#ports/device/key-value-storage.ts';
import type { PlacedHere, ShopperMemory } from '#ports/session/shopper-memory.ts';

/** Orders a browser remembers for its thank-you pages; older ones are found by e-mail. */
const placedLimit = 20;

const storedConsent = z.object({
  advertising: z.boolean(),
  functional: z.boolean(),
  any: z.boolean(),
  decidedAt: z.string(),
});
const storedPlace = z.object({
  searchText: z.string(),
  selectedMenu: z.exactOptional(z.string()),
  selectedSubMenu: z.exactOptional(z.string()),
});
const storedConfig = z.object({
  zipCode: z.exactOptional(z.string()),
  zipDeclined: z.exactOptional(z.literal(true)),
  place: z.exactOptional(storedPlace),
});
const storedPlaced = z.array(
  z.object({ orderId: z.string(), email: z.string(), tempUserID: z.exactOptional(z.string()) }),
);

/** Choices and placed orders in storage: language, location and consent under their own keys. */
export const makeStoredShopperMemory = (storage: KeyValueStorage): ShopperMemory => {
  const config = makeRecordSlice(storage, 'crunchcart:v1:config', storedConfig);
  const placed = makeRecordSlice(storage, 'crunchcart:v1:placed', storedPlaced);

  const choices = Effect.gen(function* (): Effect.fn.Return<ShopperChoices> {
    const language = chosenLanguage(undefined, yield* storage.read('lang'));
    const { zipCode, zipDeclined, place } = (yield* config.read) ?? {};
    const locationNumber = yield* storage.read('locationNumber');
    const consent = consentFrom(yield* storage.read('consent'));
    return {
      language,
      ...(zipCode && { zipCode }),
      ...(zipDeclined && { zipDeclined }),
      ...(locationNumber && { locationNumber }),
      ...(consent && { consent }),
      ...(place && { place }),
    };
  });

  const keep = (key: StorageKey, value: string | undefined) =>
    value === undefined ? Effect.void : storage.write(key, value);

  return {
    choices,
    choose: Effect.fnUntraced(function* (chosen) {
      yield* keep('lang', chosen.language);
      yield* keep('locationNumber', chosen.locationNumber);
      yield* keep('consent', chosen.consent && JSON.stringify(chosen.consent));
      const { zipCode, zipDeclined, place } = chosen;
      if (zipCode !== undefined || zipDeclined !== undefined || place !== undefined) {
        const before = yield* config.read;
        yield* config.replace({
          ...before,
          ...(zipCode && { zipCode }),
          ...(zipDeclined && { zipDeclined }),
          ...(place && { place }),
        });
      }
      return yield* choices;
    }),
    placed: Effect.map(placed.read, (orders): readonly PlacedHere[] => orders ?? []),
    remember: Effect.fnUntraced(function* (order) {
      const before = (yield* placed.read) ?? [];
      const others = before.filter(({ orderId }) => orderId !== order.orderId);
      const known = before.find(({ orderId }) => orderId === order.orderId);
      yield* placed.replace([{ ...known, ...order }, ...others].slice(0, placedLimit));
    }),
  };
};

/** A consent that cannot be read is no consent. */
export const consentFrom = (text: string | undefined): Consent | undefined => {
  if (text === undefined) return undefined;
  try {
    return z.parse(storedConsent, JSON.parse(text));
  } catch {
    return undefined;
  }
};
