import { describe, expect, it } from 'vitest';
import { makePageAccountCalls } from '#adapters/identity/page-account-calls.ts';

/** As the specification lists the self-service calls of an account, written down once more on purpose. */
const listed = `
MYACC-02 | getProfile | GET /idp/myaccount/profile
MYACC-03 | updateProfile | PUT /idp/myaccount/profile
MYACC-04 | getEmails | GET /idp/myaccount/emails
MYACC-05 | addEmail | POST /idp/myaccount/emails
MYACC-05 | deleteEmail | DELETE /idp/myaccount/emails/mail%2F1
MYACC-06 | sendEmailChallenge | POST /idp/myaccount/emails/mail%2F1/challenge
MYACC-07 | getEmailChallenge | POST /idp/myaccount/emails/mail%2F1/challenge/asked-1
MYACC-07 | verifyEmailChallenge | POST /idp/myaccount/emails/mail%2F1/challenge/asked-1/verify
MYACC-08 | getPhones | GET /idp/myaccount/phones
MYACC-09 | addPhone | POST /idp/myaccount/phones
MYACC-09 | deletePhone | DELETE /idp/myaccount/phones/mail%2F1
MYACC-10 | sendPhoneChallenge | POST /idp/myaccount/phones/mail%2F1/challenge
MYACC-10 | verifyPhoneChallenge | POST /idp/myaccount/phones/mail%2F1/verify
MYACC-11 | getPassword | GET /idp/myaccount/password
MYACC-12 | enrollPassword | POST /idp/myaccount/password
MYACC-12 | updatePassword | PUT /idp/myaccount/password
MYACC-12 | deletePassword | DELETE /idp/myaccount/password`
  .trim()
  .split('\n')
  .map((line) => line.split(' | ') as [row: string, name: string, call: string]);

const issuer = 'https://id.example/oauth2/default';
const given = {
  ...{ id: 'mail/1', emailId: 'mail/1', challengeId: 'asked-1', accessToken: 'the token' },
};

const recorded = (status = 200, answer: object = {}) => {
  const asked: { readonly call: string; readonly init: RequestInit | undefined }[] = [];
  const calls = makePageAccountCalls(issuer, async (input, init) => {
    const { pathname, origin } = new URL(String(input));
    asked.push({ call: `${init?.method} ${pathname}`, init });
    expect(origin).toBe('https://id.example');
    return new Response(JSON.stringify(answer), { status });
  });
  return {
    asked,
    call: (name: string, more = {}) => calls.myaccount[name]?.({ ...given, ...more }),
  };
};

describe('the calls of a page about one’s own account', () => {
  it.each(listed)('[%s] [MYACC-01] %s is %s, with the token and JSON', async (_row, name, call) => {
    const { asked, call: ask } = recorded();
    await ask(name, { payload: { a: 1 } });
    const [request, ...more] = asked;
    expect([request?.call, more]).toEqual([call, []]);
    const headers = new Headers(request?.init?.headers);
    expect(headers.get('authorization')).toBe('Bearer the token');
    expect(headers.get('accept')).toBe('application/json;okta-version=1.0.0');
    expect(headers.get('content-type')).toBe('application/json');
    expect(JSON.parse(String(request?.init?.body))).toEqual({ a: 1 });
  });

  it('[MYACC-15] offers what the answer links to, in lists too', async () => {
    const linked = { id: '1', _links: { verify: { href: '/x' }, self: {} } };
    const { call } = recorded(200, [linked, { id: '2', _links: {} }, { id: '3' }]);
    expect(await call('getEmails')).toEqual([
      { ...linked, verify: { href: '/x' }, poll: undefined },
      { id: '2', _links: {}, verify: undefined, poll: undefined },
      { id: '3' },
    ]);
  });

  it('[MYACC-01] throws a refusal as the library does', async () => {
    const said = { errorCode: 'E0000004', errorSummary: 'Wrong' };
    await expect(recorded(403, said).call('getProfile')).rejects.toMatchObject({
      message: 'Wrong',
      errorCode: 'E0000004',
      xhr: { status: 403 },
    });
  });
});
