import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { exampleOf } from '#adapters/http/wire/calls/document/examples.ts';
import { openApiDocument } from '#adapters/http/wire/calls/document/openapi.ts';
import { shopCalls } from '#adapters/http/wire/calls/shop-calls.ts';
import { docsPage } from '#server/api/document/docs-page.ts';

type Operation = {
  parameters?: { name: string; in: string; required: boolean }[];
  requestBody?: {
    content: { 'application/json': { schema: { properties: object; required: string[] } } };
  };
  responses: object;
};
const document = JSON.parse(JSON.stringify(openApiDocument(shopCalls))) as {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
};
const operation = (path: string, method: string) => document.paths[path]?.[method.toLowerCase()];

describe('the OpenAPI document', () => {
  it('is one of version 3.1 with every call', () => {
    expect(document.openapi).toBe('3.1.0');
    for (const { path, method } of shopCalls) {
      expect([path, method, operation(path, method) !== undefined]).toEqual([path, method, true]);
    }
  });

  it.each(shopCalls.map((call) => [call.name, call] as const))(
    'has an example of %s that its codecs read',
    (name, call) => {
      const { query, body, item } = exampleOf(name);
      if (call.query !== undefined) z.parse(call.query, query ?? {});
      expect(body === undefined).toBe(call.body === undefined);
      if (call.body !== undefined) z.parse(call.body, body);
      const decoded = z.parse(call.item, item);
      expect(z.encode(call.item, decoded)).toEqual(item);
    },
  );

  it('refers to nothing that is not in it', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]*)"/g)];
    const pointers = [...new Set(references.map(([, pointer = '']) => pointer))];
    const found = (pointer: string): unknown =>
      pointer
        .replace(/^#\//, '')
        .split('/')
        .reduce<unknown>((place, name) => Object(place)[name], document);
    expect(pointers.length).toBeGreaterThan(1);
    for (const pointer of pointers) {
      expect([pointer, found(pointer)]).toEqual([
        expect.stringMatching(/^#\/components\/schemas\/[\w.-]+$/),
        expect.any(Object),
      ]);
    }
    // A schema's own names mean nothing inside the document.
    expect(JSON.stringify(document)).not.toContain('$defs');
  });

  it('says what a list question is made of, in the form of the wire', () => {
    const list = operation('/v3/dopservice/b2c/getqueryproducts', 'POST');
    const { schema } = list?.requestBody?.content['application/json'] ?? {};
    expect(schema?.required).toContain('pageSize');
    expect(schema?.properties).toMatchObject({
      pageSize: { const: 36 },
      page: { type: 'integer' },
    });
    const detail = JSON.stringify(operation('/v3/dopservice/b2c/productdetail', 'GET')?.responses);
    expect(detail).toContain('"price":{"type":"number"');
  });

  it('names parameters and headers', () => {
    const detail = operation('/v3/dopservice/b2c/productdetail', 'GET')?.parameters ?? [];
    expect(detail.find(({ name }) => name === 'productId')).toMatchObject({
      in: 'query',
      required: true,
    });
    expect(detail.find(({ name }) => name === 'lang')).toMatchObject({ required: false });
    const submit = operation('/v3/dopservice/b2c/submittedorder', 'POST')?.parameters ?? [];
    expect(submit).toContainEqual(
      expect.objectContaining({ name: 'Idempotency-Key', in: 'header', required: true }),
    );
  });
});

describe('the page about the calls', () => {
  it('has a section for every call and no script', () => {
    const page = docsPage(shopCalls);
    for (const { name, path } of shopCalls) {
      expect(page).toContain(`id="${name}"`);
      expect(page).toContain(path);
    }
    expect(page).not.toMatch(/<script|\son\w+=|style="/);
  });
});
