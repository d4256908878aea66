import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callingOffStep } from '#domain/order/calling-off.ts';
import { foundStandings, standings } from '#test/arbitraries/payment.ts';

const answers = () => fc.constantFrom('done', 'refused', 'unknown');

describe('a pending payment that an operator calls off', () => {
  it('is settled by a yes, and asked about after a no', () => {
    expect(callingOffStep('done')).toEqual({ kind: 'settle-called-off' });
    expect(callingOffStep('refused')).toEqual({ kind: 'ask-standing' });
  });

  it('[P-32] stays as it is when nothing certain was learnt', () => {
    const silent = { kind: 'refuse', because: 'gateway-silent' };
    expect(callingOffStep('unknown')).toEqual(silent);
    for (const kind of ['unknown', 'not-found'] as const) {
      expect(callingOffStep('refused', { kind })).toEqual(silent);
    }
  });

  it('[P-52] is called off only where no money can move: by a yes, or undone before', () => {
    fc.assert(
      fc.property(answers(), fc.option(standings(), { nil: undefined }), (answer, standing) => {
        const step = callingOffStep(answer, standing);
        const isUndone = standing?.kind === 'found' && standing.isReversed;
        const isCertain = answer === 'done' || (answer === 'refused' && isUndone);
        expect(step.kind === 'settle-called-off').toBe(isCertain);
      }),
    );
  });

  it('is what its bank decided, when that was faster, and waits where it did not', () => {
    fc.assert(
      fc.property(foundStandings(), (standing) => {
        fc.pre(!standing.isReversed);
        expect(callingOffStep('refused', standing)).toEqual(
          standing.decided.kind === 'pending'
            ? { kind: 'refuse', because: 'payment-unfinished' }
            : { kind: 'settle-decided' },
        );
      }),
    );
  });
});
