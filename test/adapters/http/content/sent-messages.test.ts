import { Effect } from 'effect';
import { expect, it } from 'vitest';
import { makeHttpContactMessages } from '#adapters/http/content/http-contact-messages.ts';
import { items, testShop } from '#test/adapters/http/fixture.ts';

const message = {
  ...{ subject: 'A broken bag', name: 'Ada', email: 'ada@example.com', phoneNumber: '' },
  description: 'It was open.',
};

const sent = async (...given: Parameters<ReturnType<typeof makeHttpContactMessages>['send']>) => {
  const { http, requests } = testShop({ answer: () => items({ reference: 'CS-1' }) });
  const { send } = makeHttpContactMessages(http, Effect.succeed({ lang: 'es' }));
  expect(await Effect.runPromise(send(...given))).toEqual({ reference: 'CS-1' });
  return requests[0]?.body;
};

it('[D-FORM-18] a letter carries what was written, and the hidden field only where it was filled', async () => {
  const { phoneNumber: _none, ...written } = message;
  expect(await sent(message)).toEqual({ ...written, lang: 'es' });
  expect(await sent(message, '')).toEqual({ ...written, lang: 'es' });
  expect(await sent({ ...message, phoneNumber: '9725550143' }, 'http://x.example')).toEqual({
    ...written,
    ...{ lang: 'es', phoneNumber: '9725550143', website: 'http://x.example' },
  });
});
