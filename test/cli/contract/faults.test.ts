import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '#cli/contract/exchange/row.ts';
import { type Fault, startFaultyProxy } from '#test/cli/contract/faulty-proxy.ts';
import { differing, judgedShop, patience } from '#test/cli/contract/judged-shop.ts';
import { crunch } from '#test/cli/crunch.ts';

const { shop, settings, judge } = judgedShop();

let proxy: Awaited<ReturnType<typeof startFaultyProxy>>;
beforeAll(async () => {
  proxy = await startFaultyProxy(shop().origin);
});
afterAll(() => proxy.close());

interface Seeded {
  readonly fault: Fault;
  readonly call: string;
  readonly check: Row['check'];
  readonly about?: string;
  readonly write?: true;
}

let times = 0;
const seeded: Readonly<Record<string, Seeded>> = {
  'a status that changed': {
    fault: (passing) => {
      if (passing.status === 200) passing.status = 201;
    },
    ...{ call: 'configlist', check: 'status' },
  },
  'a field that is missing in the envelope': {
    fault: ({ body, status }) => {
      if (status === 200) delete body.success;
    },
    ...{ call: 'labelslist', check: 'envelope', about: 'success' },
  },
  'another id of the request in the envelope': {
    fault: ({ body, status }) => {
      if (status === 200) body.requestId = 'another-request';
    },
    ...{ call: 'usersExists', check: 'envelope', about: 'requestId' },
  },
  'a wrong type in a body': {
    fault: ({ body, status }) => {
      if (status === 200) body.data[0].value = 15;
    },
    ...{ call: 'configlist', check: 'body', about: 'data[0].value' },
  },
  'another type of content': {
    fault: ({ headers, status }) => {
      if (status === 200) headers.set('content-type', 'text/plain');
    },
    ...{ call: 'navigationlist', check: 'type' },
  },
  'a header that was dropped': {
    fault: ({ headers, status }) => {
      if (status === 200) headers.delete('x-content-type-options');
    },
    ...{ call: 'allbrands', check: 'header', about: 'x-content-type-options' },
  },
  'a header against other sites that was dropped': {
    fault: ({ headers, status }) => {
      if (status === 200) headers.delete('cross-origin-resource-policy');
    },
    ...{ call: 'contentlist', check: 'header', about: 'cross-origin-resource-policy' },
  },
  'leave for pages of any site': {
    fault: ({ headers }, { method }) => {
      if (method === 'OPTIONS') headers.set('access-control-allow-origin', '*');
    },
    ...{ call: 'geteventsview', check: 'leave' },
  },
  'a refusal that became a success': {
    fault: (passing) => {
      if (passing.status !== 400) return;
      passing.status = 200;
      passing.body = { responseCode: 200, success: true, message: '', data: [] };
    },
    ...{ call: 'filterlist', check: 'refusal' },
  },
  'a refusal without its code': {
    fault: ({ body, status }) => {
      if (status === 400) delete body.code;
    },
    ...{ call: 'productinventory', check: 'refusal' },
  },
  'a failure at bad input': {
    fault: (passing) => {
      if (passing.status === 400) passing.status = 500;
    },
    ...{ call: 'getqueryproducts', check: 'refusal' },
  },
  'a method that nobody wrote down': {
    fault: (passing, { method }) => {
      if (method === 'PATCH') passing.status = 200;
    },
    ...{ call: 'shippingcharge', check: 'method' },
  },
  'a token that is taken unseen': {
    fault: (passing, { headers }) => {
      if ('authorization' in headers) passing.status = 200;
    },
    ...{ call: 'getcustomer', check: 'token' },
  },
  'a session that is not asked for': {
    fault: (passing, { headers }) => {
      if (!('authorization' in headers) && passing.status === 440) passing.status = 200;
    },
    ...{ call: 'getcustomer', check: 'session' },
  },
  'an answer that changes when it is asked for again': {
    fault: ({ body, status }) => {
      times += 1;
      if (status === 200) body.data[0].withdrawn = times % 2 === 0;
    },
    ...{ call: 'withdrawnorder', check: 'again', about: 'data[0].withdrawn', write: true },
  },
  'a call that needs its key and is made without': {
    fault: (passing, { headers }) => {
      if ('idempotency-key' in headers || passing.body.code !== 'IDEMPOTENCY_KEY_MISSING') return;
      passing.status = 200;
    },
    ...{ call: 'withdrawnorder', check: 'key', write: true },
  },
};

describe('crunch contract against a shop with one fault', patience, () => {
  it.each(Object.entries(seeded))('finds %s, and names its row', async (_, one) => {
    proxy.suffer((passing, request) => {
      const isBeside = request.path.includes('no-such-call') || request.path === '/';
      if (!isBeside) one.fault(passing, request);
    });
    const write = one.write === true ? ['--write'] : [];
    const wish = ['--base-url', proxy.origin, '--only', one.call, ...write];
    const { code, error, data } = await judge(...wish);
    expect([code, error.code]).toEqual([5, 'ContractBroken']);
    const rows = differing(data);
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map(({ call, check }) => `${call} ${check}`))).toEqual(
      new Set([`${one.call} ${one.check}`]),
    );
    if (one.about !== undefined) expect(rows.map(({ about }) => about)).toEqual([one.about]);
    for (const { expected, got } of rows) expect(expected).not.toBe(got);
  });

  it('finds a call that does not exist and is answered', async () => {
    proxy.suffer((passing, { path }) => {
      if (path.endsWith('/no-such-call')) passing.status = 200;
    });
    const { data } = await judge('--base-url', proxy.origin, '--only', 'configlist');
    expect(differing(data)).toMatchObject([
      { call: '/services/no-such-call', check: 'unknown', expected: '404', got: '200' },
    ]);
  });

  it('[CLI-07] shows each row that differs to people, in both languages', async () => {
    proxy.suffer(({ body, status }) => {
      if (status === 200) body.data[0].value = 15;
    });
    const wish = ['contract', '--base-url', proxy.origin, '--only', 'configlist'];
    const english = await crunch(wish, settings());
    expect(english.stdout).toMatch(
      /configlist +example: body: data\[0\]\.value +string +integer \(2\)/,
    );
    expect(english.stderr).toContain('differs in 1 of');
    const spanish = await crunch([...wish, '--lang', 'es'], settings());
    expect(spanish.stdout).toMatch(
      /configlist +ejemplo: contenido: data\[0\]\.value +string +integer \(2\)/,
    );
    expect(spanish.stderr).toContain('difiere en 1 de');
  });
});
