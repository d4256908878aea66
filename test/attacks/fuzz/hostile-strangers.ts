import fc, { type Arbitrary } from 'fast-check';
import { junk, nastyText } from '#test/arbitraries/wire-junk.ts';
import { encoded, inQuery } from '#test/attacks/fuzz/hostile-calls.ts';
import type { RawRequest } from '#test/attacks/fuzz/whole-shop.ts';

/** What the provider, the tools and the gateway are asked by somebody who is none of their business. */
interface Door {
  readonly method: string;
  /** `:x` is anything. */
  readonly path: string;
}

const doors = (method: string, ...paths: readonly string[]): readonly Door[] =>
  paths.map((path) => ({ method, path }));

const oidc = '/oauth2/default/v1';

const providerDoors: readonly Door[] = [
  ...doors('POST', '/api/v1/authn', '/api/v1/authn/introspect', '/api/v1/authn/factors/:x/verify'),
  ...doors('POST', '/api/v1/authn/recovery/password', '/api/v1/authn/recovery/unlock'),
  ...doors('POST', '/api/v1/authn/recovery/token', '/api/v1/authn/credentials/reset_password'),
  ...doors('POST', `${oidc}/token`, `${oidc}/introspect`, `${oidc}/revoke`, `${oidc}/interact`),
  ...doors('GET', `${oidc}/authorize`, `${oidc}/userinfo`, `${oidc}/keys`, `${oidc}/logout`),
  ...doors('GET', '/oauth2/default/.well-known/openid-configuration', '/:x', '/healthz'),
  ...doors('POST', '/idp/idx/introspect', '/idp/idx/identify', '/idp/idx/challenge/answer'),
  ...doors('GET', '/idp/myaccount/profile', '/idp/myaccount/emails/:x', '/idp/myaccount/phones/:x'),
  ...doors('PUT', '/idp/myaccount/profile', '/idp/myaccount/password'),
  ...doors('GET', '/api/v1/users/:x', '/api/v1/sessions/me', '/signin/:x', '/google/accounts'),
  ...doors('POST', '/api/v1/users', '/api/v1/users/:x', '/signin/:x', '/google/accounts'),
  ...doors('GET', '/login/sessionCookieRedirect', '/auth/services/devicefingerprint'),
];

const toolsDoors: readonly Door[] = [
  ...doors('GET', '/', '/mail', '/telemetry', '/payments', '/people', '/:x', '/sandbox/:x'),
  ...doors('GET', '/sandbox/status', '/sandbox/mail', '/sandbox/telemetry', '/sandbox/people'),
  ...doors('GET', '/speed', '/telemetry/config.json', '/sandbox/telemetry/faults'),
  ...doors('PUT', '/sandbox/telemetry/faults', '/sandbox/telemetry/config'),
  ...doors('POST', '/v2/track', '/v2.1/track', '/restock', '/sandbox/restock', '/sandbox/reviews'),
  ...doors('POST', '/sandbox/pending-sales'),
  ...doors(
    'PUT',
    '/sandbox/pending-sales',
    '/sandbox/clock',
    '/sandbox/shop-faults',
    '/sandbox/products/:x',
  ),
];

const gatewayDoors: readonly Door[] = [
  ...doors('POST', '/pts/v2/payments', '/pts/v2/payments/:x/captures', '/pts/v2/voids'),
  ...doors('POST', '/pts/v2/reversals'),
  ...doors('GET', '/reporting/v3/conversion-details'),
  ...doors('POST', '/tss/v2/searches', '/microform/v2/sessions', '/flex/v2/tokens'),
  ...doors('POST', '/challenge/answer', '/paypal/checkoutnow', '/pts/v2/payment-references'),
  ...doors('POST', '/pts/v2/payment-references/:x/intents', '/pts/v2/refresh-payment-status/:x'),
  ...doors('PATCH', '/pts/v2/billing-agreements/:x'),
  ...doors(
    'GET',
    '/paypal/checkoutnow',
    '/flex/v2/public-keys/:x',
    '/tss/v2/transactions/:x',
    '/:x',
    '/',
  ),
  ...doors('DELETE', '/tms/v2/customers/:x/payment-instruments/:x'),
];

const names = fc.constantFrom(
  ...['username', 'password', 'stateToken', 'client_id', 'client_secret', 'grant_type', 'code'],
  ...[
    'redirect_uri',
    'scope',
    'state',
    'nonce',
    'response_type',
    'token',
    'stateHandle',
    '__proto__',
  ],
);
const values = fc.oneof(
  nastyText,
  fc.constantFrom(
    'authorization_code',
    'refresh_token',
    'code',
    'openid',
    'crunchcart-web',
    'S256',
  ),
);
const pairs = fc.array(fc.tuple(names, values), { maxLength: 6 });

const bodies: Arbitrary<readonly [string, string]> = fc.oneof(
  junk.map((body) => ['application/json', JSON.stringify(body) ?? 'null'] as const),
  pairs.map((list) => ['application/json', JSON.stringify(Object.fromEntries(list))] as const),
  pairs.map((list) => ['application/x-www-form-urlencoded', inQuery(list)] as const),
  nastyText.map((text) => ['text/plain', text] as const),
);

const at = (list: readonly Door[]): Arbitrary<RawRequest> =>
  fc
    .tuple(fc.constantFrom(...list), nastyText, pairs, bodies)
    .map(([{ method, path }, part, query, [type, body]]) => ({
      method,
      path: `${path.replaceAll(':x', encoded(part) || 'x')}${query.length === 0 ? '' : `?${inQuery(query)}`}`,
      headers: { accept: 'application/json', ...(method !== 'GET' && { 'content-type': type }) },
      ...(method !== 'GET' && { body }),
    }))
    .filter(({ path }) => path.length < 8000);

export const toProvider = at(providerDoors);
export const toTools = at(toolsDoors);
export const toGateway = at(gatewayDoors);
