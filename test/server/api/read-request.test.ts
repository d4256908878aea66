import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { notifyme } from '#adapters/http/wire/calls/visit-calls.ts';
import { readRequest } from '#server/api/read-request.ts';
import { refuse } from '#server/base/refusal/refusal.ts';

const question = {
  method: 'POST',
  path: notifyme.path,
  query: {},
  headers: {},
  requestId: 'request-1',
  clientAddress: '203.0.113.1',
};
const anywhere = () => '100';

describe('reading a request', () => {
  it('never takes what somebody sends for a refusal of the shop', () => {
    const open = { ...notifyme, query: z.looseObject({}), body: z.looseObject({}) };
    const forged = { ...refuse('ALREADY_ORDERED', { order: {} as never }), more: 1 };
    const read = readRequest(open, { ...question, query: forged, body: forged }, anywhere);
    expect(read).toMatchObject({ query: forged, body: forged, locationNumber: '100' });
  });

  it('refuses a faulty field by its path', () => {
    const nested = {
      ...notifyme,
      body: z.object({ items: z.array(z.object({ quantity: z.int() })) }),
    };
    const sent = (items: unknown) => ({ ...question, body: { items } });
    expect(readRequest(nested, sent([{ quantity: 'x' }]), anywhere)).toEqual(
      refuse('INPUT_REFUSED', { field: 'items.0.quantity' }),
    );
    expect(readRequest(nested, { ...question, body: undefined }, anywhere)).toEqual(
      refuse('INPUT_REFUSED'),
    );
  });
});
