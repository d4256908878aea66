import type { Kysely } from 'kysely';
import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import { giftOf } from '#domain/cart/lines/gift-lines.ts';
import { hasIdShape } from '#domain/catalog/product-id.ts';
import { recipientProblems } from '#domain/gift/recipient.ts';
import { withDayAhead } from '#domain/gift/send-day.ts';
import type { IsoDay } from '#domain/locale/calendar.ts';
import { mixNameProblem } from '#domain/validation/mix-name.ts';
import { hasUnseen } from '#domain/validation/name-text.ts';
import { hasProblems } from '#domain/validation/problem.ts';
import { type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import { knownProducts } from '#server/data/catalog/known-products.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/**
 * Cart lines as they are stored: with possible ids, and names of mixes and gifts that follow the
 * rule of names. Of a product that the catalogue does not know only the number is stored, so that a
 * cart with a product no longer sold can still be saved.
 */
export const linesToStore = async (
  db: Kysely<Tables>,
  lines: readonly CartLine[],
  today: IsoDay,
): Promise<readonly CartLine[] | Refusal> => {
  if (!lines.every((line) => idsOf(line).every(hasIdShape) && isWellNamed(line, today))) {
    return refuse('INPUT_REFUSED', { field: 'persistCartData' });
  }
  const known = await knownProducts(db, lines.flatMap(productsOf));
  return lines.map((line) => withKnownWords(line, known));
};

/** All ids of a line; an item without stock of its own may have none. */
const idsOf = (line: CartLine): readonly string[] => {
  switch (line.kind) {
    case 'product':
      return [line.id, line.productId];
    case 'mix':
      return [line.id, line.productId, ...named(line.nonSku), ...inside(line.contents)];
    case 'bundle':
      return [
        line.id,
        line.productId,
        ...named(line.bundleId),
        ...named(line.virtualSku),
        ...inside(line.products),
      ];
  }
};

const named = (id: string): readonly string[] => (id === '' ? [] : [id]);

const inside = (items: readonly { readonly productId: string }[]): readonly string[] =>
  items.map(({ productId }) => productId);

const isWellNamed = (line: CartLine, today: IsoDay): boolean => {
  if (line.kind === 'mix') {
    const { title = '', productId } = line;
    return title === productId || mixNameProblem(title) === undefined;
  }
  const gift = giftOf(line);
  return gift === undefined || !hasProblems(recipientProblems(withDayAhead(gift, today), today));
};

const productsOf = (line: CartLine): readonly string[] => {
  switch (line.kind) {
    case 'product':
      return [line.productId];
    case 'mix':
      return [];
    case 'bundle':
      return [line.productId, ...inside(line.products)];
  }
};

/** Texts of products come from the catalogue; a text the catalogue cannot contain is removed. */
const withKnownWords = (line: CartLine, known: ReadonlySet<string>): CartLine => {
  const { title, preOrderText, imagePath, size, ...facts } = line;
  if (facts.kind === 'mix') return title === undefined ? facts : { ...facts, title };
  const isKnown = (productId: string, ...words: readonly (string | undefined)[]): boolean =>
    known.has(productId) && !words.some((text) => text !== undefined && hasUnseen(text));
  const unknown = title === line.productId ? { ...facts, title } : facts;
  const kept = isKnown(line.productId, title, preOrderText, imagePath, size) ? line : unknown;
  if (kept.kind !== 'bundle') return kept;
  const products = kept.products.map((item) =>
    isKnown(item.productId, item.title)
      ? item
      : { productId: item.productId, quantity: item.quantity },
  );
  return { ...kept, products };
};
