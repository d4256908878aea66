import { describe, expect, it } from 'vitest';
import { unmetByRecords } from '#cli/scenario/run/met-records.ts';

const going = new AbortController().signal;

/** Mails that come one look after the other. */
const mailbox = (...looks: readonly (readonly object[])[]) => {
  const asked: string[] = [];
  const waits: number[] = [];
  let look = 0;
  return {
    asked,
    waits,
    ask: async (argv: readonly string[]) => {
      asked.push(argv.join(' '));
      const mails = looks[Math.min(look, looks.length - 1)] ?? [];
      look += 1;
      return { exit: 0, data: { mails } };
    },
    wait: async (milliseconds: number) => void waits.push(milliseconds),
  };
};

const one = { to: ['ada@example.com'], subject: 'Your order' };

describe('records that a step expects', () => {
  it('[CLI-03] are asked for until they are there, and kept for captures', async () => {
    const box = mailbox([], [], [one]);
    const wanted = { mail: { some: { subject: { contains: 'order' } }, count: 1 } };
    const met = await unmetByRecords(
      wanted,
      { mail: { to: 'ada@example.com' } },
      box.ask,
      going,
      box.wait,
    );
    expect(met).toEqual({ unmet: [], records: { mail: [one] } });
    expect(box.asked).toHaveLength(3);
    expect(box.asked[0]).toBe('sandbox mail --to=ada@example.com');
  });

  it('[CLI-03] say what was there instead', async () => {
    const box = mailbox([one]);
    const wanted = {
      mail: { to: 'ben@example.com', some: [{ subject: 'Hello' }], count: { atLeast: 2 } },
    };
    const { unmet } = await unmetByRecords(wanted, {}, box.ask, going, box.wait);
    expect(unmet).toEqual([
      { what: 'mail.some', expected: { subject: 'Hello' }, seen: [{ subject: 'Your order' }] },
      { what: 'mail.count', expected: { atLeast: 2 }, seen: 1 },
    ]);
    expect(box.asked).toHaveLength(40);
    expect(box.asked[0]).toBe('sandbox mail --to=ben@example.com');
  });

  it.each([{ none: { subject: 'Your order' } }, { count: 0 }])(
    '[CLI-03] that must not come are given time to: %j',
    async (mail) => {
      const late = mailbox([one]);
      const { unmet } = await unmetByRecords({ mail }, {}, late.ask, going, late.wait);
      expect(unmet).toHaveLength(1);
      expect(late.waits[0]).toBe(2000);
      const never = mailbox([]);
      expect((await unmetByRecords({ mail }, {}, never.ask, going, never.wait)).unmet).toEqual([]);
    },
  );

  it('[CLI-03] cannot be met by a sandbox that does not answer', async () => {
    const error = { code: 'SandboxUnreachable', message: '' };
    const ask = async () => ({ exit: 3, error });
    const { unmet } = await unmetByRecords(
      { ledger: { none: {} } },
      {},
      ask,
      going,
      async () => {},
    );
    expect(unmet).toMatchObject([{ what: 'ledger', seen: 'SandboxUnreachable' }]);
  });
});
