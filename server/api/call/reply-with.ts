import type { CallReply } from '#server/api/call/handler.ts';
import { isRefusal, type Refusal } from '#server/base/refusal/refusal.ts';

/** The reply of one element; a refusal stays the refusal it is. */
export const replyWith = <Item>(item: Item | Refusal): CallReply<Item> | Refusal =>
  isRefusal(item) ? item : { items: [item] };
