import { type KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { IdentityDesk } from '#sandbox/identity/desk/identity-desk.ts';
import { issuerOf } from '#sandbox/identity/desk/identity-settings.ts';
import type { OidcProviders, OpenProvider } from '#sandbox/identity/desk/oidc-providers.ts';
import { answerByMessage } from '#sandbox/identity/oidc/post-message.ts';
import { providerConfiguration } from '#sandbox/identity/oidc/provider-configuration.ts';
import { registerGrants } from '#sandbox/identity/oidc/token-grants.ts';
import type { SigningKey } from '#sandbox/identity/store/signing-keys.ts';

/** oidc-provider takes its keys once, so each set of keys has a provider of its own. */
export const openProviders = (desk: () => IdentityDesk): OidcProviders => {
  let open: (OpenProvider & { readonly kids: string }) | undefined;
  return {
    current: async () => {
      const keys = await desk().store.keys.read();
      const kids = keys.map(({ kid }) => kid).join();
      if (open?.kids !== kids) open = { ...openProvider(desk(), keys), kids };
      return open;
    },
  };
};

const openProvider = (desk: IdentityDesk, keys: readonly SigningKey[]): OpenProvider => {
  const [key] = keys;
  if (key === undefined) throw new Error('The identity provider has no signing key.');
  const provider = new Provider(issuerOf(desk.settings), providerConfiguration(desk, keys));
  registerGrants({ desk, provider, key });
  provider.registerResponseMode('okta_post_message', (ctx, redirectUri, response) =>
    answerByMessage(desk.settings, ctx, redirectUri, response),
  );
  provider.on('server_error', (_ctx, error) => desk.report(error));
  const note = (ctx: KoaContextWithOIDC): void =>
    desk.log.note({
      method: 'POST',
      path: `${new URL(issuerOf(desk.settings)).pathname}/v1/token`,
      query: {},
      headers: { 'content-type': ctx.get('content-type') },
      body: { ...ctx.oidc.body },
    });
  provider.on('grant.success', note);
  provider.on('grant.error', note);
  return { provider, handle: provider.callback() };
};
