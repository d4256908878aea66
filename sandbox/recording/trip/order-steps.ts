import type { FactsOf } from '#adapters/http/wire/tools/recorded-call.ts';
import { withCartStep } from '#sandbox/recording/trip/cart-steps.ts';
import {
  expecting,
  known,
  type TripState,
  withRemark,
  withStep,
} from '#sandbox/recording/trip/trip-state.ts';

/** Whoever is asked for by their own address need not be named. */
const emailFlag = ({ person }: TripState, email: string | undefined) =>
  email === undefined || email === person['email'] ? {} : { email };

/** The page that says thank you reads its order by itself. */
export const orderShown = (
  state: TripState,
  { orderId, email, payment }: FactsOf<'order'>,
  failed?: string,
): TripState => {
  if (state.thanked === orderId) return state;
  return withStep(state, {
    name: 'the order',
    use: 'order show',
    with: { id: known(state, orderId), ...emailFlag(state, email) },
    ...expecting(failed, payment === undefined ? undefined : { payment }),
  });
};

export const tracked = (
  state: TripState,
  { orderId, email, hasCode, status }: FactsOf<'track'>,
  failed?: string,
): TripState => {
  if (hasCode) return withRemark(state, 'trackOrder: with a code that came by mail');
  const id = known(state, orderId);
  return withStep(state, {
    name: 'how far the order is',
    use: 'order track',
    with: { id, ...emailFlag(state, email) },
    ...expecting(failed, { orderId: id, ...(status !== undefined && { status }) }),
  });
};

export const reordered = (
  state: TripState,
  { orderId, email, cart }: FactsOf<'reorder'>,
  failed?: string,
): TripState => {
  const step = {
    name: 'the same again',
    use: 'order reorder',
    with: { id: known(state, orderId), ...emailFlag(state, email) },
  };
  return withCartStep(state, step, cart, failed);
};

export const viewed = (state: TripState, { productId }: FactsOf<'view'>): TripState =>
  state.viewed === productId
    ? state
    : {
        ...withStep(state, {
          name: `look at ${productId}`,
          use: 'product show',
          with: { id: productId },
          ...expecting(undefined, { productId }),
        }),
        viewed: productId,
      };

export const searched = (state: TripState, { text }: FactsOf<'search'>): TripState =>
  withStep(state, { name: 'search', use: 'search', with: { text } });

export const notified = (
  state: TripState,
  { productId, email, isSure }: FactsOf<'notify'>,
  failed?: string,
): TripState =>
  withStep(state, {
    name: `a mail when ${productId} is back`,
    use: 'notify',
    with: { product: productId, email, ...(isSure && { sure: true }) },
    ...expecting(failed, undefined),
  });
