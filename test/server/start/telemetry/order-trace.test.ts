import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { StoredTrace } from '#adapters/http/wire/tools/traces.ts';
import { sandboxHeader } from '#domain/session/own-request.ts';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import { draftOf } from '#test/server/setup/till/drafts.ts';
import { paths, placedIn } from '#test/server/setup/till/till.ts';
import {
  namesIn,
  openTracedTill,
  type TracedTill,
} from '#test/server/start/telemetry/traced-till.ts';

const browserTrace = '4bf92f3577b34da6a3ce929d0e0e4736';
const browserSpan = '00f067aa0ba902b7';
const traceparent = `00-${browserTrace}-${browserSpan}-01`;
const submitted = `POST ${paths.submit}`;

describeOnBothDatabases('the trace of an order', (open) => {
  let shop: TracedTill;
  const log: string[] = [];
  beforeAll(async () => {
    shop = await openTracedTill(await open(), {
      log,
      report: (facts) => shop.till.shop.report(facts),
    });
  });
  afterEach(async () => {
    await shop.till.forget();
    await fetch(`${shop.tools.origin}/sandbox/traces`, {
      method: 'DELETE',
      headers: { [sandboxHeader]: 'test' },
    });
    log.length = 0;
  });
  afterAll(() => shop.close());

  const place = async (headers: Readonly<Record<string, string>> = {}) => {
    const purchase = await shop.till.prepare();
    const answer = await shop.till.submit(purchase, {}, headers);
    expect(answer.status).toBe(200);
    await shop.till.settle();
    return { orderId: placedIn(answer).orderId, requestId: answer.headers.get('x-request-id') };
  };
  const onlyTrace = async (orderId: string): Promise<StoredTrace> => {
    const [trace, ...others] = await shop.traces({ order: orderId });
    expect(others).toEqual([]);
    if (trace === undefined) throw new Error('no trace');
    return trace;
  };

  it('is one: call, statements, tax, gateway, capture, mail, below each other', async () => {
    const { orderId, requestId } = await place();
    const trace = await onlyTrace(orderId);
    const call = trace.spans[0];
    expect(call).toMatchObject({
      name: submitted,
      depth: 0,
      failed: false,
      attributes: {
        'http.route': paths.submit,
        'http.response.status_code': 200,
        'crunchcart.order.id': orderId,
        'crunchcart.request.id': requestId,
      },
    });
    for (const name of ['tax quote', 'gateway authorize', 'insert orders', 'update stock']) {
      expect(trace.spans).toContainEqual(
        expect.objectContaining({ name, depth: 1, parentSpanId: call?.spanId, failed: false }),
      );
    }
    const rows = trace.spans.filter(({ name }) => ['heal payment', 'send mail'].includes(name));
    expect(rows.map(({ name }) => name).sort()).toEqual(['heal payment', 'send mail']);
    for (const row of rows) {
      expect(row.parentSpanId).toBe(call?.spanId);
      expect(row.attributes['crunchcart.order.id']).toBe(orderId);
    }
    for (const [above, name] of [
      ['heal payment', 'gateway capture'],
      ['send mail', 'mail send'],
    ]) {
      const parent = rows.find((row) => row.name === above)?.spanId;
      expect(trace.spans).toContainEqual(
        expect.objectContaining({ name, parentSpanId: parent, depth: 2 }),
      );
    }
    expect(trace.spans.filter(({ failed }) => failed)).toEqual([]);
    expect(await shop.traces({ request: requestId ?? '' })).toEqual([trace]);
  });

  it('begins where the browser says, whatever its flag, and goes on there in later jobs', async () => {
    const purchase = await shop.till.prepare();
    shop.till.mailTrouble.down = true;
    await shop.till.gateway.fault({ operation: 'capture', mode: 'http502', count: 1 });
    const answer = await shop.till.submit(
      purchase,
      {},
      { traceparent: traceparent.replace(/01$/, '00') },
    );
    await shop.till.core.idle();
    shop.till.mailTrouble.down = false;
    shop.till.advance(24 * 3_600_000);
    await shop.till.core.round();
    expect(shop.till.mails).toHaveLength(1);
    const trace = await onlyTrace(placedIn(answer).orderId);
    expect(trace.traceId).toBe(browserTrace);
    expect(trace.spans[0]).toMatchObject({ name: submitted, parentSpanId: browserSpan, depth: 0 });
    const sent = trace.spans.filter(({ name }) => name === 'send mail');
    expect(sent.map(({ attributes }) => attributes['crunchcart.job'])).toContain('send-mails');
    const healed = trace.spans.filter(({ name }) => name === 'heal payment');
    expect(healed.map(({ attributes }) => attributes['crunchcart.job'])).toContain('heal-payments');
    for (const name of ['mail send', 'gateway capture']) {
      const tried = trace.spans.filter((span) => span.name === name);
      expect(tried.map(({ failed }) => failed)).toEqual([true, false]);
    }
    const jobs = (await shop.traces({})).filter((other) =>
      namesIn(other).includes('job send-mails'),
    );
    expect(jobs.map(({ spans }) => spans[0]?.attributes['crunchcart.job.rows'])).toEqual([1]);
  });

  it.each([
    ['another version', `ff-${browserTrace}-${browserSpan}-01`],
    ['no trace', `00-${'0'.repeat(32)}-${browserSpan}-01`],
    ['no parent', `00-${browserTrace}-${'0'.repeat(16)}-01`],
    ['capital letters', traceparent.toUpperCase()],
    ['more behind', `${traceparent}-more`],
    ['a script', `00-<script>alert(1)</script>-${browserSpan}-01`],
    ['a long text', `${'0'.repeat(9000)}`],
  ])('begins anew below a traceparent that is none: %s', async (_what, traceparent) => {
    const answer = await shop.till.shop.post(paths.zip, { zipCode: '75024' }, { traceparent });
    const [trace] = await shop.traces({ request: answer.headers.get('x-request-id') ?? '' });
    expect(trace?.traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(trace?.traceId).not.toBe(browserTrace);
    expect(trace?.spans[0]?.parentSpanId).toBeUndefined();
  });

  it('is named in the lines of the log, with the request', async () => {
    shop.till.mailTrouble.down = true;
    const { orderId, requestId } = await place({ traceparent });
    const lines = log.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
    expect(lines).toContainEqual(
      expect.objectContaining({ requestId, traceId: browserTrace, route: paths.submit }),
    );
    expect(await onlyTrace(orderId)).toMatchObject({ traceId: browserTrace });
  });

  it('is named in the lines of work beside an answer, with the request, and of later jobs', async () => {
    const told = () =>
      log
        .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)
        .filter(({ event }) => event === 'mail-failed');
    shop.till.mailTrouble.down = true;
    const { requestId } = await place({ traceparent });
    expect(told()).toEqual([expect.objectContaining({ requestId, traceId: browserTrace })]);
    log.length = 0;
    shop.till.advance(24 * 3_600_000);
    await shop.till.core.round();
    shop.till.mailTrouble.down = false;
    expect(told()).toEqual([expect.objectContaining({ traceId: browserTrace })]);
    // A job answers nobody.
    expect(told()[0]).not.toHaveProperty('requestId');
  });

  it('shows what failed and with which code, and no words of anybody', async () => {
    const purchase = await shop.till.prepare('visa-funds');
    const answer = await shop.till.submit(purchase);
    expect(answer.body.code).toBe('CARD_DECLINED');
    await shop.till.settle();
    const [trace] = await shop.traces({ request: answer.headers.get('x-request-id') ?? '' });
    expect(trace?.spans[0]?.attributes['crunchcart.refusal']).toBe('CARD_DECLINED');
    expect(trace?.spans.find(({ name }) => name === 'gateway authorize')?.attributes).toMatchObject(
      {
        'crunchcart.outcome': 'declined',
        'crunchcart.reason': 'INSUFFICIENT_FUND',
      },
    );
  });

  it('[TEL-41] has nothing in it of the person who orders', async () => {
    const person = {
      firstName: 'Zebulonia',
      lastName: 'Quarterstaff',
      address: '77 Canary Lane',
      addressDetails: 'Loft Xylo',
    };
    const draft = draftOf({
      shipping: person,
      email: 'zebulonia.q@canary.example',
      giftMessage: 'Hummingbirds, Wilhelmina!',
    });
    for (const alias of ['visa-funds', 'visa-ok']) {
      const purchase = await shop.till.prepare(alias, draft);
      await shop.till.submit(purchase);
      await shop.till.settle();
      await shop.till.shop.get(
        `${paths.details}?orderId=CC-0000-0000&email=zebulonia.q@canary.example`,
      );
      const kept = await shop.everything();
      expect(kept).toContain(submitted);
      for (const secret of [
        ...Object.values(person),
        'zebulonia.q',
        'Wilhelmina',
        '2145550123',
        purchase.key,
        purchase.token,
        purchase.draft.tempUserID,
        '4111111111111111',
      ]) {
        expect(kept.includes(secret), secret).toBe(false);
      }
      // Ids are hexadecimal, so five digits may stand in one.
      expect(kept).not.toMatch(/\b75024\b/);
    }
  });
});
