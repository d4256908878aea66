import { type ItemKind, kindOf } from '#sandbox/telemetry/items/envelope.ts';
import { personIds, titleOf } from '#sandbox/telemetry/items/item-filter.ts';
import type { StoredItem } from '#sandbox/telemetry/items/item-store.ts';

/** An item as lists show it. */
export interface ListedItem extends StoredItem {
  readonly kind: ItemKind;
  readonly title: string;
  /** The best known id of who sent it. */
  readonly person?: string;
}

export const listedItem = ({ item, ...entry }: StoredItem): ListedItem => {
  const [person] = personIds(item);
  return {
    ...entry,
    kind: kindOf(item),
    title: titleOf(item),
    ...(person !== undefined && { person }),
    item,
  };
};
