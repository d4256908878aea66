/** An id, such as D-CART-10 and the one that is no number, D-SANDBOX-RESTOCK. */
const cited = /\bD-[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*\b/g;

export interface Decision {
  readonly id: string;
  readonly open: string;
  /** What was decided; the reason is not in it. */
  readonly decided: string;
  readonly reason: string;
}

/** The decisions of a page: `## D-CART-01 · what was open`, what was decided, `Why: …`. */
export const decisionsOn = (page: string): readonly Decision[] =>
  page
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      const [id = '', ...open] = heading.split(' · ');
      const [decided = '', reason = ''] = lines.join('\n').split(/^Why: /m);
      return { id, open: open.join(' · '), decided: decided.trim(), reason: reason.trim() };
    });

/** `D-CART-10` is of the area CART. */
export const areaOf = (id: string): string => id.split('-')[1] ?? '';

/** Page and areas of each row of the index. */
export const indexedPages = (index: string): readonly (readonly [string, readonly string[]])[] =>
  Array.from(
    index.matchAll(/^\| \[[^\]]+\]\(([^)]+)\) \| ([A-Z0-9, ]+) \|/gm),
    ([, page = '', areas = '']) => [page, areas.split(', ')] as const,
  );

export const citedIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(cited), ([id]) => id);
