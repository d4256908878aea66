import * as z from 'zod';
import type { KnownAddress } from '#domain/shipping/address-check.ts';
import type { AddressService } from '#server/parties/destination/address-service.ts';
import { askParty, type PartyPatience } from '#server/parties/destination/party-http.ts';

/** Where the address service is and what it knows the shop by (D-SHIPPING-08). */
export interface AddressAccess {
  /** Of the US Street API: `https://us-street.api.smarty.com`. */
  readonly origin: string;
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

/** More would be no choice but a search. */
const mostCandidates = 5;

/** A shopper waits for it, so it is short; when it is over she goes on with what she typed. */
const checkPatience = { each: 3000, tries: 2 };

/** The calls of Smarty's US Street API, the same for the sandbox's service and the real one. */
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
