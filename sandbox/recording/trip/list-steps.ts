import type { FactsOf } from '#adapters/http/wire/tools/recorded-call.ts';
import { everyProduct } from '#domain/catalog/product-query.ts';
import { isRemark, type Step, type Values } from '#sandbox/recording/trip/trip.ts';
import {
  expecting,
  type TripState,
  withRemark,
  withStep,
} from '#sandbox/recording/trip/trip-state.ts';

type List = FactsOf<'list'>;

/** Filters with a flag of the same name. */
const filters = ['brand', 'flavor', 'diet', 'size', 'price', 'availability'] as const;
/** Those of them that `search` has, too. */
const searchFilters: readonly string[] = ['diet'];
/** Those whose values are the shop's: commands know which there are. */
const namedByShop: readonly string[] = ['brand', 'flavor', 'size'];

/** A list, as `product list` or `search` show it with the same filters. */
export const listed = (state: TripState, facts: List, failed?: string): TripState => {
  const { text, productTypes, badge, total } = facts;
  const given = filters.filter((name) => facts[name].length > 0);
  const flags = flagsOf(facts, given);
  const isWhole = Object.keys(flags).length === 0 && productTypes.length === 0;
  const foundNothing = total === 0;
  // The text itself is told when it is searched for, and an empty list asks for products of its own.
  if (isWhole && badge.length === 0 && (text !== undefined || state.foundNothing)) {
    return { ...state, foundNothing };
  }
  if (badge.length > 0 || (text === undefined ? hasUnknown : isNarrowSearch)(facts, given)) {
    return { ...withRemark(state, 'listProducts: no command has these filters'), foundNothing };
  }
  const wish = {
    ...(text !== undefined && { text }),
    ...(productTypes.length > 0 && { type: productTypes.join('/') }),
    ...flags,
  };
  const step = {
    name: text === undefined ? 'a list of products' : 'what a search found',
    use: text === undefined ? 'product list' : 'search',
    ...(Object.keys(wish).length > 0 && { with: wish }),
  };
  if (isAsLast(state, step)) return state;
  const expected = total === undefined ? undefined : { totalProduct: total };
  return { ...withStep(state, { ...step, ...expecting(failed, expected) }), foundNothing };
};

type Given = readonly (typeof filters)[number][];

/** Pages ask for the same list again when they have come alive. */
const isAsLast = ({ items }: TripState, { use, with: wish }: Step): boolean => {
  const last = items.at(-1);
  if (last === undefined || isRemark(last)) return false;
  return last.use === use && JSON.stringify(last.with) === JSON.stringify(wish);
};

/** An address may name brands that nobody sells, which a page shows as nothing and a command refuses. */
const hasUnknown = ({ total }: List, given: Given): boolean =>
  total === 0 && given.some((name) => namedByShop.includes(name));

const isNarrowSearch = ({ productTypes }: List, given: Given): boolean =>
  productTypes.length > 0 || given.some((name) => !searchFilters.includes(name));

const flagsOf = (facts: List, given: Given): Values => ({
  ...Object.fromEntries(given.map((name) => [name, [...facts[name]]])),
  ...(facts.sort !== everyProduct.sort && { sort: facts.sort }),
  ...(facts.page > 1 && { page: facts.page }),
});
