import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { securePages } from '#server/http/page-security.ts';
import { registerOffline } from '#server/pages/offline.ts';
import { testConfig } from '#test/server/setup/shops.ts';

const ask = async (url: string) => {
  const app = Fastify();
  await securePages(app, testConfig(), () => 'n');
  registerOffline(app);
  return app.inject(url);
};

describe('times without a network', () => {
  it('the page is whole by itself, in both languages, and its policy knows its style', async () => {
    const { statusCode, body, headers } = await ask('/offline');
    expect(statusCode).toBe(200);
    expect(body).toContain('You are offline.');
    expect(body).toContain('No tienes conexión.');
    expect(body).not.toMatch(/<script|src=|<link rel="stylesheet"/);
    expect(headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-/);
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('the worker keeps that page only, in a store named by what the page says', async () => {
    const { body, headers } = await ask('/service-worker.js');
    expect(headers['content-type']).toMatch(/javascript/);
    expect(headers['cache-control']).toBe('no-cache');
    expect(body).toMatch(/const kept = "crunchcart-offline-.{12}"/);
    expect(body.match(/cache\.add\(|cache\.put\(/g)).toEqual(['cache.add(']);
  });
});
