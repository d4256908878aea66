import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { makeNodeBankPage } from '#adapters/node/node-bank-page.ts';
import { ChallengeRequired } from '#ports/payment/payment-failures.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';

const bank = 'https://bank.example';
const asked = (stepUpUrl: string) =>
  new ChallengeRequired({ orderId: 'CC-1', stepUpUrl, accessToken: 'secret-token' });

const questionWith = (action: string): string => `<!doctype html><main>
<form action="/search"><input name="q"></form>
<FORM method=POST action='${action}'>
  <input type="hidden" name="access" value="a&amp;b">
  <label>Code <input name="code" autocomplete="one-time-code"></label>
  <input type="submit" name="refuse" value="yes">
</FORM></main>`;

/** A bank that answers with these pages, one after the other, and remembers what it was asked. */
const bankWith = (...pages: readonly (string | Response)[]) => {
  const heard: { readonly address: string; readonly body: string; readonly redirect: unknown }[] =
    [];
  const page = makeNodeBankPage({
    allowedOrigins: [bank],
    fetch: async (input, init) => {
      heard.push({
        address: String(input),
        body: String(init?.body),
        redirect: init?.redirect,
      });
      const next = pages[heard.length - 1] ?? '';
      return typeof next === 'string' ? new Response(next) : next;
    },
  });
  return { page, heard };
};

describe('the bank’s page without a screen', () => {
  it('[P-22] is opened by its token and answered as its form is, with what it hides', async () => {
    const { page, heard } = bankWith(questionWith('/answer?step=2'), 'Thank you');
    await Effect.runPromise(page.answer(asked(`${bank}/step-up`), '12 34&x'));
    expect(heard).toEqual([
      { address: `${bank}/step-up`, body: 'JWT=secret-token', redirect: 'error' },
      {
        address: `${bank}/answer?step=2`,
        body: 'access=a%26b&code=12+34%26x',
        redirect: 'error',
      },
    ]);
  });

  it.each([
    'https://evil.example/step-up',
    'http://bank.example/step-up',
    'https://bank.example:444/step-up',
    'https://bank.example@evil.example/',
    'https://user@bank.example/step-up',
    'javascript:alert(1)',
    '//bank.example/step-up',
  ])('[P-22] at %s is never asked: nothing is sent', async (stepUpUrl) => {
    const { page, heard } = bankWith(questionWith('/answer'));
    expect(await failureOf(page.answer(asked(stepUpUrl), '1234'))).toMatchObject({
      because: 'page-elsewhere',
    });
    expect(heard).toEqual([]);
  });

  it.each(['https://evil.example/answer', '//evil.example/answer', 'javascript:x'])(
    '[P-22] whose form leads to %s is not told the code',
    async (action) => {
      const { page, heard } = bankWith(questionWith(action));
      expect(await failureOf(page.answer(asked(`${bank}/step-up`), '1234'))).toMatchObject({
        because: 'page-elsewhere',
      });
      expect(heard).toHaveLength(1);
    },
  );

  it.each([
    ['has no form', '<p>Nothing to confirm</p>'],
    ['asks for more than a code', '<form method="post"><input name="a"><input name="b"></form>'],
    ['would show the code in an address', '<form><input name="code"></form>'],
  ])('[P-22] that %s is left', async (_words, html) => {
    const { page, heard } = bankWith(html);
    expect(await failureOf(page.answer(asked(`${bank}/step-up`), '1234'))).toMatchObject({
      because: 'no-question',
    });
    expect(heard).toHaveLength(1);
  });

  it('[P-22] that is gone, or refuses the answer, is left', async () => {
    const gone = bankWith(new Response(questionWith('/answer'), { status: 404 }));
    const refusing = bankWith(questionWith('/answer'), new Response('', { status: 404 }));
    for (const { page } of [gone, refusing]) {
      expect(await failureOf(page.answer(asked(`${bank}/step-up`), '1234'))).toMatchObject({
        because: 'no-question',
      });
    }
  });

  it('[P-22] a bank that cannot be reached is said so, without its address or token', async () => {
    const page = makeNodeBankPage({
      allowedOrigins: [bank],
      fetch: () => Promise.reject(new Error('secret-token at bank.example')),
    });
    const failure = await failureOf(page.answer(asked(`${bank}/step-up`), '1234'));
    expect(JSON.stringify(failure)).toBe('{"because":"unreachable","_tag":"BankUnanswered"}');
  });
});
