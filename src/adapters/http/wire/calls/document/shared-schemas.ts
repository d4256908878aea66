import * as z from 'zod/mini';
import type { Schema } from '#adapters/http/wire/call.ts';

type Json = Readonly<Record<string, unknown>>;

/** Schemas that refer to themselves stand once in the document, under the names they are referred to by. */
export interface SharedSchemas {
  readonly components: Readonly<Record<string, Json>>;
  /** The wire form of a schema, the same for requests and answers; `place` makes the names of what it shares its own. */
  readonly of: (schema: Schema, place: string) => Json;
}

const local = '#/$defs/';

export const makeSharedSchemas = (): SharedSchemas => {
  const components: Record<string, Json> = {};
  return {
    components,
    of: (schema, place) => {
      const made = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
      const { $schema: _, $defs = {}, ...rest } = made as Json & { readonly $defs?: Json };
      const nameOf = (key: string): string => `${place}.${key.replace(/\W/g, '')}`;
      const pointed = (value: unknown): unknown => {
        if (Array.isArray(value)) return value.map(pointed);
        if (typeof value !== 'object' || value === null) return value;
        return Object.fromEntries(
          Object.entries(value).map(([key, inner]) =>
            key === '$ref' && typeof inner === 'string' && inner.startsWith(local)
              ? [key, `#/components/schemas/${nameOf(inner.slice(local.length))}`]
              : [key, pointed(inner)],
          ),
        );
      };
      for (const [key, shared] of Object.entries($defs)) {
        components[nameOf(key)] = pointed(shared) as Json;
      }
      return pointed(rest) as Json;
    },
  };
};
