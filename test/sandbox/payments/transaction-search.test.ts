import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settlement } from '#test/sandbox/payments/gateway-requests.ts';
import {
  type GatewayUnderTest,
  gatewayUnderTest,
} from '#test/sandbox/payments/gateway-under-test.ts';

let under: GatewayUnderTest;
beforeAll(async () => {
  under = await gatewayUnderTest({ frameKeyPool: 4 });
});
afterAll(() => under.stop());

const authorized = async (alias: string, changes: object): Promise<string> =>
  String((await under.pay(await under.tokenOf(alias), changes)).at('id'));

describe('the transaction search', () => {
  it('[P-32] tells by reference code each request, as the real one does', async () => {
    const id = await authorized('visa-ok', { transactionId: 'search-1', code: 'search' });
    const captured = await under.post(
      `/pts/v2/payments/${id}/captures`,
      settlement('search', '23.47', 'search-2'),
    );
    const search = await under.hits('search');
    expect([search.status, search.at('totalCount')]).toEqual([201, 2]);
    const first = search.at('_embedded.transactionSummaries.0');
    expect(first).toMatchObject({
      id,
      clientReferenceInformation: { code: 'search' },
      errorInformation: {},
      orderInformation: { amountDetails: { totalAmount: '23.47', currency: 'USD' } },
      applicationInformation: {
        reasonCode: '100',
        rCode: '1',
        rFlag: 'SOK',
        applications: [{ name: 'ics_auth', reasonCode: '100', rCode: '1', rFlag: 'SOK' }],
      },
    });
    expect(JSON.stringify(search.body)).not.toMatch(/search-1|"status"/);
    expect(search.at('_embedded.transactionSummaries.1')).toMatchObject({
      id: captured.at('id'),
      clientReferenceInformation: { code: 'search' },
      applicationInformation: { applications: [{ name: 'ics_bill', rCode: '1' }] },
    });
    const either = { query: `id:${id} OR clientReferenceInformation.code:"never"`, limit: 1 };
    const byId = await under.post('/tss/v2/searches', either);
    expect([byId.at('count'), byId.at('_embedded.transactionSummaries.0.id')]).toEqual([1, id]);
    expect((await under.get(`/tss/v2/transactions/${id}`)).at('id')).toBe(id);
  });

  it('[P-32] finds nothing where nothing is, and knows no transaction id', async () => {
    const none = await under.hits('never');
    expect([none.status, none.at('totalCount'), none.at('_embedded')]).toEqual([201, 0, undefined]);
    for (const query of [
      'clientReferenceInformation.transactionId:x',
      'submitTimeUtc:[NOW TO NOW]',
    ]) {
      expect((await under.post('/tss/v2/searches', { query })).at('reason')).toBe('INVALID_DATA');
    }
    expect((await under.call('/tss/v2/transactions/1')).status).toBe(401);
  });
});
