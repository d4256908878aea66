import * as z from 'zod';
import type { KnownAddress } from '#domain/shipping/address-service/address-check.ts';
import {
  type AddressSuggestion,
  mostSuggestions,
} from '#domain/shipping/address-service/address-suggestion.ts';
import type { AddressService } from '#server/parties/destination/address-service.ts';
import { askParty, type PartyPatience } from '#server/parties/destination/party-http.ts';

/** Where the address service is and what it knows the shop by (D-SHIPPING-08). */
export interface AddressAccess {
  /** Of the US Street API: `https://us-street.api.smarty.com`. */
  readonly origin: string;
  /** Of the US Autocomplete Pro API: `https://us-autocomplete-pro.api.smarty.com`. */
  readonly suggestOrigin: string;
  /** The secret key's two parts. */
  readonly id: string;
  readonly token: string;
}

const candidate = z.object({
  delivery_line_1: z.string().min(1),
  components: z.object({
    secondary_designator: z.string().default(''),
    secondary_number: z.string().default(''),
    city_name: z.string().min(1),
    state_abbreviation: z.string().regex(/^[A-Z]{2}$/),
    zipcode: z.string().regex(/^\d{5}$/),
  }),
});

const suggestion = z.object({
  street_line: z.string().min(1),
  secondary: z.string().default(''),
  city: z.string().min(1),
  state: z.string().regex(/^[A-Z]{2}$/),
  zipcode: z.string().regex(/^\d{5}$/),
  entries: z.number().default(0),
});
/** Without a match the list may be null. */
const suggested = z.object({ suggestions: z.array(suggestion).nullable() });

/** More would be no choice but a search. */
const mostCandidates = 5;

/** A shopper waits for it, so it is short; when it is over she goes on with what she typed. */
const checkPatience = { each: 3000, tries: 2 };

/** Nobody waits for a suggestion: a late one is worth nothing. */
const suggestPatience = { each: 1500, tries: 1 };

/** The calls of Smarty's US Street and US Autocomplete Pro APIs, the same for the sandbox's service and the real one. */
export const makeSmartyClient = (
  access: AddressAccess,
  patience: Partial<PartyPatience> = {},
): AddressService => ({
  // A body, so that no address stands in a URL that a proxy may log.
  verify: async (question) => {
    const answer = await askParty(
      {
        method: 'POST',
        url: addressed(access.origin, '/street-address', access),
        body: [{ ...question, candidates: mostCandidates, match: 'strict' }],
      },
      { ...checkPatience, ...patience },
    );
    if (answer.kind === 'unknown') return answer;
    const candidates = z.array(candidate).safeParse(answer.body);
    return candidates.success
      ? { kind: 'answered', known: candidates.data.map(knownAddress) }
      : { kind: 'unknown', why: 'ANSWER_UNREADABLE' };
  },

  suggest: async (search) => {
    const query = {
      search,
      max_results: String(mostSuggestions),
      // The service would prefer what is near to who asks, and that is the shop's server.
      prefer_geolocation: 'none',
    };
    const url = addressed(access.suggestOrigin, '/lookup', access, query);
    const answer = await askParty({ method: 'GET', url }, { ...suggestPatience, ...patience });
    if (answer.kind === 'unknown') return answer;
    const read = suggested.safeParse(answer.body);
    return read.success
      ? { kind: 'answered', suggestions: (read.data.suggestions ?? []).map(addressSuggestion) }
      : { kind: 'unknown', why: 'ANSWER_UNREADABLE' };
  },
});

const addressed = (
  origin: string,
  path: string,
  { id, token }: AddressAccess,
  query: Readonly<Record<string, string>> = {},
): URL => {
  const url = new URL(path, origin);
  url.search = new URLSearchParams({ 'auth-id': id, 'auth-token': token, ...query }).toString();
  return url;
};

/** `Apt` of twelve is no unit: the shopper says which. */
const addressSuggestion = (one: z.output<typeof suggestion>): AddressSuggestion => ({
  street: one.street_line,
  unit: one.entries > 1 ? '' : one.secondary,
  city: one.city,
  state: one.state,
  zipcode: one.zipcode,
});

/** The unit stands at the end of the delivery line; the shop has a line of its own for it. */
const knownAddress = ({
  delivery_line_1: line,
  components,
}: z.output<typeof candidate>): KnownAddress => {
  const { secondary_designator: designator, secondary_number: number } = components;
  const unit = [designator, number].filter((part) => part !== '').join(' ');
  const isApart = unit !== '' && line.endsWith(` ${unit}`);
  return {
    street: isApart ? line.slice(0, -unit.length - 1) : line,
    unit: isApart ? unit : '',
    city: components.city_name,
    state: components.state_abbreviation,
    zipcode: components.zipcode,
  };
};
