import { type KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { IdentityParts } from '#sandbox/identity/base/identity-parts.ts';
import { issuerOf } from '#sandbox/identity/base/identity-settings.ts';
import type { OidcProviders, OpenProvider } from '#sandbox/identity/base/oidc-providers.ts';
import { answerByMessage } from '#sandbox/identity/oidc/post-message.ts';
import { providerConfiguration } from '#sandbox/identity/oidc/provider-configuration.ts';
import { registerGrants } from '#sandbox/identity/oidc/token-grants.ts';
import type { SigningKey } from '#sandbox/identity/store/signing-keys.ts';

/** oidc-provider takes its keys once, so each set of keys has a provider of its own. */
export const openProviders = (parts: () => IdentityParts): OidcProviders => {
  let open: (OpenProvider & { readonly kids: string }) | undefined;
  return {
    current: async () => {
      const keys = await parts().store.keys.read();
      const kids = keys.map(({ kid }) => kid).join();
      if (open?.kids !== kids) open = { ...openProvider(parts(), keys), kids };
      return open;
    },
  };
};

const openProvider = (parts: IdentityParts, keys: readonly SigningKey[]): OpenProvider => {
  const [key] = keys;
  if (key === undefined) throw new Error('The identity provider has no signing key.');
  const provider = new Provider(issuerOf(parts.settings), providerConfiguration(parts, keys));
  registerGrants({ parts, provider, key });
  provider.registerResponseMode('okta_post_message', (ctx, redirectUri, response) =>
    answerByMessage(parts.settings, ctx, redirectUri, response),
  );
  provider.on('server_error', (_ctx, error) => parts.report(error));
  const note = (ctx: KoaContextWithOIDC): void =>
    parts.log.note({
      method: 'POST',
      path: `${new URL(issuerOf(parts.settings)).pathname}/v1/token`,
      query: {},
      headers: { 'content-type': ctx.get('content-type') },
      body: { ...ctx.oidc.body },
    });
  provider.on('grant.success', note);
  provider.on('grant.error', note);
  return { provider, handle: provider.callback() };
};
