import { expect, it } from 'vitest';
import type { KnownPerson } from '#server/parties/directory/shopper-directory.ts';
import { withDirectory } from '#server/parties/known-sign-in.ts';
import { providerUnderTest } from '#test/server/account/signed-in.ts';

it('[AUTH-04] [AUTH-08] the organisation tells who signs in through Google only', async () => {
  const provider = providerUnderTest();
  provider.people.set('gina', { firstName: 'Gina', lastName: 'Green' });
  const gina: KnownPerson = {
    subject: 'gina',
    login: 'gina@example.com',
    standing: 'customer',
    isSocial: true,
  };
  const personIn = async (find: () => Promise<KnownPerson | undefined>) =>
    withDirectory(provider, { find }).personOf('token-gina', 'gina');
  expect(await personIn(async () => gina)).toMatchObject({ person: { isSocial: true } });
  expect(await personIn(async () => undefined)).toMatchObject({ person: { isSocial: false } });
  const down = await personIn(async () => {
    throw new Error('down');
  });
  expect(down.kind).toBe('unknown');
  provider.down = true;
  expect((await personIn(async () => gina)).kind).toBe('unknown');
});
