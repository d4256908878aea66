import type { Page } from '@playwright/test';
import { isFine } from '#test/e2e/fixtures/looks.ts';
import {
  approves,
  choosesPaypal,
  goesBack,
  isReadyForPaypal,
  opensWindow,
  paypalButton,
  paysInWindow,
} from '#test/e2e/fixtures/payer.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import { onWalks, walksToShipping } from '#test/e2e/fixtures/walks.ts';

/** What the page says, word for word. */
const texts = {
  'en-us': {
    cancelled:
      'You came back from PayPal without approving. Nothing was charged, and your cart is as it was.',
    notPaypal:
      'We stopped before leaving the shop, because the address of the approval page is not PayPal’s. Nothing was charged. Please pay another way.',
    hawaii: 'We are unable to ship to this address. Please use another one.Nothing was charged.',
    source:
      'PayPal could not take the money from the source you chose. Nothing was charged. Choose another source at PayPal, or pay another way.',
    invalid:
      'This PayPal approval is not valid for your order. Nothing was charged. Approve it once more, or pay another way.',
    pending:
      /Order CC-\S+ is in\. PayPal says that the payment is not finished: the bank is still deciding, which may take days\. Nothing is sent before;/,
    failedTitle: 'Your order was not paid.',
    failed: /Order CC-\S+: the payment did not go through\. Nothing was charged\./,
    pendingMail: (id: string) => `Your Crunchcart order ${id}: payment pending`,
  },
  es: {
    cancelled: 'Volviste de PayPal sin aprobar. No se cobró nada y tu carrito sigue igual.',
    notPaypal:
      'No salimos de la tienda porque la dirección de la página de aprobación no es de PayPal. No se cobró nada. Paga de otra forma.',
    hawaii: 'No podemos enviar a esta dirección. Usa otra.No se cobró nada.',
    source:
      'PayPal no pudo cobrar del medio que elegiste. No se cobró nada. Elige otro medio en PayPal o paga de otra forma.',
    invalid:
      'Esta aprobación de PayPal no es válida para tu pedido. No se cobró nada. Apruébala otra vez o paga de otra forma.',
    pending:
      /Recibimos el pedido CC-\S+\. PayPal dice que el pago no está completo: el banco todavía lo está decidiendo y puede tardar días\. Antes no enviamos nada;/,
    failedTitle: 'Tu pedido no se pagó.',
    failed: /Pedido CC-\S+: el pago no se completó\. No se cobró nada\./,
    pendingMail: (id: string) => `Tu pedido ${id} de Crunchcart: pago pendiente`,
  },
} as const;

