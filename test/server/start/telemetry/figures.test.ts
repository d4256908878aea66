import { randomUUID } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { metricsNow } from '#server/base/metrics/shop-metrics.ts';
import { openMetrics } from '#server/start/telemetry/open-metrics.ts';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import { draftOf } from '#test/server/setup/till/drafts.ts';
import { openTill, paths, type Till } from '#test/server/setup/till/till.ts';

const token = 'a token of readers, thirty-two letters';
const list = '/v3/dopservice/b2c/getqueryproducts';

describeOnBothDatabases('the figures', (open, kind) => {
  const closers: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close();
  });
  const openShop = async (more: { readonly token?: string } = {}) => {
    const till = await openTill(await open());
    closers.push(till.close);
    const { clock, database } = till;
    const config = { host: '127.0.0.1', port: 0, ...more };
    const metrics = await openMetrics({ metrics: config, database, clock });
    closers.push(metrics.close);
    const read = (headers: Record<string, string> = {}) =>
      fetch(`${metrics.origin}/metrics`, { headers });
    return { till, read, text: async () => (await read()).text() };
  };
  const place = async (till: Till, alias?: string) => {
    await till.submit(await till.prepare(alias));
    await till.settle();
  };

  it('tell requests, payments, memories, queues and connections', async () => {
    const { till, text } = await openShop();
    await place(till);
    await place(till, 'visa-funds');
    till.mailTrouble.down = true;
    await place(till);
    for (const _ of [1, 2]) {
      const asked = { productTypes: [], brand: [], flavor: [], size: [], sort: 'featured' };
      await till.shop.post(list, { ...asked, page: 1, pageSize: 36 });
    }
    const told = await text();
    const figure = (line: string): number => {
      const found = told.split('\n').find((one) => one.startsWith(`${line} `));
      return Number(found?.slice(line.length));
    };
    const submitted = `method="POST",route="${paths.submit}"`;
    const count = 'crunchcart_request_duration_seconds_count';
    expect(figure(`${count}{${submitted},status="2xx"}`)).toBe(2);
    expect(figure(`${count}{${submitted},status="4xx"}`)).toBe(1);
    const payments = (state: string) =>
      figure(`crunchcart_payments_total{state="${state}",method="card"}`);
    expect(payments('CAPTURED')).toBe(2);
    expect(payments('DECLINED')).toBe(1);
    const answers = (result: string) =>
      figure(`crunchcart_memory_reads_total{memory="answers",result="${result}"}`);
    expect(answers('made')).toBe(1);
    expect(answers('found')).toBe(1);
    expect(figure('crunchcart_queue_depth{queue="mails_waiting"}')).toBe(1);
    expect(figure('crunchcart_queue_depth{queue="payments_open"}')).toBe(0);
    const used = figure('crunchcart_database_connections{state="used"}');
    if (kind === 'postgres') expect(used).toBeGreaterThanOrEqual(0);
    else expect(used).toBeNaN();
    expect(told).toContain('process_cpu_seconds_total');
    expect(told).toContain('nodejs_eventloop_lag_seconds');
  });

  it('are told apart by nothing a stranger chooses, and name nobody', async () => {
    const { till, text } = await openShop();
    const before = (await text()).split('\n').length;
    for (let at = 0; at < 30; at += 1) {
      await fetch(`http://127.0.0.1:${till.shop.port}/${randomUUID()}?q=canary${at}`, {
        method: at % 2 === 0 ? 'GET' : 'REPORT',
      });
      await till.shop.get(`${paths.details}?orderId=CC-${at}&email=canary@shop.example`);
    }
    await till.validate(draftOf({ email: 'canary@shop.example' }));
    const told = await text();
    expect(told).not.toContain('canary');
    // Routes of the shop, its refusal of what has none, and two methods: 15 lines each.
    expect(told.split('\n').length - before).toBeLessThan(15 * 8);
  });

  it('are for the bearer of the token, where there is one', async () => {
    const { read } = await openShop({ token });
    for (const authorization of ['', token, `Bearer ${token}x`, `Basic ${token}`]) {
      const answer = await read({ authorization });
      expect(answer.status).toBe(401);
      expect(await answer.text()).not.toContain('crunchcart_');
    }
    expect((await read({ authorization: `Bearer ${token}` })).status).toBe(200);
  });

  it('are nowhere on the shop’s own port, also while they are told on theirs', async () => {
    const { till, read } = await openShop();
    expect((await read()).status).toBe(200);
    for (const path of [
      '/metrics',
      '/metrics/',
      '/Metrics',
      '/%6detrics',
      '/webservices/../metrics',
    ]) {
      const answer = await fetch(`http://127.0.0.1:${till.shop.port}${path}`);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(await answer.text()).not.toContain('crunchcart_');
    }
  });

  it('are nowhere on the shop’s own port, and not counted without a port of theirs', async () => {
    const till = await openTill(await open());
    closers.push(till.close);
    expect((await till.shop.get('/metrics')).status).toBe(404);
    const { clock, database } = till;
    const none = await openMetrics({ metrics: undefined, database, clock });
    closers.push(none.close);
    expect(none.origin).toBeUndefined();
    expect(metricsNow()).toBeUndefined();
  });
});
