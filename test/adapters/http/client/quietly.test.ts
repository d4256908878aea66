import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { quietly } from '#adapters/http/client/quietly.ts';
import { configlist } from '#adapters/http/wire/calls/settings-calls.ts';
import { callResult, silent, testShop } from '#test/adapters/http/fixture.ts';

describe('calls for what nobody asked for', () => {
  it('[ERR-03] fail without an alert, where the same call asked for raises one', async () => {
    const shop = testShop({ answer: () => silent('Network Error') });
    const alerts = () => shop.events.heard.filter(({ name }) => name === 'showApiFailAlert');
    const loud = await Effect.runPromise(Effect.exit(shop.http.call(configlist)));
    expect(loud._tag).toBe('Failure');
    expect(alerts()).toHaveLength(1);
    const quiet = await Effect.runPromise(Effect.exit(quietly(shop.http).call(configlist)));
    expect(quiet._tag).toBe('Failure');
    expect(alerts()).toHaveLength(1);
    expect(shop.requests).toHaveLength(2);
  });

  it('give what the same call gives', async () => {
    const shop = testShop();
    expect(await Effect.runPromise(callResult(quietly(shop.http).call(configlist)))).toEqual(
      await Effect.runPromise(callResult(shop.http.call(configlist))),
    );
  });
});
