import type { CommandStep } from '#cli/scenario/file/step-form.ts';

/** A fault of a step. */
export interface StepFault {
  /** As `--fault` takes it: `no-response:submittedorder:1`. */
  readonly name: string;
  /** It may also stay unused. */
  readonly maybe: boolean;
}

export const faultsOf = ({ fault = [] }: Pick<CommandStep, 'fault'>): readonly StepFault[] =>
  [fault]
    .flat()
    .map((one) =>
      typeof one === 'object'
        ? { name: String(one.name), maybe: one.maybe === true }
        : { name: String(one), maybe: false },
    );
