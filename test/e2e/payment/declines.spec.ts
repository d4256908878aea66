import { isFine } from '#test/e2e/fixtures/looks.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import { onWalks, walksToShipping } from '#test/e2e/fixtures/walks.ts';

const generic = {
  'en-us': 'Your card was declined. Nothing was charged. Please try another card.',
  es: 'Tu tarjeta fue rechazada. No se cobró nada. Prueba con otra tarjeta.',
};

/** Every kind of no, and what the shopper is told about it. */
const declines = [
  ['visa-funds', generic],
  ['visa-stolen', generic],
  [
    'visa-avs-failed',
    {
      'en-us':
        'Your card was declined. Nothing was charged; what your bank holds for it is released. Please check the billing address.',
      es: 'Tu tarjeta fue rechazada. No se cobró nada; lo que tu banco retiene se libera. Revisa la dirección de facturación.',
    },
  ],
  [
    'visa-cv-failed',
    {
      'en-us':
        'Your card was declined. Nothing was charged; what your bank holds for it is released. Please check the security code.',
      es: 'Tu tarjeta fue rechazada. No se cobró nada; lo que tu banco retiene se libera. Revisa el código de seguridad.',
    },
  ],
  [
    'visa-processor-error',
    {
      'en-us':
        'The payment could not be completed just now. Nothing was charged. Please try again in a moment.',
      es: 'El pago no se pudo completar en este momento. No se cobró nada. Inténtalo de nuevo en un momento.',
    },
  ],
  [
    'visa-expired-card',
    {
      'en-us': 'Your card has expired. Nothing was charged. Please try another card.',
      es: 'Tu tarjeta está vencida. No se cobró nada. Prueba con otra tarjeta.',
    },
  ],
] as const;

const tooMany = {
  'en-us': /^Too many attempts\. Please wait \d\d minutes and try again\.Nothing was charged\./,
  es: /^Demasiados intentos\. Espera \d\d minutos e inténtalo de nuevo\.No se cobró nada\./,
};
const edit = { 'en-us': 'Edit: Payment', es: 'Editar: Pago' };
const quantity = { 'en-us': 'Qty 2', es: 'Cant. 2' };

onWalks(({ language }) => {
  test('[PAY-24] [P-19] [P-21] declined cards say no more than they may, and after five of them the next card has to wait', async ({
    shop,
    page,
    complaints,
  }) => {
    test.slow();
    complaints.expect(/status of (402|429)/);
    const shopper = await walksToShipping(page, shop.origin, language);
    const told = page.getByRole('main').getByRole('alert');
    const tries = async (card: string) => {
      await shopper.typesCard(card);
      await shopper.continuesToReview();
      await shopper.placeOrder.click();
    };
    const isDeclined = async ([card, text]: (typeof declines)[number]) => {
      await tries(card);
      await expect(told.locator('p').first()).toHaveText(text[language]);
      await expect(told).toBeFocused();
      if (card === 'visa-avs-failed') await isFine(page, `a declined card, ${language}`);
      await told.getByRole('link', { name: edit[language] }).click();
      await shopper.heading(shopper.words['payment.title']).waitFor();
      await expect(page.getByRole('complementary')).toContainText(quantity[language]);
    };
    await shopper.fillsShipping();
    await shopper.continuesToPayment();
    for (const decline of declines) await isDeclined(decline);
    await tries('mastercard-ok');
    await expect(told).toHaveText(tooMany[language]);
    await expect(told).toBeFocused();
    await isFine(page, `too many declined cards, ${language}`);
  });
});

test('[PAY-24] the people who run the shop hear why cards are declined, without any detail of who pays', async ({
  shop,
  shopper,
  page,
  complaints,
}) => {
  complaints.expect(/status of 402/);
  await shopper.remembers({ cart: { 'CHP-0102': 2 }, consent: { functional: true } });
  await shopper.opens('/checkout/shipping');
  await shopper.fillsShipping();
  await shopper.continuesToPayment();
  for (const card of ['visa-funds', 'visa-avs-failed']) {
    await shopper.typesCard(card);
    await shopper.continuesToReview();
    await shopper.placeOrder.click();
    await page.getByRole('main').getByRole('alert').getByRole('link').click();
    await shopper.heading(shopper.words['payment.title']).waitFor();
  }
  const sessionId = await page.evaluate(() => sessionStorage.getItem('customerSessionId'));
  await expect
    .poll(async () => {
      const items = await shop.sandbox.telemetry();
      return items
        .filter(({ data }) => data.baseData.properties?.['sessionId'] === sessionId)
        .filter(({ data }) => data.baseData.name === 'payment_failure')
        .map(({ data }) => data.baseData.properties['reason'])
        .reverse();
    })
    .toEqual(['funds', 'billing-address']);
});
