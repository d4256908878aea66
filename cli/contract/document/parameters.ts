import * as z from 'zod/mini';
import type { Parameter } from '#cli/contract/document/contract-call.ts';
import { resolved } from '#cli/contract/schema/described.ts';
import { fieldOf, listOf } from '#cli/contract/schema/json.ts';

const parameterShape = z.object({
  name: z.string(),
  in: z.string(),
  required: z.optional(z.boolean()),
  schema: z.optional(z.unknown()),
  example: z.optional(z.unknown()),
  examples: z.optional(z.unknown()),
});
type Written = z.output<typeof parameterShape>;

/** Parameters by where they go: `query`, `header`, `path`. Of two of a name the later one counts. */
export const parametersOf = (
  written: readonly unknown[],
  root: unknown,
): ((place: string) => readonly Parameter[]) => {
  const parameters = new Map<string, Written>();
  for (const given of written) {
    const read = z.safeParse(parameterShape, resolved(given, root));
    if (read.success) parameters.set(`${read.data.in} ${read.data.name}`, read.data);
  }
  return (place) =>
    [...parameters.values()]
      .filter((each) => each.in === place)
      .map((each) => parameterOf(each, root));
};

const parameterOf = (written: Written, root: unknown): Parameter => ({
  name: written.name,
  required: written.required === true,
  schema: written.schema,
  example: exampleIn(written, root),
});

/** Where documents keep examples: beside the schema, in a list of them, or in the schema. */
export const exampleIn = (content: unknown, root: unknown): unknown => {
  const [named] = Object.values(Object(fieldOf(content, 'examples')) as object);
  const schema = resolved(fieldOf(content, 'schema'), root);
  return (
    fieldOf(content, 'example') ??
    fieldOf(resolved(named, root), 'value') ??
    fieldOf(schema, 'example') ??
    listOf(fieldOf(schema, 'examples'))[0] ??
    fieldOf(schema, 'default') ??
    listOf(fieldOf(schema, 'enum'))[0]
  );
};
