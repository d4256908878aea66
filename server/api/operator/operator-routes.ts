import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type OrderStory, operatorHeader, operatorPath } from '#adapters/http/wire/operator.ts';
import type { Language } from '#domain/locale/language.ts';
import { type OperatorCommand, operatorCommands } from '#domain/order/operator-move.ts';
import type { Shipment } from '#domain/order/order.ts';
import {
  carrierNamed,
  isTrackingNumber,
  tidyTrackingNumber,
} from '#domain/order/tracking/shipment.ts';
import { sendRefusal } from '#server/api/failure-replies.ts';
import { isOperatorKey } from '#server/api/operator/operator-key.ts';
import { languageOf, tellOperator } from '#server/api/operator/operator-reply.ts';
import { type ReviewAnswers, registerReviewRoutes } from '#server/api/operator/review-routes.ts';
import { isRefusal, type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import { limitRate } from '#server/http/rate-limit.ts';

interface OperatorWish {
  readonly language: Language;
  /** What is on the label of a parcel that leaves, when the operator says it. */
  readonly shipment?: Shipment;
}

/** What an operator may do with one order, where each answers with the order's story, and with reviews. */
export interface OperatorAnswers {
  why(orderId: string, language: Language): Promise<OrderStory | Refusal>;
  command(
    orderId: string,
    command: OperatorCommand,
    wish: OperatorWish,
  ): Promise<OrderStory | Refusal>;
  readonly reviews: ReviewAnswers;
}

/** Requests a minute of one address, so that keys cannot be tried. */
const mostRequests = 120;

/**
 * The operator's calls, for whoever knows the key. Without it they are answered like addresses that
 * do not exist; a shop without a key does not have them.
 */
export const registerOperator = async (
  app: FastifyInstance,
  key: string | undefined,
  answers: OperatorAnswers | undefined,
): Promise<void> => {
  if (key === undefined || answers === undefined) return;
  await app.register(async (scope) => {
    await limitRate(scope, mostRequests);
    scope.addHook('preHandler', async (request, reply) => {
      if (isOperatorKey(key, request.headers[operatorHeader])) return;
      return sendRefusal(request, reply, refuse('NOT_FOUND', { what: 'call' }));
    });
    scope.get(`${operatorPath}/:orderId/why`, async (request, reply) =>
      tell(request, reply, await answers.why(orderOf(request), languageOf(request))),
    );
    for (const command of operatorCommands) {
      scope.post(`${operatorPath}/:orderId/${command}`, async (request, reply) => {
        const shipment = command === 'ship' ? shipmentOf(request) : undefined;
        if (isRefusal(shipment)) return sendRefusal(request, reply, shipment);
        const wish = { language: languageOf(request), ...(shipment && { shipment }) };
        return tell(request, reply, await answers.command(orderOf(request), command, wish));
      });
    }
    registerReviewRoutes(scope, answers.reviews);
  });
};

const tell = (request: FastifyRequest, reply: FastifyReply, story: OrderStory | Refusal) =>
  tellOperator(request, reply, isRefusal(story) ? story : [story]);

/** Carrier and tracking number, both or none. */
const shipmentOf = ({ query }: FastifyRequest): Shipment | Refusal | undefined => {
  const { carrier = '', trackingNumber = '' } = query as Readonly<Record<string, unknown>>;
  if (carrier === '' && trackingNumber === '') return undefined;
  const known = carrierNamed(String(carrier));
  if (known === undefined) return refuse('INPUT_REFUSED', { field: 'carrier' });
  const tidy = tidyTrackingNumber(String(trackingNumber));
  return isTrackingNumber(tidy)
    ? { carrier: known, trackingNumber: tidy }
    : refuse('INPUT_REFUSED', { field: 'trackingNumber' });
};

const orderOf = ({ params }: FastifyRequest): string =>
  (params as { readonly orderId: string }).orderId;
