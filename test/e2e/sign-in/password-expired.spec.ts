import { isFine } from '#test/e2e/fixtures/looks.ts';
import { logsIn, memberWords, peoplePassword } from '#test/e2e/fixtures/member.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

const words = memberWords['en-us'];
const email = 'petra@people.example';

test('[AUTH-01] a password that has expired is replaced at the provider, on the way in', async ({
  shop,
  shopper,
  page,
  complaints,
}) => {
  test.slow();
  complaints.expect(/status of 400/);
  await shopper.opens('/login?returnTo=/profile');
  await logsIn(page, email);
  // The shop has no screen for it: the provider's page knows the address and asks for the password.
  await page.waitForURL(/\/signin\//);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  // The first answer is for somebody whose browser prefers Spanish.
  const signIn = /\/signin\//;
  await page.route(signIn, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'accept-language': 'es' } }),
  );
  await page.getByLabel('Password').fill(peoplePassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(
    page.getByText('Tu contraseña venció. Elige una nueva para continuar.'),
  ).toBeVisible();
  await page.unroute(signIn);
  await page.getByLabel('Contraseña nueva').fill(peoplePassword);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'This is your current password. Choose another one.',
  );
  await isFine(page, 'a password that has expired');
  await page.getByLabel('New password').fill('Pr3tzels!Pr3tzels');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(`${shop.origin}/profile`);
  await shopper.heading(words['profile.title']).waitFor();
});
