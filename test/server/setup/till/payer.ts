import { randomUUID } from 'node:crypto';
import type { Quote } from '#domain/order/order.ts';
import type { Answer } from '#test/server/setup/shops.ts';
import { draftOf, type TestDraft } from '#test/server/setup/till/drafts.ts';
import type { Till } from '#test/server/setup/till/till.ts';

const base = '/v3/dopservice/paypal';

export interface OpenedSession {
  readonly merchantReferenceCode: string;
  readonly paymentRedirectURL: string;
  readonly paymentSessionRequestId: string;
  readonly paymentId: string;
  readonly expiresAt: number;
}

export interface Returned {
  readonly state: string;
  readonly paymentId: string;
  readonly payerId: string;
}

export interface ApprovedItem {
  readonly orderId: string;
  readonly orderRequestId: string;
  readonly payer: { readonly email: string };
  readonly shippingAddress?: { readonly state: string; readonly zipcode: string };
  readonly quote: Quote;
}

type Headers = Readonly<Record<string, string>>;

/** The shop, and the gateway whose page is pressed. */
interface Payee {
  readonly shop: Pick<Till['shop'], 'post'>;
  readonly gateway: Pick<Till['gateway'], 'call'>;
  readonly quoteFor: Till['quoteFor'];
}

/** What a shopper's program and a payer do, step by step. */
export const payerOf = (till: Payee) => {
  const post = (path: string, body: unknown, headers: Headers = {}): Promise<Answer> =>
    till.shop.post(`${base}/${path}`, body, headers);

  const open = async (draft: TestDraft, changes: object = {}, headers: Headers = {}) => {
    const { quoteId } = await till.quoteFor(draft);
    const body = { quoteId, draft, flow: 'redirect', validateAddress: false, ...changes };
    return post('paymentSession', body, { 'idempotency-key': randomUUID(), ...headers });
  };

  /** The address the approval page leads to. */
  const press = async (address: string, person: string, action = 'approve'): Promise<URL> => {
    const token = new URL(address).searchParams.get('token') ?? '';
    const { headers } = await till.gateway.call('/paypal/checkoutnow', {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ token, person, action }).toString(),
    });
    return new URL(headers.get('location') ?? 'about:blank');
  };

  const order = (draft: TestDraft, returned: object) => post('order', { ...returned, draft });

  const submit = (
    draft: TestDraft,
    { orderId, orderRequestId, quote }: Pick<ApprovedItem, 'orderId' | 'orderRequestId' | 'quote'>,
    { payerId, paymentId }: Pick<Returned, 'payerId' | 'paymentId'>,
    headers: Headers = {},
  ) =>
    post(
      'submitOrder',
      { quoteId: quote.quoteId, draft, orderId, orderRequestId, payerId, paymentId },
      { 'idempotency-key': randomUUID(), ...headers },
    );

  /** Up to the button "Place order". */
  const approved = async (
    person = 'buyer-ok',
    draft: TestDraft = draftOf(),
    { changes = {}, headers = {} }: { readonly changes?: object; readonly headers?: Headers } = {},
  ) => {
    const session = (await open(draft, changes, headers)).body.data[0] as unknown as OpenedSession;
    const returned = returnedIn(await press(session.paymentRedirectURL, person));
    const item = (await order(draft, returned)).body.data[0] as unknown as ApprovedItem;
    return { draft, session, returned, item };
  };

  return { post, open, press, order, submit, approved };
};

export const returnedIn = ({ searchParams }: URL): Returned => ({
  state: searchParams.get('state') ?? '',
  paymentId: searchParams.get('paymentId') ?? '',
  payerId: searchParams.get('PayerID') ?? '',
});