onWalks(({ language }) => {
  const said = texts[language];
  const alertOf = (page: Page) => page.getByRole('main').getByRole('alert');

  test('[PACC-11] [P-40] the cancel link, a closed window and the shop’s own button leave everything as it was', async ({
    page,
    shop,
  }) => {
    const shopper = await walksToShipping(page, shop.origin, language);
    const { words } = shopper;
    await choosesPaypal(shopper);
    const told = page.getByRole('status').filter({ hasText: said.cancelled });
    const popup = await opensWindow(shopper);
    await expect(page.getByRole('alertdialog')).toContainText(words['paypal.processingText']);
    await isFine(page, `waiting for PayPal, ${language}`);
    await goesBack(popup);
    await expect(told).toHaveText(said.cancelled);
    await expect(told).toBeFocused();
    await isFine(page, `cancelled at PayPal, ${language}`);
    const again = await opensWindow(shopper);
    await again.close();
    await expect(told).toBeFocused();
    const third = await opensWindow(shopper);
    await shopper.button(words['paypal.cancel']).click();
    await expect(told).toBeFocused();
    expect(third.isClosed()).toBe(true);
    await page.getByRole('link', { name: words['checkout.shipping'] }).click();
    const email = page.getByLabel(words['label.email'], { exact: true });
    await expect(email).toHaveValue(shopper.shipping.email);
  });

  test('[PACC-09] [ADDR-24] [P-41] [P-45] [PACC-14] a page that is not PayPal’s, an address in Hawaii, a declined funding source; then another source pays', async ({
    page,
    shop,
    complaints,
  }) => {
    test.slow();
    complaints.expect(/status of 4(00|02|09|22)/);
    const shopper = await walksToShipping(page, shop.origin, language);
    const { words } = shopper;
    await choosesPaypal(shopper);
    const session = '**/paypal/paymentSession';
    await page.route(
      session,
      async (route) => {
        const response = await route.fetch();
        const body = await response.text();
        const elsewhere = body.replace(/"paymentRedirectURL":"[^"]+"/, (found) =>
          found.replace(/http:\/\/[^/]+/, 'https://paypal.example'),
        );
        await route.fulfill({ response, body: elsewhere });
      },
      { times: 1 },
    );
    await paypalButton(shopper).click();
    await expect(alertOf(page)).toHaveText(said.notPaypal);
    await expect(alertOf(page)).toBeFocused();
    await isFine(page, `not PayPal’s page, ${language}`);

    await page.getByLabel(words['paypal.shipThere']).check();
    await approves(await opensWindow(shopper), 'buyer-hi');
    await expect(alertOf(page)).toHaveText(said.hawaii);
    await expect(alertOf(page)).toBeFocused();
    await isFine(page, `Hawaii at PayPal, ${language}`);

    await page.getByLabel(words['paypal.shipThere']).uncheck();
    await paysInWindow(shopper, 'buyer-declined');
    await shopper.placeOrder.click();
    await expect(alertOf(page).locator('p').first()).toHaveText(said.source);
    await expect(alertOf(page)).toBeFocused();
    await isFine(page, `declined funding, ${language}`);
    await alertOf(page).getByRole('link').click();
    await isReadyForPaypal(shopper);
    await paysInWindow(shopper, 'buyer-ok');
    await shopper.placeOrder.click();
    await shopper.thankYouOrderId();
  });

  test('[P-42] [PACC-12] a forged return and one without a payer lead back to the payment step, and charge nothing', async ({
    page,
    shop,
    complaints,
  }) => {
    complaints.expect(/status of 400/);
    const shopper = await walksToShipping(page, shop.origin, language);
    await shopper.fillsShipping();
    await shopper.continuesToPayment();
    const step = `${shop.origin}/checkout/payment`;
    await page.goto(`${step}?paypal=return&state=forged&paymentId=PAY-1&PayerID=ANYBODY`);
    await expect(alertOf(page)).toHaveText(said.invalid);
    await expect(page).toHaveURL(step);
    await expect(alertOf(page)).toBeFocused();
    await isFine(page, `a forged return, ${language}`);
    await page.goto(`${step}?paypal=return&state=s&paymentId=PAY-1`);
    await expect(alertOf(page)).toHaveText(said.invalid);
  });

  test('[P-45] a pending payment is told as it is, on the page and by mail, and so is its end', async ({
    page,
    shop,
  }) => {
    test.slow();
    const shopper = await walksToShipping(page, shop.origin, language);
    await choosesPaypal(shopper);
    await paysInWindow(shopper, 'buyer-pending-declined');
    await shopper.placeOrder.click();
    const orderId = await shopper.thankYouOrderId();
    const main = page.getByRole('main');
    await expect(main).toContainText(said.pending);
    await isFine(page, `pending at PayPal, ${language}`);
    const subjects = async () =>
      (await shop.sandbox.mailsTo(shopper.shipping.email)).map(({ subject }) => subject);
    await expect.poll(subjects).toContain(said.pendingMail(orderId));
    await shop.sandbox.decidesSales('decline', orderId);
    const told = async () => {
      await page.reload();
      await main.getByText(orderId).first().waitFor();
      return main.textContent();
    };
    await expect.poll(told, { timeout: 100_000, intervals: [2000] }).toMatch(said.failed);
    await shopper.heading(said.failedTitle).waitFor();
    await isFine(page, `declined at last, ${language}`);
  });
});
