import type { OperatorAnswers } from '#server/api/operator/operator-routes.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { tellOrderStory } from '#server/order/show/order-story.ts';

/** What the shop answers its operator. */
export const operatorAnswers = (parts: ShopParts): OperatorAnswers => ({
  why: (orderId, language) => tellOrderStory(parts, orderId, language),
});
