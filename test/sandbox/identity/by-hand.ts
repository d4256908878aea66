import { clientId, type IdentityUnderTest, person } from './identity-under-test.ts';

interface Sent {
  readonly form?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A browser without a window: it keeps cookies and brings them, and follows nothing by itself. */
export const browserAt = ({ origin }: IdentityUnderTest) => {
  const jar = new Map<string, string>();
  const visit = async (address: string, { form, headers }: Sent = {}): Promise<Response> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(new URL(address, origin), {
      method: form === undefined ? 'GET' : 'POST',
      headers: { cookie, ...headers },
      redirect: 'manual',
      ...(form && { body: new URLSearchParams(form) }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', ...value] = (line.split(';')[0] ?? '').split('=');
      if (/expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(name);
      else jar.set(name, value.join('='));
    }
    return answer;
  };
  return { jar, visit };
};

export type ByHand = ReturnType<typeof browserAt>;

/** Where an answer leads; fails with what it says where it leads nowhere. */
export const leadsTo = async (answer: Response): Promise<URL> => {
  const location = answer.headers.get('location');
  if (location === null) throw new Error(`${answer.status} ${await answer.text()}`);
  return new URL(location, answer.url);
};

/** An authorize request of the shop's, good but for what a test changes. */
export const authorizePath = (
  { shop }: IdentityUnderTest,
  changes: Readonly<Record<string, string>> = {},
): string =>
  `/oauth2/default/v1/authorize?${new URLSearchParams({
    client_id: clientId,
    redirect_uri: `${shop}/implicit/callback`,
    response_type: 'code',
    scope: 'openid profile email',
    state: 'the-state',
    nonce: 'the-nonce',
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
    ...changes,
  })}`;

export const sessionTokenOf = async (
  identity: IdentityUnderTest,
  name: string,
): Promise<string> => {
  const answer = await identity.post('/api/v1/authn', person(name));
  return ((await answer.json()) as { readonly sessionToken: string }).sessionToken;
};

/** Signs somebody in at the provider, in this browser. */
export const signsIn = async (
  identity: IdentityUnderTest,
  browser: ByHand,
  name: string,
): Promise<URL> => {
  const sessionToken = await sessionTokenOf(identity, name);
  return leadsTo(await browser.visit(authorizePath(identity, { prompt: 'none', sessionToken })));
};

/** Whose session a browser has at the provider; nothing where it has none. */
export const whoIsIn = async ({ visit }: Pick<ByHand, 'visit'>): Promise<string | undefined> => {
  const answer = await visit('/api/v1/sessions/me');
  return ((await answer.json()) as { readonly login?: string }).login;
};
