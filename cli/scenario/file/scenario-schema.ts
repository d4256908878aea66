import * as z from 'zod/mini';
import { scenarioFile } from '#cli/scenario/file/scenario.ts';

/** The form of a scenario file as JSON Schema, for editors: made from what reads the files. */
export const scenarioSchema = (): Readonly<Record<string, unknown>> => {
  const schema = z.toJSONSchema(scenarioFile, { io: 'input', unrepresentable: 'any' });
  return { ...schema, title: 'A scenario of crunch' };
};
