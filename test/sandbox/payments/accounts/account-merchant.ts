import { shopOrigin } from '#test/sandbox/payments/gateway-requests.ts';
import type { Answer, GatewayUnderTest } from '#test/sandbox/payments/gateway-under-test.ts';
import { signedHeaders } from '#test/sandbox/payments/merchant-signer.ts';

const paymentType = { name: 'EWALLET', method: { name: 'PAYPAL' } };

export const mock = (code: string) => ({
  'PayPal-Mock-Response': JSON.stringify({ mock_application_codes: code }),
});

export interface Wish {
  readonly code?: string;
  readonly transactionId?: string;
  readonly totalAmount?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Replaces parts of the body, by their names at the top. */
  readonly body?: object;
}

export interface SaleWish extends Wish {
  readonly orderRequestId?: string;
  readonly payerId?: string;
}

type Party = Pick<GatewayUnderTest, 'call'> &
  Partial<Pick<GatewayUnderTest, 'advance'>> & { readonly gateway: { readonly origin: string } };

let requests = 0;
const fresh = (name: string): string => {
  requests += 1;
  return `${name}-${requests}`;
};

/** What the shop's server does with payment accounts, and what a payer does on the page. */
export const accountMerchant = (under: () => Party) => {
  /** How far the gateway's clock was moved, milliseconds; a merchant signs by the same time. */
  let ahead = 0;
  const advance = (milliseconds: number): void => {
    ahead += milliseconds;
    under().advance?.(milliseconds);
  };
  const send = (
    method: 'GET' | 'POST' | 'PATCH',
    target: string,
    payload: object | undefined,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> => {
    const { host } = new URL(under().gateway.origin);
    const body = payload === undefined ? undefined : JSON.stringify(payload);
    const date = new Date(Date.now() + ahead).toUTCString();
    const signed = signedHeaders({ method, target, host }, body, { date });
    const { 'content-type': type = '', ...bare } = signed;
    return under().call(target, {
      method,
      headers: { ...(body === undefined ? bare : { ...bare, 'content-type': type }), ...headers },
      ...(body !== undefined && { body }),
    });
  };
  const names = (wish: Wish, kind: string) => ({
    code: wish.code ?? fresh('order'),
    transactionId: wish.transactionId ?? fresh(kind),
  });
  const amount = (wish: Wish) => ({ totalAmount: wish.totalAmount ?? '40.00', currency: 'USD' });

  const open = (wish: Wish = {}) =>
    send(
      'POST',
      '/pts/v2/payment-references',
      {
        clientReferenceInformation: names(wish, 'session'),
        processingInformation: { actionList: ['AP_SESSIONS'] },
        paymentInformation: { paymentType },
        orderInformation: {
          amountDetails: amount(wish),
          lineItems: [{ productName: 'Salted chips', quantity: '2', unitPrice: '20.00' }],
        },
        merchantInformation: {
          successUrl: `${shopOrigin}/checkout/payment?paypal=return&state=s1`,
          cancelUrl: `${shopOrigin}/checkout/payment?paypal=cancel&state=s1`,
        },
        ...wish.body,
      },
      wish.headers,
    );

  const press = (fields: Readonly<Record<string, string>>, headers: object = {}) =>
    under().call('/paypal/checkoutnow', {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields).toString(),
    });

  const status = (id: unknown, headers?: Readonly<Record<string, string>>) =>
    send(
      'POST',
      `/pts/v2/refresh-payment-status/${id}`,
      {
        clientReferenceInformation: { code: 'status' },
        processingInformation: { actionList: ['AP_STATUS'] },
        paymentInformation: { paymentType },
      },
      headers,
    );

  const order = (sessionId: unknown, payerId: string, wish: Wish = {}) =>
    send(
      'POST',
      `/pts/v2/payment-references/${sessionId}/intents`,
      {
        clientReferenceInformation: names(wish, 'intent'),
        processingInformation: { actionList: ['AP_ORDER'] },
        paymentInformation: { paymentType, eWallet: { accountId: payerId } },
        orderInformation: { amountDetails: amount(wish) },
        ...wish.body,
      },
      wish.headers,
    );

  const sale = (wish: SaleWish) =>
    send(
      'POST',
      '/pts/v2/payments',
      {
        clientReferenceInformation: names(wish, 'sale'),
        processingInformation: {
          actionList: ['AP_SALE'],
          ...(wish.orderRequestId !== undefined && { intentsId: wish.orderRequestId }),
        },
        paymentInformation: {
          paymentType,
          ...(wish.payerId !== undefined && { eWallet: { accountId: wish.payerId } }),
        },
        orderInformation: { amountDetails: amount(wish) },
        ...wish.body,
      },
      wish.headers,
    );

  const approve = async (paymentId: unknown, person: string): Promise<string> => {
    const answer = await press({ token: String(paymentId), person, action: 'approve' });
    const location = URL.parse(answer.headers.get('location') ?? '');
    return location?.searchParams.get('PayerID') ?? `not approved: ${answer.status}`;
  };

  /** A session and its payer's approval. */
  const approved = async (person = 'buyer-ok', wish: Wish = {}) => {
    const session = await open(wish);
    const sessionId = String(session.at('id'));
    const paymentId = String(session.at('processorInformation.transactionId'));
    return { sessionId, paymentId, payerId: await approve(paymentId, person) };
  };

  /** An approved session with its order, ready to be sold. */
  const ordered = async (person = 'buyer-ok', wish: Wish = {}) => {
    const facts = await approved(person, wish);
    const reply = await order(facts.sessionId, facts.payerId, {
      ...(wish.totalAmount !== undefined && { totalAmount: wish.totalAmount }),
    });
    return { ...facts, orderRequestId: String(reply.at('id')), order: reply };
  };

  const askAgreement = (id: unknown, action: string) =>
    send('PATCH', `/pts/v2/billing-agreements/${id}`, {
      clientReferenceInformation: { code: 'agreement' },
      processingInformation: { actionList: [action] },
      paymentInformation: { paymentType },
    });
  const consent = (sessionId: unknown) => askAgreement(sessionId, 'BILLING_AGREEMENT_CREATE');
  const forget = (agreementId: unknown) => askAgreement(agreementId, 'CANCEL_AGREEMENT');

  /** A session whose payer was asked for lasting consent, the consent, and a sale by it. */
  const kept = async (person = 'buyer-ok', wish: SaleWish = {}) => {
    const facts = await approved(person, { body: { agreementInformation: { indicator: 'true' } } });
    const id = String((await consent(facts.sessionId)).at('agreementInformation.transactionId'));
    const reply = await sale({ ...wish, body: { agreementInformation: { id } } });
    return { ...facts, id, reply };
  };

  return {
    advance,
    /** Moves the clock of a gateway that started anew to where it was. */
    settleClock: () => under().advance?.(ahead),
    send,
    post: (target: string, payload: object) => send('POST', target, payload),
    /** What the merchant finds by its reference code. */
    hits: (code: string) =>
      send('POST', '/tss/v2/searches', { query: `clientReferenceInformation.code:${code}` }),
    get: (target: string) => send('GET', target, undefined),
    open,
    press,
    status,
    order,
    sale,
    approve,
    approved,
    ordered,
    consent,
    kept,
    forget,
  };
};

export type AccountMerchant = ReturnType<typeof accountMerchant>;

/** What a refusal says, in one line. */
export const refusal = (answer: Answer) => [
  answer.status,
  answer.at('reason'),
  answer.at('details.0.field'),
  answer.at('details.0.reason'),
];
