import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { watchIdentityCode } from '#test/e2e/fixtures/identity-code.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import type { Shopper } from '#test/e2e/fixtures/shopper.ts';

const run = promisify(execFile);

/** The order as any other command line may see it. */
const orderInTerminal = async (origin: string, orderId: string, email: string) => {
  const state = await mkdtemp(join(tmpdir(), 'crunch-'));
  try {
    const flags = ['--email', email, '--json', '--base-url', origin, '--state', state];
    const { stdout } = await run('cli/crunch.mjs', ['order', 'track', orderId, ...flags]);
    return stdout;
  } finally {
    await rm(state, { recursive: true, force: true });
  }
};

/** `Total $12.34` and its like, row by row. */
const amountsIn = (shopper: Shopper) =>
  shopper.page
    .getByRole('main')
    .locator('dl')
    .last()
    .locator('div')
    .evaluateAll((rows) => rows.map((row) => row.textContent));

const viewports = [
  { name: 'desktop', width: 1280, height: 900 },
  { name: 'phone', width: 390, height: 844 },
] as const;

for (const { name, ...viewport } of viewports) {
  test.describe(name, () => {
    test.use({ viewport });

    test(`[PAY-01] [PAY-03] [PAY-04] [CHK-02] [CHK-04] [ORDER-07] [ORDER-08] [ROUTE-17] [ROUTE-18] [ROUTE-20] [ROUTE-21] [ROUTE-22] [AUTH-21] a guest buys by card on a ${name}`, async ({
      shop,
      shopper,
      page,
    }) => {
      const contexts: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('capturecontext')) contexts.push(page.url());
      });

      // AUTH-21: who does not sign in loads nothing of it.
      const identityCode = watchIdentityCode(page);
      await shopper.opens('/');
      await shopper.button('Only necessary').click();
      await expect(page.getByRole('heading', { name: 'Bestsellers' })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Shop all snacks' }).click();
      await expect(shopper.heading('All snacks')).toBeVisible();
      await page.getByRole('link', { name: 'Chips', exact: true }).last().click();
      await expect(shopper.heading('Chips')).toBeVisible();
      const first = page.getByRole('main').getByRole('heading', { level: 3 }).first();
      const title = (await first.textContent()) ?? '';
      await first.getByRole('link').click();
      await expect(shopper.heading(title)).toBeVisible();
      await page.reload();
      await expect(shopper.heading(title)).toBeVisible();

      // The bar that sticks to a phone's window has them once more.
      await shopper.button('One more').first().click();
      await shopper.button(/^Add 2 to cart/).click();
      const zip = page.getByRole('dialog', { name: 'Where are we shipping?' });
      await zip.getByLabel('Zip code').fill('75024');
      await zip.getByRole('button', { name: 'Show snacks for this zip' }).click();
      const drawer = page.getByRole('dialog', { name: /^Your cart/ });
      await expect(drawer.getByRole('heading', { name: title })).toBeVisible();
      await drawer.getByRole('link', { name: 'View cart' }).click();
      await expect(shopper.heading('Your cart')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
      await page.getByRole('link', { name: 'Check out' }).click();

      await expect(shopper.heading('Where should it go?')).toBeVisible();
      expect(contexts).toEqual([]);
      await shopper.fillsShipping();
      await shopper.continuesToPayment();
      await shopper.typesCard('visa-ok');
      expect(contexts).toHaveLength(1);
      await expect(page.getByText('Looks like Visa')).toBeVisible();
      await shopper.continuesToReview();

      const main = page.getByRole('main');
      await expect(main.getByText(shopper.shipping.email)).toBeVisible();
      await expect(main.getByText('5800 Legacy Dr, Plano, TX 75024')).toBeVisible();
      await expect(main.getByText('Visa ending 1111')).toBeVisible();
      // The lines are beside the review, or above it, folded, where the screen is narrow (CHK-04).
      const folded = main.getByText('Order summary, 2 items');
      if (await folded.isVisible()) await folded.click();
      const line = main.getByRole('heading', { level: 3, name: title });
      await expect(line.filter({ visible: true })).toHaveCount(1);
      const promised = await amountsIn(shopper);
      expect(promised.at(-1)).toMatch(/^Total\$\d+\.\d\d$/);
      const [, total] = /(\$\d+\.\d\d)$/.exec(promised.at(-1) ?? '') ?? [];
      await expect(shopper.placeOrder).toHaveText(`Place order, ${total}`);

      const sent = page.waitForRequest(/submittedorder/);
      await shopper.placeOrder.click();
      const body = (await sent).postData() ?? '';
      expect(body).toContain('"transientToken":"eyJ');
      expect(body).not.toContain('4111');
      const orderId = await shopper.thankYouOrderId();
      await expect(page.getByText(`Order ${orderId} is confirmed.`)).toBeVisible();
      await expect(main.getByRole('heading', { level: 3, name: title })).toBeVisible();
      expect(await amountsIn(shopper)).toEqual(promised);
      await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();

      const shown = await orderInTerminal(shop.origin, orderId, shopper.shipping.email);
      expect(shown).toContain(orderId);
      expect(shown).toMatch(/"payment": ?"PAID"/);
      expect(shown).not.toContain(title);
      await expect
        .poll(() => shop.sandbox.mailsTo(shopper.shipping.email))
        .toMatchObject([{ text: expect.stringContaining(orderId) }]);

      await shopper.opens('/cart');
      await expect(shopper.heading('Your cart is empty')).toBeVisible();
      expect(identityCode).toEqual([]);
    });
  });
}
