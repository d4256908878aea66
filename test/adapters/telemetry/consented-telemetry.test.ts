import { describe, expect, it } from 'vitest';
import {
  type ConsentedTelemetryOptions,
  makeConsentedTelemetry,
} from '#adapters/telemetry/consented-telemetry.ts';
import type { Happening } from '#adapters/telemetry/happening.ts';
import { consented } from '#domain/session/choices.ts';
import { telemetryContract } from '#test/ports/telemetry/telemetry.contract.ts';

const yes = consented({ functional: true, advertising: false }, '2026-11-21T00:00:00.000Z');
const no = consented({ functional: false, advertising: true }, '2026-11-21T00:00:00.000Z');
const event = (code: number) =>
  ({ kind: 'failure', name: 'failed_request', details: { code } }) as const;

const setUp = (consent: typeof yes | undefined, given: Partial<ConsentedTelemetryOptions> = {}) => {
  const state = { consent, at: 1000, hearing: 0, loads: 0, ends: 0 };
  const taken: Happening[] = [];
  const hear = () => {
    state.hearing += 1;
    return () => {
      state.hearing -= 1;
    };
  };
  const telemetry = makeConsentedTelemetry({
    now: () => state.at,
    consent: async () => state.consent,
    load: async () => {
      state.loads += 1;
      return (early) => {
        taken.push(...early);
        return {
          record: (happening) => void taken.push(happening),
          end: () => {
            state.ends += 1;
          },
        };
      };
    },
    hearErrors: hear,
    followPages: hear,
    ...given,
  });
  return { telemetry, state, taken };
};

const settled = () => new Promise((resolve) => setImmediate(resolve));

telemetryContract('consented-telemetry', () => setUp(yes).telemetry);
telemetryContract('consented-telemetry before a choice', () => setUp(undefined).telemetry);
telemetryContract('consented-telemetry without the code that sends', () => {
  return setUp(yes, { load: () => Promise.reject(new Error('blocked')) }).telemetry;
});

describe('makeConsentedTelemetry', () => {
  it('[CONSENT-02] loads nothing before consent, then replays what waited with its true time', async () => {
    const { telemetry, state, taken } = setUp(undefined);
    telemetry.record(event(1));
    state.at = 2000;
    telemetry.record(event(2));
    await settled();
    expect([state.loads, taken]).toEqual([0, []]);
    state.consent = yes;
    state.at = 9000;
    telemetry.flush();
    await settled();
    telemetry.record(event(3));
    expect(taken.map(({ at }) => at)).toEqual([1000, 2000, 9000]);
    expect(state.loads).toBe(1);
  });

  it('[CONSENT-02] [TEL-14] what was heard before it was there keeps its true time and its place', async () => {
    const view = { kind: 'page-view', path: '/' } as const;
    const error = { kind: 'uncaught', error: new Error('early') } as const;
    const { telemetry, state, taken } = setUp(undefined, {
      hearErrors: (tell) => {
        tell(error, 300);
        return () => undefined;
      },
      followPages: (tell) => {
        tell(view, 900);
        return () => undefined;
      },
    });
    telemetry.record(event(1));
    state.consent = yes;
    telemetry.flush();
    await settled();
    expect(taken).toEqual([
      { at: 100, what: view },
      { at: 700, what: error },
      { at: 1000, what: event(1) },
    ]);
  });

  it('[CONSENT-02] a refusal drops what waited, hears nothing more; advertising is no consent', async () => {
    const { telemetry, state, taken } = setUp(undefined);
    telemetry.record(event(1));
    state.consent = no;
    telemetry.flush();
    await settled();
    telemetry.record(event(2));
    expect([state.loads, state.hearing]).toEqual([0, 0]);
    state.consent = yes;
    telemetry.flush();
    await settled();
    telemetry.record(event(3));
    expect(taken.map(({ what }) => what)).toEqual([event(3)]);
  });

  it('[CONSENT-03] a withdrawal ends what sends and what hears; agreeing again begins anew', async () => {
    const { telemetry, state, taken } = setUp(yes);
    await settled();
    telemetry.record(event(1));
    state.consent = no;
    telemetry.flush();
    await settled();
    telemetry.record(event(2));
    expect([state.ends, state.hearing, taken.length]).toEqual([1, 0, 1]);
    state.consent = yes;
    telemetry.flush();
    await settled();
    telemetry.record(event(3));
    expect([state.loads, taken.length]).toEqual([2, 2]);
  });

  it('a choice that changes while the code is loaded counts', async () => {
    const gate = Promise.withResolvers<void>();
    const { telemetry, state, taken } = setUp(yes);
    const slow = setUp(yes, {
      load: async () => {
        await gate.promise;
        return () => {
          throw new Error('opened');
        };
      },
    });
    slow.telemetry.record(event(1));
    await settled();
    slow.state.consent = no;
    slow.telemetry.flush();
    gate.resolve();
    await settled();
    expect([slow.state.hearing, slow.taken.length]).toEqual([0, 0]);
    telemetry.record(event(1));
    await settled();
    expect([state.loads, taken.length]).toEqual([1, 1]);
  });

  it('keeps no more than 500, the first ones', async () => {
    const { telemetry, state, taken } = setUp(undefined);
    for (let count = 0; count < 600; count += 1) telemetry.record(event(count));
    state.consent = yes;
    telemetry.flush();
    await settled();
    expect(taken).toHaveLength(500);
    expect(taken.at(-1)?.what).toEqual(event(499));
  });

  it('where the code cannot be had it is asked for twice, and then never', async () => {
    let asked = 0;
    const { telemetry, state } = setUp(yes, {
      load: () => {
        asked += 1;
        return Promise.reject(new Error('blocked'));
      },
    });
    await settled();
    telemetry.flush();
    await settled();
    expect([asked, state.hearing]).toEqual([2, 2]);
  });
});
