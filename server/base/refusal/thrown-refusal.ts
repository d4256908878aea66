import { isRefusal, type Refusal } from '#server/base/refusal/refusal.ts';

/** Carries a refusal out of code that does not return it yet. */
export class ThrownRefusal extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.name = 'ThrownRefusal';
    this.refusal = refusal;
  }
}

/** What the work gives, or the refusal that is still thrown in it. */
export const asValue = async <Done>(work: () => Promise<Done>): Promise<Done | Refusal> => {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof ThrownRefusal) return cause.refusal;
    throw cause;
  }
};

/** What was asked for; a refusal is thrown. */
export const orThrow = <Asked>(asked: Asked | Refusal): Asked => {
  if (isRefusal(asked)) throw new ThrownRefusal(asked);
  return asked;
};
