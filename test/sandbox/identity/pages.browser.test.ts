import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { missingBrowser } from '#test/chromium.ts';
import { codeIn, person } from './identity-under-test.ts';
import { type OktaInBrowser, type OktaPage, oktaInBrowser, ready } from './okta-in-browser.ts';

declare const okta: OktaPage['okta'];

let world: OktaInBrowser;

const english = { email: 'Email', password: 'Password', signIn: 'Sign in' };
const spanish = {
  email: 'Correo electrónico',
  password: 'Contraseña',
  signIn: 'Iniciar sesión',
};
const signInByPage = async (page: Page, name: string, words = english) => {
  const { username, password } = person(name);
  await page.getByLabel(words.email, { exact: true }).fill(username);
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: words.signIn, exact: true }).click();
};
const leaveToSignIn = async (page: Page, options: object = {}, asked: object = {}) => {
  await ready(page, world.identity, options);
  await Promise.all([
    page.waitForURL(/\/signin\/|\/google\//),
    page.evaluate((chosen) => void okta.signInWithRedirect(chosen), asked),
  ]);
};
const finishRedirect = async (page: Page, options: object = {}): Promise<string | undefined> => {
  await ready(page, world.identity, options);
  return page.evaluate(async () => {
    const { tokens } = await okta.token.parseFromUrl();
    okta.tokenManager.setTokens(tokens);
    return tokens.idToken?.claims.email;
  });
};
/** Signed in without a page, by session token in a frame. */
const signInByFrame = async (page: Page, name = 'signed-up') => {
  await ready(page, world.identity);
  return page.evaluate(async (credentials) => {
    const { sessionToken = '' } = await okta.signInWithCredentials(credentials);
    const { tokens } = await okta.token.getWithoutPrompt({ sessionToken });
    okta.tokenManager.setTokens(tokens);
    return tokens.idToken?.claims.email;
  }, person(name));
};
const violationsOn = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id);

