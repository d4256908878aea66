import * as z from 'zod/mini';
import { basePathOf } from '#cli/contract/document/base-path.ts';
import type { Contract, ContractCall } from '#cli/contract/document/contract-call.ts';
import { exampleIn, parametersOf } from '#cli/contract/document/parameters.ts';
import { resolved } from '#cli/contract/schema/described.ts';
import { fieldOf, isMap, listOf } from '#cli/contract/schema/json.ts';

const verbs: ReadonlySet<string> = new Set(['get', 'post', 'put', 'patch', 'delete']);

const documentShape = z.object({
  openapi: z.string().check(z.regex(/^3\.\d/)),
  paths: z.record(z.string(), z.unknown()),
});

const operationShape = z.object({
  operationId: z.optional(z.string()),
  parameters: z.optional(z.array(z.unknown())),
  requestBody: z.optional(z.unknown()),
  responses: z.optional(z.record(z.string(), z.unknown())),
  security: z.optional(z.array(z.record(z.string(), z.unknown()))),
  'x-reads-only': z.optional(z.boolean()),
  'x-example-made-up': z.optional(z.boolean()),
});
type Operation = z.output<typeof operationShape>;

/** The calls of an OpenAPI 3 document of a shop; undefined when it is none, or has no calls. */
export const readContract = (root: unknown, shop?: string): Contract | undefined => {
  const read = z.safeParse(documentShape, root);
  if (!read.success) return undefined;
  const calls = Object.entries(read.data.paths).flatMap(([path, written]) => {
    const item = resolved(written, root);
    return Object.entries(isMap(item) ? item : {}).flatMap(([method, operation]) => {
      const asked = z.safeParse(operationShape, operation);
      if (!verbs.has(method) || !asked.success) return [];
      const base = basePathOf([operation, item, root], shop);
      const common = listOf(fieldOf(item, 'parameters'));
      return [
        callOf({ method: method.toUpperCase(), path: `${base}${path}`, common }, asked.data, root),
      ];
    });
  });
  return calls.length === 0 ? undefined : { calls, root };
};

interface Place {
  readonly method: string;
  readonly path: string;
  /** Parameters of every method of the path. */
  readonly common: readonly unknown[];
}

const callOf = ({ method, path, common }: Place, asked: Operation, root: unknown): ContractCall => {
  const kind = parametersOf([...common, ...(asked.parameters ?? [])], root);
  const content = jsonIn(resolved(asked.requestBody, root));
  const body = isMap(content)
    ? { schema: content['schema'], example: exampleIn(content, root) }
    : undefined;
  const success = Object.entries(asked.responses ?? {}).find(([status]) => /^2/.test(status))?.[1];
  return {
    name: asked.operationId ?? `${method} ${path}`,
    method,
    path,
    places: kind('path'),
    query: kind('query'),
    headers: kind('header').filter(({ required }) => required),
    ...(body !== undefined && { body }),
    answer: expectedOf(success, root),
    refusal: expectedOf(asked.responses?.['4XX'] ?? asked.responses?.['default'], root),
    forShoppers: isForShoppers(asked, root),
    changes: method !== 'GET' && asked['x-reads-only'] !== true,
    madeUp: asked['x-example-made-up'] === true,
  };
};

const jsonIn = (holder: unknown): unknown =>
  Object.entries(Object(fieldOf(holder, 'content')) as object).find(([type]) =>
    /^application\/(?:.+\+)?json\b/.test(type),
  )?.[1];

const expectedOf = (response: unknown, root: unknown): ContractCall['answer'] => {
  const told = resolved(response, root);
  const schema = fieldOf(jsonIn(told), 'schema');
  const headers = Object.entries(Object(fieldOf(told, 'headers')) as object).map(
    ([name, header]) => [name.toLowerCase(), fieldOf(resolved(header, root), 'schema') ?? {}],
  );
  return { ...(schema !== undefined && { schema }), headers: Object.fromEntries(headers) };
};

/** Somebody must prove who they are: a scheme of HTTP's own, in every choice of the call. */
const isForShoppers = ({ security }: Operation, root: unknown): boolean => {
  const choices = security ?? listOf(fieldOf(root, 'security'));
  const schemes = fieldOf(fieldOf(root, 'components'), 'securitySchemes');
  const proves = (choice: unknown): boolean =>
    Object.keys(Object(choice) as object).some((name) =>
      ['http', 'oauth2', 'openIdConnect'].includes(
        String(fieldOf(resolved(fieldOf(schemes, name), root), 'type')),
      ),
    );
  return choices.length > 0 && choices.every(proves);
};
