import { scenarioSchema } from '#cli/scenario/file/scenario-schema.ts';
import type { Action } from '#cli/session/session.ts';

/** `crunch scenario schema`: for editors that complete and check files while they are written. */
export const scenarioSchemaShow: Action = async () => {
  const data = scenarioSchema();
  return { data, text: () => JSON.stringify(data, null, 2) };
};
