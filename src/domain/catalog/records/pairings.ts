/** A product type and the types that are eaten with it, the best first; a type stands for all below it. */
export interface PairedType {
  /** Slug path, outermost first: `chips/tortilla`. */
  readonly slug: string;
  readonly pairsWith?: readonly string[];
}

const isWithin = (slug: string, wide: string): boolean =>
  slug === wide || slug.startsWith(`${wide}/`);

/** Where another type stands among those that one names; undefined when it is not named. */
const placeOf = (slug: string, { pairsWith = [] }: PairedType): number | undefined => {
  const place = pairsWith.findIndex((wide) => isWithin(slug, wide));
  return place === -1 ? undefined : place;
};

/** How well two types go together: 0 is best; undefined when neither names the other. */
const distance = (one: PairedType, other: PairedType): number | undefined =>
  placeOf(other.slug, one) ?? placeOf(one.slug, other);

/**
 * The types that go with one, the best first: chips with dips, because dips name chips, and the other
 * way round.
 */
export const typesWith = (slug: string, types: readonly PairedType[]): readonly string[] => {
  const own = types.find((type) => type.slug === slug) ?? { slug };
  return types
    .flatMap((other) => {
      const far = other.slug === slug ? undefined : distance(own, other);
      return far === undefined ? [] : [{ slug: other.slug, far }];
    })
    .sort((a, b) => a.far - b.far)
    .map((found) => found.slug);
};
