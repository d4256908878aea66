import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { trace } from '@opentelemetry/api';
import { afterEach, describe, expect, it } from 'vitest';
import { inCallSpan } from '#server/base/trace/call-span.ts';
import { inJobRun } from '#server/base/trace/job-spans.ts';
import { noteStatement, tracedParty } from '#server/base/trace/step-spans.ts';
import { openTracing } from '#server/start/telemetry/open-tracing.ts';
import { toolsUnderTest } from '#test/sandbox/control/tools-under-test.ts';
import { openInMemory } from '#test/server/setup/database/databases.ts';
import { paths, placedIn } from '#test/server/setup/till/till.ts';
import {
  namesIn,
  openTracedTill,
  type TracedTill,
} from '#test/server/start/telemetry/traced-till.ts';

const list = '/v3/dopservice/b2c/getqueryproducts';
const question = { productTypes: [], brand: [], flavor: [], size: [], sort: 'featured' };
const traceparent = (last: string) => `00-${'4bf92f35'.repeat(3)}${last}-00f067aa0ba902b7-01`;

describe('the recording of spans', () => {
  let shop: TracedTill | undefined;
  const closers: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    await shop?.close();
    shop = undefined;
    for (const close of closers.splice(0).reverse()) await close();
  });
  const open = async (wish: Parameters<typeof openTracedTill>[1] = {}) => {
    shop = await openTracedTill(await openInMemory(), wish);
    return shop;
  };

  it('records a part of the calls that only read, chosen by the trace, and all others', async () => {
    const { till, traces } = await open({ reads: 0.5 });
    // The last 32 bits of a trace's id are its place between 0 and 1.
    const sent = ['00000000', '7fffffff', '80000000', 'ffffffff'];
    for (const last of sent) {
      const headers = { traceparent: traceparent(last) };
      await till.shop.post(list, { ...question, page: 1, pageSize: 36 }, headers);
      await till.shop.get(`${paths.details}?orderId=CC-0000-0000&email=a@b.example`, headers);
    }
    const read = (await traces({})).map(({ traceId }) => traceId.slice(-8));
    expect(read.sort()).toEqual(['00000000', '7fffffff']);
    await till.shop.post(paths.zip, { zipCode: '75024' }, { traceparent: traceparent('fffffffe') });
    const all = await traces({});
    expect(all.flatMap(namesIn)).toContain(`POST ${paths.zip}`);
  });

  it('records no call that only reads where none is wanted, nor what the calls ask', async () => {
    const { till, traces } = await open({ reads: 0 });
    await till.shop.post(list, { ...question, page: 1, pageSize: 36 });
    await till.core.round();
    expect(await traces({})).toEqual([]);
  });

  it.each([
    ['refuses the connection', undefined],
    ['answers 500', 500],
    ['never answers', 0],
  ])('does nothing to a shop whose collector %s', async (_what, status) => {
    const collector = createServer((_request, response) => {
      if (status !== 0) response.writeHead(status ?? 500).end();
    });
    await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
    const { port } = collector.address() as AddressInfo;
    const end = () => {
      collector.closeAllConnections();
      return new Promise((resolve) => collector.close(resolve));
    };
    if (status === undefined) await end();
    else closers.push(end);
    const { till, reports } = await open({ endpoint: `http://127.0.0.1:${port}` });
    for (let order = 0; order < 2; order += 1) {
      const answer = await till.submit(await till.prepare());
      expect(answer.status).toBe(200);
      expect(placedIn(answer).orderId).toMatch(/^CC-/);
      await till.settle();
    }
    expect(till.mails).toHaveLength(2);
    // Closing waits for what cannot be sent no longer than it was told.
    await shop?.close();
    shop = undefined;
    expect(reports.filter((one) => 'event' in one).length).toBeLessThanOrEqual(1);
  });

  it('sends what has ended when it is closed', async () => {
    const tools = await toolsUnderTest();
    closers.push(tools.close);
    const tracing = await openTracing({
      tracing: { endpoint: tools.origin, reads: 1 },
      report: () => undefined,
    });
    const call = {
      method: 'POST',
      route: '/last',
      requestId: 'the-last-one',
      isRead: false,
      failsFrom: 500,
    };
    await inCallSpan({ ...call, traceparent: undefined }, async () => ({ status: 200 }));
    await tracing.close(10_000);
    const kept = await (await fetch(`${tools.origin}/sandbox/traces?request=the-last-one`)).text();
    expect(kept).toContain('POST /last');
  });

  it('leaves out, and counts, what is more than a reader can use', async () => {
    const { traces } = await open();
    const call = {
      method: 'POST',
      route: '/many',
      requestId: 'many-statements',
      isRead: false,
      failsFrom: 500,
    };
    await inCallSpan({ ...call, traceparent: undefined }, async () => {
      for (let at = 0; at < 1000; at += 1) noteStatement('select "a" from "orders"', 1);
      return { status: 200 };
    });
    const [trace] = await traces({ request: 'many-statements' });
    expect(trace?.spans).toHaveLength(251);
    expect(trace?.spans[0]?.attributes['crunchcart.spans.left_out']).toBe(750);
  });

  it('keeps codes of what a party answers, and none of its other words', async () => {
    const { traces, everything } = await open();
    const asked = { requestId: 'party-call', traceparent: undefined, isRead: false };
    const answers = [
      { kind: 'declined', reason: 'INSUFFICIENT_FUND' },
      { kind: 'failed', why: 'HTTP 503' },
      { kind: 'refused', reason: 'Ada of 77 Canary Lane', why: 'canary@shop.example' },
      { kind: 'refused', reason: 'CANARY Lane' },
    ];
    const party = tracedParty('tax', { quote: async (turn: number) => answers[turn] });
    await inCallSpan({ ...asked, method: 'POST', route: '/party', failsFrom: 500 }, async () => {
      for (const turn of answers.keys()) await party.quote(turn);
      return { status: 200 };
    });
    const [trace] = await traces({ request: 'party-call' });
    const reasons = trace?.spans.slice(1).map((span) => span.attributes['crunchcart.reason']);
    expect(reasons).toEqual(['INSUFFICIENT_FUND', 'HTTP 503', undefined, undefined]);
    expect(await everything()).not.toMatch(/canary/i);
  });

  it('leaves nothing of steps outside a call and a row', async () => {
    const { traces } = await open();
    const party = tracedParty('tax', { quote: async () => ({ kind: 'found' }) });
    await inJobRun('idle', async () => {
      noteStatement('select "a" from "orders"', 1);
      await party.quote();
    });
    noteStatement('select "a" from "orders"', 1);
    await party.quote();
    expect(await traces({})).toEqual([]);
  });

  it('leaves no trace of an error’s words', async () => {
    const { traces, everything } = await open();
    const call = {
      method: 'POST',
      route: '/broken',
      requestId: 'broken-call',
      isRead: false,
      failsFrom: 500,
    };
    await inCallSpan({ ...call, traceparent: undefined }, async () => {
      noteStatement('update "orders" set x', 1, new Error('row (ada@canary.example)'));
      return { status: 503 };
    });
    const [trace] = await traces({ request: 'broken-call' });
    expect(trace?.spans.map(({ failed }) => failed)).toEqual([true, true]);
    expect(trace?.spans[1]?.attributes['error.type']).toBe('Error');
    expect(await everything()).not.toContain('canary');
  });

  it('is not there without an exporter: nothing is made, and rows keep nothing', async () => {
    const tracing = await openTracing({ tracing: undefined, report: () => undefined });
    const call = {
      method: 'POST',
      route: '/quiet',
      requestId: 'quiet-call',
      isRead: false,
      failsFrom: 500,
    };
    const answer = await inCallSpan(
      { ...call, traceparent: traceparent('00000001') },
      async () => ({ status: 200, span: trace.getActiveSpan() }),
    );
    // The log names the caller's trace all the same.
    expect(answer).toEqual({
      status: 200,
      span: undefined,
      traceId: traceparent('00000001').slice(3, 35),
    });
    const nothing = `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`;
    for (const traceparent of ['none', nothing, '']) {
      const none = await inCallSpan({ ...call, traceparent }, async () => ({ status: 200 }));
      expect(none).toEqual({ status: 200 });
    }
    await tracing.close(0);
  });
});
