import { type ItemKind, kindOf, type TelemetryItem } from '#sandbox/telemetry/items/envelope.ts';
import type { StoredItem } from '#sandbox/telemetry/items/item-store.ts';

/** What somebody looks for; what is absent does not matter. */
export interface ItemFilter {
  /** Part of the title. */
  readonly name?: string | undefined;
  /** Id of a user, account or session. */
  readonly person?: string | undefined;
  /** An order number, anywhere in the item's data. */
  readonly order?: string | undefined;
  readonly kind?: ItemKind | undefined;
  /** Only items that came after the one with this id. */
  readonly after?: number | undefined;
}

const personTags: readonly string[] = [
  'ai.user.authUserId',
  'ai.user.accountId',
  'ai.user.id',
  'ai.session.id',
];
const personProperties: readonly string[] = ['accountId', 'sessionId', 'userId'];

/** Ids of who sent an item, the best known first. */
export const personIds = ({ tags, data: { baseData } }: TelemetryItem): readonly string[] =>
  [
    ...personTags.map((tag) => tags?.[tag]),
    ...personProperties.map((name) => baseData.properties?.[name]),
  ].flatMap((id) => (typeof id === 'string' && id !== '' ? [id] : []));

/** What an item is about, in a line. */
export const titleOf = ({ name, data }: TelemetryItem): string => {
  switch (data.baseType) {
    case 'ExceptionData': {
      const [first] = data.baseData.exceptions;
      return [first?.typeName, first?.message].filter(Boolean).join(': ');
    }
    case 'MessageData':
      return data.baseData.message;
    case 'MetricData':
      return data.baseData.metrics.map((metric) => metric.name).join(', ');
    case 'PageviewData':
    case 'PageviewPerformanceData':
      return data.baseData.url || data.baseData.name || name;
    default:
      return data.baseData.name || name;
  }
};

const has = (text: string, part: string): boolean =>
  text.toLowerCase().includes(part.toLowerCase());

export const fits = ({ id, item }: StoredItem, filter: ItemFilter): boolean => {
  const { name, person, order, kind, after } = filter;
  return (
    (after === undefined || id > after) &&
    (kind === undefined || kindOf(item) === kind) &&
    (name === undefined || has(titleOf(item), name)) &&
    (person === undefined ||
      personIds(item).some((id) => id.toLowerCase() === person.toLowerCase())) &&
    (order === undefined || has(JSON.stringify([item.tags, item.data.baseData]), order))
  );
};
