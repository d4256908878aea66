import type { CallReply } from '#server/api/call/handler.ts';
import { isRefusal, type Refusal } from '#server/base/refusal/refusal.ts';

/** A reply with one element; a refusal is returned unchanged. */
export const replyWith = <Item>(item: Item | Refusal): CallReply<Item> | Refusal =>
  isRefusal(item) ? item : { items: [item] };
