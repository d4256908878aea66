import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { trace } from '@opentelemetry/api';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { exportRequest, spansIn } from '#sandbox/traces/otlp.ts';
import { inCallSpan } from '#server/base/trace/call-span.ts';
import { inJobRun, inRowSpan } from '#server/base/trace/job-spans.ts';
import { noteStatement, tracedParty } from '#server/base/trace/step-spans.ts';
import { openTracing } from '#server/start/telemetry/open-tracing.ts';

const call = {
  method: 'POST',
  route: '/limits',
  requestId: 'limits',
  traceparent: undefined,
  isRead: false,
  failsFrom: 500,
};

/** A receiver that keeps every post open until it is told to answer. */
const openReceiver = async () => {
  const received: ReturnType<typeof spansIn>['spans'][number][] = [];
  const bodies: string[] = [];
  const held = new Set<() => void>();
  let holds = true;
  let givenUp = 0;
  const server = createServer((request, response) => {
    if (request.method === 'GET') return void response.end();
    const body: Buffer[] = [];
    request.on('data', (part: Buffer) => body.push(part));
    request.on('end', () => {
      const text = Buffer.concat(body).toString();
      bodies.push(text);
      received.push(...spansIn(exportRequest.parse(JSON.parse(text))).spans);
      const answer = () =>
        void response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      if (holds) held.add(answer);
      else answer();
    });
    response.on('close', () => {
      if (!response.writableEnded) givenUp += 1;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    /** As they came: the tools host reads a part of them. */
    bodies,
    /** Posts the sender stopped waiting for. */
    givenUp: () => givenUp,
    waiting: () => held.size,
    answerAll: () => {
      holds = false;
      for (const answer of held) answer();
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
};

describe('the limits of spans', () => {
  const closers: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close();
  });
  const open = async () => {
    const receiver = await openReceiver();
    closers.push(receiver.close);
    const reports: object[] = [];
    const tracing = await openTracing({
      tracing: { endpoint: receiver.endpoint, reads: 1 },
      report: (facts) => reports.push(facts),
    });
    closers.push(() => tracing.close(0));
    return { receiver, tracing, reports };
  };

  it('are 4,096 that wait while nobody takes them; the calls go on', async () => {
    const { receiver, tracing } = await open();
    await inCallSpan({ ...call, requestId: 'first' }, async () => ({ status: 200 }));
    const flushed = tracing.flush(30_000);
    await expect.poll(receiver.waiting).toBe(1);
    for (let at = 0; at < 10_000; at += 1) {
      // Each would wait for ever if it waited for the receiver.
      expect(
        await inCallSpan({ ...call, requestId: `${at}` }, async () => ({ status: 200 })),
      ).toEqual(expect.objectContaining({ status: 200 }));
    }
    expect(receiver.givenUp()).toBe(0);
    receiver.answerAll();
    await flushed;
    await tracing.flush(30_000);
    const ids = receiver.received.map(({ attributes }) => attributes['crunchcart.request.id']);
    expect(ids).toContain('first');
    expect(ids).toContain('0');
    expect(new Set(ids).size).toBe(ids.length);
    // What waited, and the batch that was on its way.
    expect(ids.length).toBeGreaterThanOrEqual(4096);
    expect(ids.length).toBeLessThanOrEqual(4096 + 512 + 1);
  });

  it('a stop does not wait for a receiver that never answers', async () => {
    const { receiver, tracing } = await open();
    await inCallSpan(call, async () => ({ status: 200 }));
    const flushed = tracing.flush(30_000);
    await expect.poll(receiver.waiting).toBe(1);
    await tracing.close(1);
    // What the sender ended before this, the receiver knows after it.
    await fetch(receiver.endpoint);
    // The post is still open: nothing was waited for, neither an answer nor the exporter's own end.
    expect([receiver.waiting(), receiver.givenUp()]).toEqual([1, 0]);
    receiver.answerAll();
    await flushed;
  });

  it('do not touch the link of an order’s row to the run of its job', async () => {
    const { receiver, tracing } = await open();
    receiver.answerAll();
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    await inJobRun('send-mails', async () => {
      await inRowSpan({ kind: 'send mail', traceparent }, async () => undefined);
      await inRowSpan({ kind: 'send mail' }, async () => undefined);
    });
    await tracing.flush(30_000);
    const span = z.looseObject({
      traceId: z.string(),
      spanId: z.string(),
      parentSpanId: z.optional(z.string()),
      name: z.string(),
      links: z.optional(z.array(z.object({ traceId: z.string(), spanId: z.string() }))),
    });
    const spans = receiver.bodies
      .flatMap((body) => exportRequest.parse(JSON.parse(body)).resourceSpans)
      .flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
      .map((one) => span.parse(one));
    const run = spans.find(({ name }) => name === 'job send-mails');
    const link = { traceId: run?.traceId, spanId: run?.spanId };
    const rows = spans.filter(({ name }) => name === 'send mail');
    expect(rows.map(({ links = [] }) => links)).toEqual([[expect.objectContaining(link)], []]);
    expect(rows.map(({ parentSpanId }) => parentSpanId)).toEqual(['00f067aa0ba902b7', run?.spanId]);
  });

  it('are 200 letters a text, 16 attributes a span, 250 spans a call, for whatever it meets', async () => {
    const { receiver, tracing } = await open();
    receiver.answerAll();
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 1500, size: 'max' }),
      fc.stringMatching(/^[a-z]{1,1500}$/, { size: 'max' }),
    );
    const met = fc.record({
      kind: text,
      reason: fc.oneof(text, fc.stringMatching(/^[A-Z][A-Z0-9_]{2,90}$/)),
      sql: text,
      errorName: text,
      more: fc.dictionary(fc.uuid(), text, { maxKeys: 40, size: 'max' }),
      statements: fc.nat(400),
    });
    await fc.assert(
      fc.asyncProperty(met, async ({ kind, reason, sql, errorName, more, statements }) => {
        receiver.received.length = 0;
        const party = tracedParty('tax', {
          quote: async () => ({ kind, reason, why: reason }),
          fail: async () => {
            throw Object.assign(new Error(reason), { name: errorName });
          },
        });
        await inCallSpan(call, async () => {
          trace.getActiveSpan()?.setAttributes(more);
          await party.quote();
          await party.fail().catch(() => undefined);
          for (let at = 0; at < statements; at += 1) noteStatement(sql, 1);
          return { status: 200 };
        });
        await tracing.flush(30_000);
        expect(receiver.received.length).toBe(1 + Math.min(250, 2 + statements));
        for (const { name, attributes } of receiver.received) {
          expect(name.length).toBeLessThanOrEqual(200);
          expect(Object.keys(attributes).length).toBeLessThanOrEqual(16);
          for (const value of Object.values(attributes)) {
            expect(String(value).length).toBeLessThanOrEqual(200);
          }
        }
      }),
      { numRuns: 25, endOnFailure: true },
    );
  });
});
