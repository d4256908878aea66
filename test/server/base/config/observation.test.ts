import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigRefused, readConfig } from '#server/base/config/config.ts';
import { openMetrics } from '#server/start/telemetry/open-metrics.ts';
import { productionEnvironment } from '#test/server/base/config/production-environment.ts';
import { openInMemory } from '#test/server/setup/database/databases.ts';

const folder = mkdtempSync(join(tmpdir(), 'crunchcart-observation-'));
const token = 'a token of readers, thirty-two letters';

describe('how a shop is watched', () => {
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const read = (environment: Record<string, string>) =>
    readConfig({ CRUNCH_DATA_DIR: folder, ...environment }).observation;
  const refusals = (environment: Record<string, string>): readonly string[] => {
    try {
      read(environment);
      return [];
    } catch (cause) {
      if (cause instanceof ConfigRefused) return cause.sentences;
      throw cause;
    }
  };

  it('is not at all, unless it is said', () => {
    expect(read({})).toEqual({});
    expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT: 'none' })).toEqual({});
    expect(read({ CRUNCH_METRICS_TOKEN: token, CRUNCH_METRICS_HOST: '0.0.0.0' })).toEqual({});
  });

  it('records all reads in development, one in a hundred in production, and what is said', () => {
    const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://localhost:4318/';
    const tracing = { endpoint: 'http://localhost:4318', reads: 1 };
    expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT })).toEqual({ tracing });
    expect(read({ ...productionEnvironment, OTEL_EXPORTER_OTLP_ENDPOINT })).toEqual({
      tracing: { ...tracing, reads: 0.01 },
    });
    expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT, CRUNCH_TRACE_READS: '0.25' }).tracing?.reads).toBe(
      0.25,
    );
  });

  it.each([
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'grpc://collector.shop'],
    ['CRUNCH_TRACE_READS', '1.5'],
    ['CRUNCH_TRACE_READS', '-0.1'],
    ['CRUNCH_TRACE_READS', 'some'],
    ['CRUNCH_METRICS_PORT', '70000'],
    ['CRUNCH_METRICS_TOKEN', 'short'],
  ])('is refused with a sentence: %s=%s', (name, value) => {
    expect(refusals({ [name]: value })).toEqual([expect.stringContaining(`${name} must be`)]);
  });

  it('sends no span unencrypted to another machine in production', () => {
    const sentences = (address: string) =>
      refusals({ ...productionEnvironment, OTEL_EXPORTER_OTLP_ENDPOINT: address });
    expect(sentences('http://spans.crunchcart.shop')).toEqual([
      expect.stringContaining('OTEL_EXPORTER_OTLP_ENDPOINT must begin with https://'),
    ]);
    for (const good of ['https://spans.crunchcart.shop', 'http://127.0.0.1:4318', 'none']) {
      expect(sentences(good)).toEqual([]);
    }
  });

  it('shows figures to nobody else without a token', () => {
    for (const host of [
      '0.0.0.0',
      '::',
      '10.0.0.7',
      'metrics.crunchcart.shop',
      '127.0.0.1.evil.com',
    ]) {
      expect(refusals({ CRUNCH_METRICS_PORT: '0', CRUNCH_METRICS_HOST: host })).toEqual([
        'CRUNCH_METRICS_TOKEN must be set when CRUNCH_METRICS_HOST is not this machine.',
      ]);
    }
    for (const host of ['127.0.0.1', 'localhost', '::1']) {
      expect(read({ CRUNCH_METRICS_PORT: '0', CRUNCH_METRICS_HOST: host }).metrics?.host).toBe(
        host,
      );
    }
    expect(
      read({
        CRUNCH_METRICS_PORT: '9',
        CRUNCH_METRICS_HOST: '0.0.0.0',
        CRUNCH_METRICS_TOKEN: token,
      }).metrics,
    ).toEqual({ port: 9, host: '0.0.0.0', token });
  });

  it('listens where it is told, and answers this machine under its own names only', async () => {
    const database = await openInMemory();
    const { metrics } = read({ CRUNCH_METRICS_PORT: '0' });
    const open = await openMetrics({ metrics, database, clock: { now: () => 0 } });
    const statusFor = (host: string) =>
      new Promise<number>((resolve, reject) => {
        request(`${open.origin}/metrics`, { headers: { host } }, (answer) => {
          answer.resume();
          resolve(answer.statusCode ?? 0);
        })
          .on('error', reject)
          .end();
      });
    expect(await statusFor('localhost')).toBe(200);
    expect(await statusFor('rebound.evil.example')).toBe(421);
    await open.close();
    await database.close();
  });
});