describe.skipIf(missingBrowser !== undefined)(
  `the provider in a browser${missingBrowser === undefined ? '' : ` (${missingBrowser})`}`,
  () => {
    beforeAll(async () => {
      world = await oktaInBrowser();
    });
    beforeEach(async () => {
      await world.identity.post('/sandbox/reset', {});
      world.identity.clearMails();
    });
    afterAll(() => world.close());

    it('[AUTH-01] signs in by redirect, after a wrong password', async () => {
      const page = await world.open();
      const refused: string[] = [];
      page.on('console', (line) => {
        if (/Content Security Policy/.test(line.text())) refused.push(line.text());
      });
      await leaveToSignIn(page);
      expect(await violationsOn(page)).toEqual([]);
      await expect.poll(() => page.getByText('Sandbox: nothing here is real').count()).toBe(1);
      await page.getByLabel('Email', { exact: true }).fill(person('signed-up').username);
      await page.getByLabel('Password', { exact: true }).fill('Wr0ng!Wr0ng');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      expect(await page.getByRole('alert').textContent()).toBe(
        'Invalid email or password. Please try again.',
      );
      await signInByPage(page, 'signed-up');
      await page.waitForURL(/implicit\/callback/);
      expect(await finishRedirect(page)).toBe(person('signed-up').username);
      expect(refused).toEqual([]);
    });

    it('renews in a hidden frame while the session lasts', async () => {
      const page = await world.open();
      expect(await signInByFrame(page)).toBe(person('signed-up').username);
      const outcome = await page.evaluate(async () => {
        const before = await okta.session.get();
        const renewed = await okta.token.getWithoutPrompt();
        const refreshed = await okta.session.refresh();
        const closed = [await okta.closeSession(), await okta.closeSession()];
        const after = await okta.token.getWithoutPrompt().catch((error) => error.errorCode);
        return {
          statuses: [
            before.status,
            (refreshed as { status?: string }).status,
            (await okta.session.get()).status,
          ],
          email: renewed.tokens.idToken?.claims.email,
          closed,
          after,
        };
      });
      expect(outcome).toEqual({
        statuses: ['ACTIVE', 'ACTIVE', 'INACTIVE'],
        email: person('signed-up').username,
        closed: [true, false],
        after: 'login_required',
      });
    });

    it('signs in by popup, in Spanish', async () => {
      const page = await world.open('es-US');
      await ready(page, world.identity);
      const [popup, email] = await Promise.all([
        page.context().waitForEvent('page'),
        Promise.race([
          page.evaluate(() =>
            okta.token.getWithPopup({}).then(({ tokens }) => tokens.idToken?.claims.email),
          ),
          page
            .context()
            .waitForEvent('page')
            .then(async (opened) => {
              await signInByPage(opened, 'signed-up', spanish);
              return new Promise<never>(() => undefined);
            }),
        ]),
      ]);
      expect(email).toBe(person('signed-up').username);
      await expect.poll(() => popup.isClosed()).toBe(true);
    });

    it('[AUTH-02] [AUTH-04] signs in by Google: somebody known, and somebody new', async () => {
      const options = { redirectUri: '/implicit/ssocallback' };
      const known = await world.open();
      await leaveToSignIn(known, options, { idp: '0oagoogle' });
      expect(await violationsOn(known)).toEqual([]);
      await known.getByRole('button', { name: person('google-only').username }).click();
      await known.waitForURL(/implicit\/ssocallback/);
      expect(await finishRedirect(known, options)).toBe(person('google-only').username);

      const fresh = await world.open('es-US');
      await leaveToSignIn(fresh, options, { idp: '0oagoogle' });
      await fresh.getByLabel('Correo electrónico').fill('nuevo@people.example');
      await fresh.getByLabel('Nombre').fill('Nuevo');
      await fresh.getByLabel('Apellido').fill('Pérez');
      await fresh.getByRole('button', { name: 'Continuar' }).click();
      await fresh.waitForURL(/implicit\/ssocallback/);
      expect(await finishRedirect(fresh, options)).toBe('nuevo@people.example');
    });

    it('does not join a Google account to an address nobody confirmed', async () => {
      const page = await world.open();
      const options = { redirectUri: '/implicit/ssocallback' };
      await leaveToSignIn(page, options, { idp: '0oagoogle' });
      await page.getByLabel('Email').fill(person('unverified').username);
      await page.getByLabel('First name').fill('Mallory');
      await page.getByLabel('Last name').fill('M');
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByText('is not confirmed').waitFor();
      expect(page.url()).not.toContain('/implicit/');
    });

    it('asks for the code of the mail where somebody has a second factor, in Spanish', async () => {
      const page = await world.open('es-US');
      await leaveToSignIn(page);
      await signInByPage(page, 'factor-email', spanish);
      await page.getByLabel('Código').fill('000000x');
      await page.getByRole('button', { name: 'Continuar' }).click();
      expect(await page.getByRole('alert').textContent()).toBe(
        'Código no válido. Inténtalo de nuevo.',
      );
      expect(await violationsOn(page)).toEqual([]);
      const mail = await world.identity.mailTo(person('factor-email').username);
      await page.getByLabel('Código').fill(codeIn(mail));
      await page.getByRole('button', { name: 'Continuar' }).click();
      await page.waitForURL(/implicit\/callback/);
      expect(await finishRedirect(page)).toBe(person('factor-email').username);
    });

    it('[IDX-01] signs in, registers, recovers and unlocks without a page, from the shop’s origin', async () => {
      const page = await world.open();
      await ready(page, world.identity);
      const password = 'N3w!Sn4cks';
      const email = 'nia@people.example';
      const signsIn = (username: string, secret: string) =>
        page.evaluate(
          async (login) => {
            const done = await okta.idx.authenticate({ step: 'identify', ...login });
            return [done.status, done.tokens?.idToken?.claims.email];
          },
          { username, password: secret },
        );
      const { username, password: old } = person('signed-up');
      expect(await signsIn(username, old)).toEqual(['SUCCESS', username]);
      const joined = await page.evaluate(
        async (login) => {
          const profile = { firstName: 'Nia', lastName: 'Newcomer', email: login.email };
          const authenticator = 'okta_password';
          await okta.idx.register({ step: 'select-enroll-profile' });
          await okta.idx.proceed({ step: 'enroll-profile', ...profile });
          await okta.idx.proceed({ step: 'select-authenticator-enroll', authenticator });
          const done = { step: 'enroll-authenticator', password: login.password };
          return (await okta.idx.proceed(done)).status;
        },
        { email, password },
      );
      expect(joined).toBe('SUCCESS');

      const codeTo = async (to: string) => codeIn(await world.identity.mailTo(to));
      await page.evaluate(async (login) => {
        await okta.idx.recoverPassword({});
        await okta.idx.proceed({ step: 'identify-recovery', username: login });
      }, username);
      const recovered = await page.evaluate(
        async ({ code, secret }) => {
          const step = 'challenge-authenticator';
          await okta.idx.proceed({ step, verificationCode: code });
          return (await okta.idx.proceed({ step: 'reset-authenticator', password: secret })).status;
        },
        { code: await codeTo(username), secret: password },
      );
      expect(recovered).toBe('SUCCESS');
      expect(await signsIn(username, password)).toEqual(['SUCCESS', username]);

      const locked = person('locked');
      await page.evaluate(async (login) => {
        const step = 'select-authenticator-unlock-account';
        await okta.idx.unlockAccount({});
        await okta.idx.proceed({ step, username: login, authenticator: 'okta_email' });
      }, locked.username);
      const opened = await page.evaluate(
        async (verificationCode) => {
          const answer = { step: 'challenge-authenticator', verificationCode };
          return (await okta.idx.proceed(answer)).status;
        },
        await codeTo(locked.username),
      );
      expect(opened).toBe('TERMINAL');
      // Whose session is open would sign in without a question.
      await page.context().clearCookies();
      expect(await signsIn(locked.username, locked.password)).toEqual(['SUCCESS', locked.username]);
    });

    it('tells a device by a hidden frame, the same each time', async () => {
      const page = await world.open();
      await ready(page, world.identity);
      const { frames, fingerprint } = await page.evaluate(async (credentials) => {
        const seen: string[] = [];
        new MutationObserver((changes) => {
          for (const added of changes.flatMap((change) => [...change.addedNodes])) {
            if (added instanceof HTMLIFrameElement)
              seen.push(`${added.style.display} ${added.src}`);
          }
        }).observe(document.body, { childList: true });
        await okta.signInWithCredentials({ ...credentials, sendFingerprint: true });
        return { frames: seen, fingerprint: await okta.fingerprint() };
      }, person('signed-up'));
      const frame = `none ${world.identity.origin}/auth/services/devicefingerprint`;
      expect(frames).toEqual([frame, frame]);
      expect(fingerprint).toMatch(/^[\w-]{36}$/);
      const asked = await world.identity.requests('/api/v1/authn');
      const posted = asked.find(({ method }) => method === 'POST');
      expect(posted?.headers['x-device-fingerprint']).toBe(fingerprint);
    });

    it('takes a session token for the cookie and goes back', async () => {
      const page = await world.open();
      await ready(page, world.identity);
      await Promise.all([
        page.waitForURL(/back=1/),
        page.evaluate(async (credentials) => {
          const { sessionToken = '' } = await okta.signInWithCredentials(credentials);
          okta.session.setCookieAndRedirect(sessionToken, `${location.origin}/?back=1`);
        }, person('signed-up')),
      ]);
      await ready(page, world.identity);
      expect(await page.evaluate(() => okta.session.exists())).toBe(true);
    });

    it('[AUTH-05] signs out at the provider and comes back with the state', async () => {
      const page = await world.open();
      await signInByFrame(page);
      await Promise.all([
        page.waitForURL(`${world.origin}/?state=bye`),
        page.evaluate(
          () => void okta.signOut({ postLogoutRedirectUri: `${location.origin}/`, state: 'bye' }),
        ),
      ]);
      await ready(page, world.identity);
      expect(await page.evaluate(() => okta.session.exists())).toBe(false);
    });

    it('asks before a bare link signs somebody out', async () => {
      const page = await world.open('es-US');
      await signInByFrame(page);
      await page.goto(`${world.identity.issuer}/v1/logout`);
      expect(await violationsOn(page)).toEqual([]);
      await page.getByRole('button', { name: 'Cerrar sesión' }).click();
      await page.getByRole('heading', { name: 'Cerraste la sesión' }).waitFor();
    });
  },
);
