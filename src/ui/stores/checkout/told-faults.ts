import type { FailureEventName } from '#domain/telemetry/telemetry-event.ts';
import type { Problems } from '#domain/validation/problem.ts';
import type { CoreOf } from '#ui/core/core.ts';

/**
 * An address a shopper has to mend is told to the people who run the shop, by the names of its fields
 * (ERR-14, ERR-15). The use cases tell what they refuse; a form that is not handed in is told here.
 */
export const tellFaults = (
  core: CoreOf<'session'>,
  { shipping, billing }: { readonly shipping: Problems; readonly billing: Problems },
): void => {
  const tell = (name: FailureEventName, problems: Problems): void => {
    const fields = Object.keys(problems).join(' ');
    if (fields === '') return;
    const event = { kind: 'failure', name, details: { fields } } as const;
    void core.run((useCases) => useCases.session.recordTelemetry(event));
  };
  tell('shipping_address_validation_failure', shipping);
  tell('billing_address_validation_failure', billing);
};
