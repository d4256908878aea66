import type { AccountOfOkta } from '#adapters/identity/okta-provider-account.ts';
import { makeProviderHttp } from '#adapters/identity/provider-http.ts';

type Call = readonly [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string];

const challenge = 'emails/{emailId}/challenge/{challengeId}';

/** The library's functions by name, and the calls they make (MYACC-01 … MYACC-12). */
const calls = {
  getProfile: ['GET', 'profile'],
  updateProfile: ['PUT', 'profile'],
  getEmails: ['GET', 'emails'],
  addEmail: ['POST', 'emails'],
  deleteEmail: ['DELETE', 'emails/{id}'],
  sendEmailChallenge: ['POST', 'emails/{id}/challenge'],
  getEmailChallenge: ['POST', challenge],
  verifyEmailChallenge: ['POST', `${challenge}/verify`],
  getPhones: ['GET', 'phones'],
  addPhone: ['POST', 'phones'],
  deletePhone: ['DELETE', 'phones/{id}'],
  sendPhoneChallenge: ['POST', 'phones/{id}/challenge'],
  verifyPhoneChallenge: ['POST', 'phones/{id}/verify'],
  getPassword: ['GET', 'password'],
  enrollPassword: ['POST', 'password'],
  updatePassword: ['PUT', 'password'],
  deletePassword: ['DELETE', 'password'],
} as const satisfies Readonly<Record<string, Call>>;

/**
 * The account's calls for a page, which so needs nothing of the library. They differ in one thing:
 * a challenge tells truly what may be done about it, where the library's always offers all.
 */
export const makePageAccountCalls = (issuer: string, send: typeof fetch): AccountOfOkta => {
  const http = makeProviderHttp(send);
  const [origin] = issuer.split('/oauth2/');
  const ask = async ([method, path]: Call, options: Readonly<Record<string, unknown>>) => {
    const { accessToken, payload } = options;
    const url = `${origin}/idp/myaccount/${path.replace(/\{(\w+)\}/g, (_blank, name: string) =>
      encodeURIComponent(String(options[name])),
    )}`;
    const headers = {
      Accept: 'application/json;okta-version=1.0.0',
      'Content-Type': 'application/json',
      Authorization: `Bearer ${accessToken}`,
    };
    const data = payload as string | undefined;
    const answer = http(method, url, { headers, ...(data !== undefined && { data }) });
    return withOffers((await answer.catch(refuse)).responseJSON);
  };
  const functions = Object.entries(calls).map(([name, call]) => [
    name,
    (options: object) => ask(call, { ...options }),
  ]);
  return { myaccount: Object.fromEntries(functions) };
};

interface Refused {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly responseJSON?: { readonly errorCode?: string; readonly errorSummary?: string };
}

/** As the library throws it. */
const refuse = ({ status, headers, responseJSON }: Refused): never => {
  const { errorCode, errorSummary } = responseJSON ?? {};
  throw Object.assign(new Error(errorSummary), {
    ...(errorCode !== undefined && { errorCode }),
    xhr: { status, headers },
  });
};

const withOffers = (answer: unknown): unknown => {
  if (Array.isArray(answer)) return answer.map(withOffers);
  if (typeof answer !== 'object' || answer === null || !('_links' in answer)) return answer;
  const { verify, poll } = answer._links as Readonly<Record<string, unknown>>;
  return { ...answer, verify, poll };
};
