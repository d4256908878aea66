import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningTools } from '#sandbox/control/start-tools.ts';
import { toolsUnderTest } from '#test/sandbox/control/tools-under-test.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const span = (spanId: string, name: string, more: object = {}) => ({
  traceId,
  spanId,
  name,
  kind: 2,
  startTimeUnixNano: '1795424813063250000',
  endTimeUnixNano: '1795424813163250000',
  attributes: [{ key: 'crunchcart.order.id', value: { stringValue: 'CC-AAAA-BBBB' } }],
  ...more,
});

describe('the page of traces', () => {
  let tools: RunningTools;
  beforeAll(async () => {
    tools = await toolsUnderTest();
  });
  afterAll(() => tools.close());
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${tools.origin}/v1/traces`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
  const read = async (path: string) => (await fetch(`${tools.origin}${path}`)).text();
  const request = (...spans: readonly object[]) =>
    JSON.stringify({ resourceSpans: [{ scopeSpans: [{ spans }] }] });

  it('draws a trace as a table, with bars that screen readers pass over', async () => {
    expect(await read('/traces')).toContain('No trace yet.');
    const sent = request(
      span('00f067aa0ba902b7', 'POST /<b>order</b>'),
      span('00f067aa0ba902b8', 'gateway authorize', {
        parentSpanId: '00f067aa0ba902b7',
        status: { code: 2 },
        attributes: [{ key: 'crunchcart.outcome', value: { stringValue: 'unknown' } }],
      }),
    );
    expect((await post(sent)).status).toBe(200);
    const list = await read('/traces');
    expect(list).toContain(`<a href="/traces?trace=${traceId}">POST <wbr>/&lt;b&gt;order`);
    const page = await read('/traces?order=cc-aaaa-bbbb&request=');
    expect(page).toContain('<caption>Steps; a step stands below the one that caused it</caption>');
    expect(page).toContain(
      '<span class="step in1">gateway authorize</span><svg class="bar failed" aria-hidden="true"',
    );
    expect(page).toContain('<td>failed unknown</td>');
    expect(page).not.toContain('<b>');
    expect(await read('/traces?order=CC-NONE-NONE')).toContain('No trace of this is kept.');
  });

  it('takes nothing from another site’s page, and nothing that is no request of an exporter', async () => {
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await post(request(), foreign)).status).toBe(403);
    expect((await post('{"spans":[]}')).status).toBe(400);
    const answer = await post(request(span('nonsense', 'x')));
    expect(await answer.json()).toMatchObject({ partialSuccess: { rejectedSpans: '1' } });
  });

  it('is emptied with the sandbox', async () => {
    await post(request(span('00f067aa0ba902b7', 'step')));
    await fetch(`${tools.origin}/sandbox/reset`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(await (await fetch(`${tools.origin}/sandbox/traces`)).json()).toEqual({ traces: [] });
  });
});
