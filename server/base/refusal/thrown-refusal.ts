import type { Refusal } from '#server/base/refusal/refusal.ts';

/** Carries a refusal out of code that does not return it yet. */
export class ThrownRefusal extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.name = 'ThrownRefusal';
    this.refusal = refusal;
  }
}
