import type { ItemData } from '#adapters/telemetry/scrubbing/duration.ts';

/** What a browser says of an error in a script of another origin. */
const opaque = /^(?:ErrorEvent: )?Script error\.?$/i;
/** Why there is no more to say (TEL-23). */
export const explanation =
  "Script error: The browser's same-origin policy prevents us from getting the details of this exception. Consider using the 'crossorigin' attribute.";

/** The data of an item; an error nobody may look into is explained. */
export const explainedError = ({ baseType, baseData }: ItemData): ItemData['baseData'] => {
  const { exceptions } = baseData;
  if (baseType !== 'ExceptionData' || !Array.isArray(exceptions)) return baseData;
  return {
    ...baseData,
    exceptions: exceptions.map((exception: unknown) =>
      isOpaque(exception) ? { ...exception, message: explanation } : exception,
    ),
  };
};

const isOpaque = (exception: unknown): exception is object =>
  typeof exception === 'object' &&
  exception !== null &&
  'message' in exception &&
  typeof exception.message === 'string' &&
  opaque.test(exception.message);
