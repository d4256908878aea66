import { Effect } from 'effect';
import { readLocation } from '#adapters/http/client/session/session-facts.ts';
import { chosenLanguage, type Language } from '#domain/locale/language.ts';
import type { KeyValueStorage } from '#ports/device/key-value-storage.ts';

/** Where the shopper is and what they speak, as query or body of a call (API-003). */
export interface Place {
  readonly lang: Language;
  readonly locationNumber?: string;
}

export const makePlace = (
  storage: KeyValueStorage,
  defaultLocationNumber: string | undefined,
): Effect.Effect<Place> =>
  Effect.gen(function* () {
    const lang = chosenLanguage(undefined, yield* storage.read('lang'));
    const locationNumber = yield* readLocation(storage, defaultLocationNumber);
    return locationNumber === undefined ? { lang } : { lang, locationNumber };
  });
