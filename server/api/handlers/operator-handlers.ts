import { reviewOperatorAnswers } from '#server/api/handlers/review-handlers.ts';
import type { OperatorAnswers } from '#server/api/operator/operator-routes.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { moveByOperator } from '#server/order/settlement/operator-moves.ts';
import { tellOrderStory } from '#server/order/show/order-story.ts';

/** What the shop answers its operator. */
export const operatorAnswers = (parts: ShopParts): OperatorAnswers => ({
  why: (orderId, language) => tellOrderStory(parts, orderId, language),
  command: async (orderId, command, { language, shipment }) =>
    (await moveByOperator(parts, orderId, command, shipment)) ??
    tellOrderStory(parts, orderId, language),
  reviews: reviewOperatorAnswers(parts),
});
