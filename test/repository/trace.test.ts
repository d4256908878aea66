import { describe, expect, it } from 'vitest';
import { requirementsIn, testsOf, tracedRows } from '#scripts/rows/traced-rows.mjs';

const requirements = requirementsIn(
  'id\tarea\trequirement\twho\tcheck\nCART-01\tCART\tA cart.\tdomain\tunit: one\nAPI-17\tAPI\tA call.\tserver\tcontract: one\n',
);
const unit = (...tests: readonly (readonly [title: string, status: string])[]) => ({
  testResults: [{ assertionResults: tests.map(([fullName, status]) => ({ fullName, status })) }],
});
const browser = (title: string, ...statuses: readonly string[]) => ({
  suites: [
    {
      title: 'a file',
      suites: [
        {
          title: 'a group',
          specs: [
            {
              title,
              ok: statuses.at(-1) !== 'failed',
              tests: [
                {
                  status: statuses.includes('skipped') ? 'skipped' : 'expected',
                  results: statuses.map((status, retry) => ({ status, retry })),
                },
              ],
            },
          ],
        },
      ],
    },
  ],
});
const told = (...reports: readonly object[]) =>
  Object.fromEntries(
    tracedRows(requirements, testsOf(reports)).map(({ id, passed, because }) => [
      id,
      passed || because,
    ]),
  );

describe('a row', () => {
  it('is proven by a test that passed and names it', () => {
    expect(told(unit(['the cart [CART-01] [API-17] adds', 'passed']))).toEqual({
      'CART-01': true,
      'API-17': true,
    });
    expect(told(browser('[CART-01] adds', 'passed'))['CART-01']).toBe(true);
    expect(told(unit())['CART-01']).toBe('no test');
  });

  it('is not proven while one of its tests fails or none has run', () => {
    const good = ['[CART-01] adds', 'passed'] as const;
    expect(told(unit(good, ['[CART-01] takes off', 'failed']))['CART-01']).toBe('failed');
    expect(told(browser('[CART-01] adds', 'skipped'))['CART-01']).toBe('not passed');
    expect(told(unit(good), browser('[CART-01] adds', 'failed', 'failed'))['CART-01']).toBe(
      'failed',
    );
  });

  it('is not proven by a test that passed only at a later try', () => {
    const flaky = browser('[CART-01] adds', 'failed', 'passed');
    expect(told(flaky)['CART-01']).toBe('only with a retry');
    expect(told(flaky, unit(['[CART-01] adds', 'passed']))['CART-01']).toBe(true);
  });

  it('of a call is not proven while the server does not answer the call', () => {
    const sent = ['[API-17] getconfig: method and path', 'passed'] as const;
    const by = (status: string) =>
      told(unit(sent, ['[API-17] [API-083] getconfig is answered by the server', status]));
    expect(by('passed')['API-17']).toBe(true);
    expect(by('failed')['API-17']).toBe('failed');
    expect(by('skipped')['API-17']).toBe('not answered');
  });
});
