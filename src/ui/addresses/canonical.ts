/** Filters that may be part of a canonical address: only one of them, once, and no other query. */
const keptAlone = ['brand', 'flavor'] as const;
const narrowing = ['brand', 'flavor', 'size', 'price', 'availability', 'q'] as const;

/** Pages whose query filters a list. */
export const isShelf = (pathname: string): boolean =>
  /^\/(?:all-snacks|flavors|varietypack|merchandise|holidayshop)(?:\/|$)/.test(pathname);

/**
 * The canonical address of a page, without language and location: a list that is only sorted,
 * opened further or filtered in several ways is a view of its list, not a page of its own
 * (D-SEO-01).
 */
export const canonicalPath = ({ pathname, searchParams }: URL): string => {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  if (!isShelf(pathname)) return path || '/';
  if (searchParams.get('view') === 'brands') return `${path}?view=brands`;
  const given = narrowing.flatMap((name) =>
    searchParams.getAll(name).map((value) => [name, value] as const),
  );
  const [only] = given;
  const kept = keptAlone.find((name) => name === only?.[0]);
  if (given.length !== 1 || kept === undefined || only === undefined) return path || '/';
  return `${path}?${new URLSearchParams({ [kept]: only[1] })}`;
};

/** The same page in Spanish: `lang` names the language (D-I18N-01). */
export const spanishAddress = (canonical: string): string =>
  `${canonical}${canonical.includes('?') ? '&' : '?'}lang=es-us`;
