import type { AnyCall } from '#adapters/http/wire/call.ts';
import { answerHeaders } from '#adapters/http/wire/calls/document/answer-headers.ts';
import type { CallExample } from '#adapters/http/wire/calls/document/call-example.ts';
import { exampleOf } from '#adapters/http/wire/calls/document/examples.ts';
import { failureSchema } from '#adapters/http/wire/calls/document/failure-schema.ts';
import {
  makeSharedSchemas,
  type SharedSchemas,
} from '#adapters/http/wire/calls/document/shared-schemas.ts';
import { buildVersion } from '#domain/session/build-version.ts';

type Json = Readonly<Record<string, unknown>>;

/** The OpenAPI 3.1 document of these calls; its schemas are made from their codecs. */
export const openApiDocument = (calls: readonly AnyCall[]): Json => {
  const paths: Record<string, Record<string, Json>> = {};
  const put = (path: string, method: string, operation: Json): void => {
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
  };
  const schemas = makeSharedSchemas();
  for (const call of calls) put(call.path, call.method, operationOf(call, schemas));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Crunchcart storefront',
      version: buildVersion,
      description:
        'Every answer is an envelope. Amounts are US dollars with at most two decimals. Unknown fields of a request are dropped.',
    },
    servers: [{ url: '/' }],
    tags: [{ name: 'answered' }],
    paths,
    components: {
      schemas: { ...schemas.components, Failure: failureSchema },
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' },
        sessionId: { type: 'apiKey', in: 'header', name: 'sessionId' },
        rnduts: { type: 'apiKey', in: 'header', name: 'rnduts' },
        encstr: { type: 'apiKey', in: 'header', name: 'encstr' },
        shopper: { type: 'http', scheme: 'bearer' },
      },
    },
  };
};

const operationOf = (call: AnyCall, schemas: SharedSchemas): Json => {
  const example = exampleOf(call.name);
  return {
    operationId: call.name,
    tags: ['answered'],
    summary: call.summary,
    ...(call.method !== 'GET' && { 'x-reads-only': example.reads === true }),
    ...(example.madeUp === true && { 'x-example-made-up': true }),
    parameters: [...queryParameters(call, example, schemas), ...headerParameters(call)],
    ...(call.body !== undefined && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: schemas.of(call.body, `${call.name}.body`),
            example: example.body,
          },
        },
      },
    }),
    responses: {
      '200': {
        description: 'The answer',
        headers: answerHeaders,
        content: {
          'application/json': {
            schema: envelopeOf(call, schemas),
            example: answerOf(call, example),
          },
        },
      },
      default: failure,
    },
    ...securityOf(call),
  };
};

const failure: Json = {
  description: 'A refusal, its code and its words in both languages',
  headers: answerHeaders,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
};

const envelopeOf = (call: AnyCall, schemas: SharedSchemas): Json => {
  const item = schemas.of(call.item, `${call.name}.item`);
  return {
    type: 'object',
    required: ['responseCode', 'success', 'message', 'data'],
    properties: {
      responseCode: { const: 200 },
      success: { const: true },
      message: { type: 'string' },
      requestId: { type: 'string', description: 'Left out of public lists; see X-Request-Id.' },
      data: call.object === true ? item : { type: 'array', items: item },
    },
  };
};

const answerOf = (call: AnyCall, { item }: CallExample): Json => ({
  responseCode: 200,
  success: true,
  message: '',
  data: call.object === true ? item : [item],
});

const queryParameters = (
  { name: call, query }: AnyCall,
  example: CallExample,
  schemas: SharedSchemas,
): readonly Json[] => {
  if (query === undefined) return [];
  const { properties, required } = schemas.of(query, `${call}.query`) as {
    properties?: Record<string, Json>;
    required?: readonly string[];
  };
  return Object.entries(properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required?.includes(name) ?? false,
    schema,
    ...(example.query?.[name] !== undefined && { example: example.query[name] }),
  }));
};

const headerParameters = (call: AnyCall): readonly Json[] => [
  ...(call.locationHeader === true ? [header('locationNumber', false)] : []),
  ...(call.locationHeader === 'locationId' ? [header('locationId', false)] : []),
  ...(call.cartSecret === true ? [header('cartSecret', false)] : []),
  ...(call.idempotent === true ? [header('Idempotency-Key', true)] : []),
];

const header = (name: string, required: boolean): Json => ({
  name,
  in: 'header',
  required,
  schema: { type: 'string' },
});

const securityOf = (call: AnyCall): Json => {
  const session = { sessionId: [], rnduts: [], encstr: [] };
  if (call.gate === false) return { security: [{ apiKey: [] }] };
  if (call.auth === 'shopper') return { security: [{ ...session, shopper: [] }] };
  return call.auth === 'optional' ? { security: [{}, { ...session, shopper: [] }] } : {};
};
