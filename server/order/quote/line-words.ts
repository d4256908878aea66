import { hasIdShape } from '#domain/catalog/product-id.ts';
import type { OrderBundle, OrderLines, OrderMix, OrderProduct } from '#domain/order/order.ts';
import { mixNameProblem } from '#domain/validation/mix-name.ts';
import { tidied, trimmed } from '#domain/validation/typed-text.ts';
import { type Refusal, refuse } from '#server/base/refusal/refusal.ts';

/**
 * The refusal of lines whose ids could be none, and of boxes named against the rule of names: both
 * are shown and mailed. What a product is called is the catalogue's word, whatever a line says.
 */
export const refuseLineWords = ({
  products,
  multipack,
  bundle,
}: OrderLines): Refusal | undefined => {
  if (!products.every(isNumbered))
    return refuse('INPUT_REFUSED', { field: 'draft.lines.products' });
  if (!bundle.every((line) => isNumbered(line) && [line.bundleId, line.virtualSku].every(isId))) {
    return refuse('INPUT_REFUSED', { field: 'draft.lines.bundle' });
  }
  if (!multipack.every((line) => isNumbered(line) && [line.multipackId, line.nonSku].every(isId)))
    return refuse('INPUT_REFUSED', { field: 'draft.lines.multipack' });
  if (!multipack.every(isNamed))
    return refuse('INPUT_REFUSED', { field: 'draft.lines.multipack.name' });
  return undefined;
};

/** The name of a box as it is kept and mailed; a box nobody named goes by its number. */
export const boxName = ({ name, productId }: Pick<OrderMix, 'name' | 'productId'>): string =>
  tidied(name) || productId;

type Line = OrderProduct | OrderMix | OrderBundle;

const isNumbered = (line: Line): boolean => hasIdShape(line.productId) && hasIdShape(line.id);

const isId = (text: string): boolean => text === '' || hasIdShape(text);

const isNamed = ({ name, productId }: OrderMix): boolean =>
  trimmed(name) === productId || mixNameProblem(name) === undefined;
