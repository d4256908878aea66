import type { FactsOf } from '#adapters/http/wire/tools/recorded-call.ts';
import { unsure, withCartStep } from '#sandbox/recording/trip/cart-steps.ts';
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

/** A guest's order is shown where it was placed; an account's everywhere. */
const isStrange = ({ variables, setup }: TripState, orderId: string): boolean =>
  !Object.hasOwn(variables, orderId) && setup.length === 0;

/** The page that says thank you reads its order by itself. */
export const orderShown = (
  state: TripState,
  { orderId, email, payment }: FactsOf<'order'>,
  failed?: string,
): TripState => {
  if (state.thanked === orderId) return state;
  if (failed === undefined && isStrange(state, orderId)) {
    return withRemark(state, 'showOrder: of a guest, from before this recording');
  }
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
  if (failed === undefined && isStrange(state, orderId)) return unsure(state, 'reorder', cart);
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

export const reviewed = (
  state: TripState,
  { productId, stars, title, text }: FactsOf<'review'>,
  failed?: string,
): TripState =>
  withStep(state, {
    name: `what they say of ${productId}`,
    use: 'product review',
    with: {
      ...{ id: productId, stars: String(stars) },
      ...(title !== '' && { title }),
      ...(text !== '' && { text }),
    },
    ...expecting(failed, undefined),
  });

export const written = (
  state: TripState,
  { subject, name, email, phone, description }: FactsOf<'message'>,
  failed?: string,
): TripState =>
  withStep(state, {
    name: 'a message to the shop',
    use: 'contact send',
    with: { subject, name, email, phone: phone === '' ? null : phone, description },
    ...expecting(failed, undefined),
  });
