import type { Page } from '@playwright/test';
import { isFine } from '#test/e2e/fixtures/looks.ts';
import { ownShop } from '#test/e2e/fixtures/own-shop.ts';
import {
  approves,
  choosesPaypal,
  isReadyForPaypal,
  opensWindow,
  paysInWindow,
} from '#test/e2e/fixtures/payer.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import { stockOf } from '#test/e2e/fixtures/stock.ts';
import { onWalks, walksToShipping } from '#test/e2e/fixtures/walks.ts';

const texts = {
  'en-us': {
    unreachable:
      'PayPal cannot be reached right now. Nothing was charged. Try again, or pay another way.',
    details:
      'PayPal did not tell us what you approved. Nothing was charged. Try again, or pay another way.',
    again: 'Try again',
    approvalOver:
      'This PayPal approval is not valid for your order. Nothing was charged. Approve it once more, or pay another way.',
    questionOver:
      'Your bank could not confirm that it was you. Nothing was charged. Please try another card.',
    confirming: /Order CC-\S+ is in\. Your payment is still being confirmed; we will write to/,
    confirmed: /Order CC-\S+ is confirmed\./,
  },
  es: {
    unreachable:
      'No se puede conectar con PayPal en este momento. No se cobró nada. Inténtalo de nuevo o paga de otra forma.',
    details:
      'PayPal no nos dijo qué aprobaste. No se cobró nada. Inténtalo de nuevo o paga de otra forma.',
    again: 'Intentar de nuevo',
    approvalOver:
      'Esta aprobación de PayPal no es válida para tu pedido. No se cobró nada. Apruébala otra vez o paga de otra forma.',
    questionOver:
      'Tu banco no pudo confirmar que eres tú. No se cobró nada. Prueba con otra tarjeta.',
    confirming: /Recibimos el pedido CC-\S+\. Tu pago aún se está confirmando; te escribiremos a/,
    confirmed: /El pedido CC-\S+ está confirmado\./,
  },
} as const;

const minute = 60_000;
const snack = 'CHP-2202';

/** A shop of this file's own: its parties fail, and its clock is moved. */
const shop = ownShop();
test.afterEach(() => shop.sandbox.moveClock(0));
const alertOf = (page: Page) => page.getByRole('main').getByRole('alert');

onWalks(({ language }) => {
  const said = texts[language];
  const choosing = async (page: Page) => {
    const shopper = await walksToShipping(page, shop.origin, language);
    await choosesPaypal(shopper);
    return shopper;
  };

  test('[PACC-08] [PACC-10] [P-43] [P-32] PayPal out of reach, details that fail once and then twice, the line cut after the sale: every time one plain sentence, and in the end one order', async ({
    page,
    complaints,
  }) => {
    test.slow();
    complaints.expect(/status of 502/);
    const { sandbox } = shop;
    const shopper = await choosing(page);
    await sandbox.failGateway({ operation: 'accountSession', mode: 'http502', count: 3 });
    await shopper.button(shopper.words['paypal.continue']).click();
    await expect(alertOf(page)).toHaveText(said.unreachable);
    await expect(alertOf(page)).toBeFocused();
    await isFine(page, `paypal out of reach, ${language}`);
    await sandbox.failGateway({ operation: 'accountSession', mode: 'slow', delayMs: 0 });

    await sandbox.failGateway({ operation: 'accountOrder', mode: 'http502', count: 2 });
    const popup = await opensWindow(shopper);
    await approves(popup, 'buyer-ok');
    await expect(alertOf(page)).toContainText(said.details);
    await expect(alertOf(page)).toBeFocused();
    await isFine(page, `paypal details failed, ${language}`);
    await sandbox.failGateway({ operation: 'accountOrder', mode: 'http502', count: 1 });
    await alertOf(page).getByRole('button', { name: said.again }).click();
    await shopper.heading(shopper.words['review.title']).waitFor();

    await sandbox.failGateway({
      operation: 'accountSale',
      mode: 'timeoutAfterCommit',
      delayMs: 100,
    });
    const findAgain = await sandbox.hidesPayments();
    await shopper.placeOrder.click();
    await shopper.thankYouOrderId();
    const main = page.getByRole('main');
    await expect(main).toContainText(said.confirming);
    await isFine(page, `paypal being confirmed, ${language}`);
    await findAgain();
    const told = async () => {
      await page.reload();
      await main
        .getByText(/CC-\S+/)
        .first()
        .waitFor();
      return main.textContent();
    };
    await expect.poll(told, { intervals: [1000] }).toMatch(said.confirmed);
  });

  test('[PACC-12] an approval at PayPal that is half an hour old charges nothing; another one pays', async ({
    page,
    complaints,
  }) => {
    complaints.expect(/status of 4/);
    const shopper = await walksToShipping(page, shop.origin, language);
    const told = alertOf(page);
    await choosesPaypal(shopper);
    await paysInWindow(shopper, 'buyer-ok');
    await shop.sandbox.moveClock(31 * minute);
    await shopper.placeOrder.click();
    await expect(told).toContainText(said.approvalOver);
    await expect(told).toBeFocused();
    await isFine(page, `an old approval, ${language}`);
    await shop.sandbox.moveClock(0);
    await told.getByRole('link').click();
    await isReadyForPaypal(shopper);
    await paysInWindow(shopper, 'buyer-ok');
    await shopper.placeOrder.click();
    await shopper.thankYouOrderId();
  });

  test('[P-22] a bank’s question that is answered after five minutes charges nothing; another card pays', async ({
    page,
    complaints,
  }) => {
    test.slow();
    complaints.expect(/status of 4/);
    const shopper = await walksToShipping(page, shop.origin, language, { [snack]: 2 });
    const told = alertOf(page);
    await shopper.goesToReview('3ds-challenge-ok');
    await shopper.placeOrder.click();
    const bank = page.frameLocator(`iframe[title="${shopper.words['bank.page']}"]`);
    await bank.getByLabel('Code').fill('1234');
    const held = await stockOf(shop.origin, snack);
    await shop.sandbox.moveClock(6 * minute);
    const stock = () => stockOf(shop.origin, snack);
    await expect.poll(stock).toBe(held + 2);
    await bank.getByRole('button', { name: 'Confirm' }).click();
    await expect(told).toContainText(said.questionOver);
    await expect(told).toBeFocused();
    await isFine(page, `a question answered too late, ${language}`);
    await shop.sandbox.moveClock(0);
    await told.getByRole('link').click();
    await shopper.heading(shopper.words['payment.title']).waitFor();
    await shopper.typesCard('mastercard-ok');
    await shopper.continuesToReview();
    await shopper.placeOrder.click();
    await shopper.thankYouOrderId();
  });
});
