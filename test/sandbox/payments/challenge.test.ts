import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopOrigin } from '#test/sandbox/payments/gateway-requests.ts';
import {
  type Answer,
  type GatewayUnderTest,
  gatewayUnderTest,
} from '#test/sandbox/payments/gateway-under-test.ts';

describe('payer authentication of the gateway', () => {
  let gateway: GatewayUnderTest;
  beforeAll(async () => {
    gateway = await gatewayUnderTest();
  });
  afterAll(() => gateway.stop());

  let orders = 0;
  /** Both calls of one payment carry the same names. */
  const payer = async (alias: string) => {
    const token = await gateway.tokenOf(alias);
    orders += 1;
    const names = { code: `challenge-${orders}`, transactionId: `challenge-t-${orders}` };
    const pay = (action: string, authenticationTransactionId?: string, totalAmount = '10.00') =>
      gateway.post('/pts/v2/payments', {
        clientReferenceInformation: names,
        processingInformation: { capture: false, actionList: [action] },
        ...(authenticationTransactionId === undefined
          ? {}
          : { consumerAuthenticationInformation: { authenticationTransactionId } }),
        tokenInformation: { transientTokenJwt: token },
        orderInformation: {
          amountDetails: { totalAmount, currency: 'USD' },
          billTo: {
            firstName: 'Ada',
            lastName: 'Lovelace',
            address1: '1 Main St',
            locality: 'Plano',
            administrativeArea: 'TX',
            postalCode: '75024',
            country: 'US',
            email: 'ada@example.com',
          },
        },
      });
    return {
      enrol: () => pay('CONSUMER_AUTHENTICATION'),
      validate: (id: string, amount?: string) =>
        pay('VALIDATE_CONSUMER_AUTHENTICATION', id, amount),
    };
  };
  const inside = 'consumerAuthenticationInformation';
  const textAt = (answer: Answer, path: string) => String(answer.at(`${inside}.${path}`));
  const bank = (path: string, fields: Readonly<Record<string, string>>) =>
    gateway.call(path, { method: 'POST', body: new URLSearchParams(fields).toString() });

  it('[P-22] frictionless cards and ordinary ones are decided at once', async () => {
    for (const [alias, status] of [
      ['visa-ok', 'AUTHORIZED'],
      ['3ds-frictionless-ok', 'AUTHORIZED'],
      ['3ds-frictionless-fail', 'DECLINED'],
      ['3ds-challenge-unavailable', 'DECLINED'],
    ] as const) {
      expect((await (await payer(alias)).enrol()).at('status')).toBe(status);
    }
  });

  it('[P-22] a challenge card: question, answer, authorisation', async () => {
    const { enrol, validate } = await payer('3ds-challenge-ok');
    const before = (await gateway.ledger('authorization')).length;
    const asked = await enrol();
    expect([asked.status, asked.at('status')]).toEqual([201, 'PENDING_AUTHENTICATION']);
    expect(asked.at('id')).toBeUndefined();
    const [id, access] = [
      textAt(asked, 'authenticationTransactionId'),
      textAt(asked, 'accessToken'),
    ];
    const question = await bank('/challenge/step-up', { JWT: access });
    expect(question.text).toContain('$10.00');
    const policy = question.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`frame-ancestors ${shopOrigin}`);
    expect(question.headers.get('cache-control')).toBe('no-store');
    expect((await validate(id)).at('status')).toBe('PENDING_AUTHENTICATION');
    await bank('/challenge/answer', { access, code: '1234' });
    expect((await gateway.ledger('authorization')).length).toBe(before);
    expect((await validate(id)).at('status')).toBe('AUTHORIZED');
  });

  it('[P-22] an answer counts for its own payment and amount only', async () => {
    const first = await payer('3ds-challenge-ok');
    const asked = await first.enrol();
    const id = textAt(asked, 'authenticationTransactionId');
    await bank('/challenge/answer', { access: textAt(asked, 'accessToken'), code: '1234' });
    const other = await payer('3ds-challenge-ok');
    expect((await other.validate(id)).at('errorInformation.reason')).toBe(
      'CONSUMER_AUTHENTICATION_FAILED',
    );
    expect((await first.validate(id, '99.00')).at('status')).toBe('DECLINED');
  });

  it('[P-22] refused and wrong answers authorise nothing', async () => {
    const outcomes = [];
    for (const spoil of ['refuse', 'wrong']) {
      const { enrol, validate } = await payer('3ds-challenge-ok');
      const asked = await enrol();
      const access = textAt(asked, 'accessToken');
      const code = spoil === 'wrong' ? '0000' : '1234';
      await bank('/challenge/answer', {
        access,
        code,
        ...(spoil === 'refuse' && { refuse: 'yes' }),
      });
      outcomes.push((await validate(textAt(asked, 'authenticationTransactionId'))).at('status'));
    }
    expect(outcomes).toEqual(['DECLINED', 'DECLINED']);
  });

  it('pages of challenges nobody made say so', async () => {
    for (const path of ['/challenge/step-up', '/challenge/answer']) {
      expect((await bank(path, { JWT: 'x', access: 'x', code: '1234' })).status).toBe(404);
    }
  });
});
