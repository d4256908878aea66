import type { MenuChoice } from '#domain/catalog/navigation.ts';
import type { Language } from '#domain/locale/language.ts';

/** Cookie consent (CONSENT-01); `any` = advertising or functional (D-TEL-03). */
export interface Consent {
  readonly advertising: boolean;
  readonly functional: boolean;
  readonly any: boolean;
  /** ISO 8601: when the shopper chose. */
  readonly decidedAt: string;
}

/** The last list of the shopper; product pages, which are in no list, still show it (STORE-16). */
export interface BrowsingPlace extends MenuChoice {
  /** Global search text; empty when nothing is searched for. */
  readonly searchText: string;
}

/** The choices of a shopper, stored without signing in. */
export interface ShopperChoices {
  readonly language: Language;
  readonly zipCode?: string;
  /** Asked for the zip code, the shopper closed the question; it is not asked again by itself. */
  readonly zipDeclined?: true;
  readonly locationNumber?: string;
  readonly consent?: Consent;
  readonly place?: BrowsingPlace;
}

/** A shopper's answer to the consent banner. Neither flag changes the other (CONSENT-01). */
export const consented = (
  flags: Pick<Consent, 'advertising' | 'functional'>,
  decidedAt: string,
): Consent => ({
  advertising: flags.advertising,
  functional: flags.functional,
  any: flags.advertising || flags.functional,
  decidedAt,
});
