import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type CollectorUnderTest,
  collectorUnderTest,
} from '#test/sandbox/telemetry/collector-under-test.ts';

let collector: CollectorUnderTest;
beforeAll(async () => {
  collector = await collectorUnderTest();
});
afterEach(() => collector.steer('DELETE', '/config'));
afterAll(() => collector.close());

const read = (headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${collector.origin}/telemetry/config.json`, { headers });
const changed = {
  enabled: false,
  config: { extensionConfig: { AppInsightsPropertiesPlugin: { samplingPercentage: 50 } } },
  featureOptIn: { SdkStats: { mode: 2 } },
};

describe('the configuration clients read', () => {
  it('changes nothing unless told, and any page may read it', async () => {
    const reply = await read({ origin: 'http://localhost:4100' });
    expect(await reply.json()).toEqual({ enabled: true, config: {} });
    expect(reply.headers.get('access-control-allow-origin')).toBe('*');
    expect(reply.headers.get('cache-control')).toBe('no-cache');
  });

  it('is not sent again while it is the same', async () => {
    const etag = (await read()).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{43}"$/);
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const same = await read({ 'if-none-match': tag });
      expect([tag, same.status, await same.text()]).toEqual([tag, 304, '']);
    }
    expect((await collector.steer('PUT', '/config', changed)).status).toBe(200);
    const other = await read({ 'if-none-match': etag });
    expect([other.status, await other.json()]).toEqual([200, changed]);
    expect(other.headers.get('etag')).not.toBe(etag);
  });

  it('is set whole, short, and put back', async () => {
    for (const wrong of [
      {},
      { enabled: 'yes', config: {} },
      { ...changed, endpointUrl: 'http://x' },
      { enabled: true, config: { text: 'x'.repeat(16_384) } },
    ]) {
      expect((await collector.steer('PUT', '/config', wrong)).status).toBe(400);
    }
    const nested = `{"enabled":true,"config":{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`;
    const deep = await fetch(`${collector.origin}/sandbox/telemetry/config`, {
      method: 'PUT',
      body: nested,
      headers: { 'content-type': 'application/json' },
    });
    expect(deep.status).toBe(400);
    await collector.steer('PUT', '/config', changed);
    await collector.steer('DELETE', '/config');
    expect(await (await read()).json()).toEqual({ enabled: true, config: {} });
  });
});
