import { isFineIn, looksOf } from '#test/e2e/fixtures/looks.ts';
import { opensAccount } from '#test/e2e/fixtures/new-account.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import { Shopper } from '#test/e2e/fixtures/shopper.ts';
import type { Language } from '#test/e2e/fixtures/walks.ts';

const fillsCart = (shopper: Shopper, language: Language) =>
  shopper.remembers({ cart: { 'CHP-0102': 2 }, consent: { functional: false }, language });

const arrivesAtPayment = async (shopper: Shopper) => {
  await shopper.heading(shopper.words['shipping.title']).waitFor();
  await shopper.fillsShipping();
  await shopper.continuesToPayment();
};

const entersAgain = async (shopper: Shopper, language: Language) => {
  await fillsCart(shopper, language);
  await shopper.opens('/checkout/shipping');
  await arrivesAtPayment(shopper);
};

/** The choice between cards; how to pay at all is another one. */
const cardRadios = ({ page, words }: Shopper) =>
  page.getByRole('group', { name: words['payment.card'], exact: true }).getByRole('radio');

const cardLine = ({ words }: Shopper, brand: string, last4: string) =>
  words['review.card'].replace('{brand}', brand).replace('{last4}', last4);

const confirmsAtBank = async ({ page, words }: Shopper) => {
  const bank = page.frameLocator(`iframe[title="${words['bank.page']}"]`);
  await bank.getByLabel('Code').fill('1234');
  await bank.getByRole('button', { name: 'Confirm' }).click();
};

test('[PAY-08] [PAY-23] [PAY-24] [P-23] [P-36] on a phone: a card is saved while paying, is declined by a wrong code, and pays the next order once', async ({
  shopper,
  page,
  complaints,
}) => {
  test.slow();
  complaints.expect(/status of 402/);
  await page.setViewportSize({ width: 390, height: 844 });
  const { words } = shopper;
  const amex = cardLine(shopper, 'American Express', '0005');
  const savedAmex = page.getByRole('radio', { name: amex });
  const told = page.getByRole('main').getByRole('alert');
  await fillsCart(shopper, 'en-us');
  await shopper.opens('/createaccount?returnTo=/checkout/shipping');
  await opensAccount(shopper, 'en-us', `nia-${crypto.randomUUID()}@example.com`);
  await arrivesAtPayment(shopper);
  await expect(cardRadios(shopper)).toHaveCount(0);
  await expect(page.getByLabel(words['payment.save'])).not.toBeChecked();
  await page.getByLabel(words['payment.save']).check();
  await shopper.typesCard('amex-ok');
  await shopper.continuesToReview();
  await expect(page.getByText(words['review.saves'])).toBeVisible();
  await shopper.placeOrder.click();
  await shopper.thankYouOrderId();
  await expect(page.getByText(amex)).toBeVisible();

  await entersAgain(shopper, 'en-us');
  await expect(savedAmex).toBeChecked();
  await expect(page.getByLabel(words['label.nameOnCard'])).toHaveCount(0);
  await shopper.securityCode.waitFor();
  await shopper.hostedFieldsReady();
  await shopper.button(words['payment.continue']).click();
  await expect(page.getByRole('link', { name: 'Security Code is required' })).toBeVisible();
  await page.getByRole('radio', { name: words['payment.newCard'] }).check();
  await expect(shopper.cardNumber).toBeVisible();
  await savedAmex.check();
  await shopper.securityCode.fill('739');
  await shopper.continuesToReview();
  await shopper.placeOrder.click();
  await expect(told).toContainText('Please check the security code.');
  await told.getByRole('link').click();
  await expect(savedAmex).toBeChecked();
  await shopper.securityCode.fill('7391');
  await shopper.continuesToReview();
  await expect(page.getByText(amex)).toBeVisible();
  await expect(page.getByText(words['review.saves'])).toHaveCount(0);
  await shopper.placeOrder.dblclick();
  const paid = await shopper.thankYouOrderId();
  await page.goto(`${shopper.origin}/orderhistory`);
  await expect(page.getByRole('link', { name: /^View order CC-/ })).toHaveCount(2);
  await expect(page.getByRole('link', { name: `View order ${paid}` })).toHaveCount(1);
});

test('[PAY-08] [PAY-22] [PAY-23] [P-22] [P-36] en español: una tarjeta guardada paga otra vez, el banco pregunta cada vez, y al final se quita', async ({
  shop,
  page,
  complaints,
}) => {
  test.slow();
  complaints.expect(/status of 402/);
  const shopper = new Shopper(page, shop.origin, 'es');
  const { words } = shopper;
  await fillsCart(shopper, 'es');
  await shopper.opens('/createaccount?returnTo=/checkout/shipping');
  await opensAccount(shopper, 'es', `nia-${crypto.randomUUID()}@example.com`);
  await arrivesAtPayment(shopper);
  await page.getByLabel(words['payment.save']).check();
  await shopper.typesCard('3ds-challenge-ok');
  await shopper.continuesToReview();
  await shopper.placeOrder.click();
  await confirmsAtBank(shopper);
  await shopper.thankYouOrderId();

  // Two more cards the sandbox cannot make grow old.
  await page.route('**/webservices/getcustomer*', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const [customer] = body.data;
    const [card] = customer.paymentCards;
    const soon = new Date().toISOString().replace(/^\d\d(\d\d)-(\d\d).*$/, '$2/$1');
    customer.paymentCards = [
      { ...card, id: 'old', sequence: 9, expDate: '01/24' },
      card,
      { ...card, id: 'soon', sequence: 8, cardType: 'American Express', expDate: soon },
    ];
    await route.fulfill({ response: answer, json: body });
  });
  await entersAgain(shopper, 'es');
  await expect(cardRadios(shopper)).toHaveCount(4);
  await expect(cardRadios(shopper).nth(0)).toBeChecked();
  await expect(page.getByRole('radio', { name: words['payment.expired'] })).toBeDisabled();
  await expect(page.getByText(words['payment.expired'], { exact: true })).toBeVisible();
  await expect(page.getByText(words['payment.expiresSoon'])).toBeVisible();
  await shopper.securityCode.waitFor();
  await isFineIn(looksOf.es, page, 'payment with saved cards');
  await page.setViewportSize({ width: 1280, height: 900 });
  await shopper.securityCode.fill('739');
  await shopper.continuesToReview();
  await shopper.placeOrder.click();
  await confirmsAtBank(shopper);
  await shopper.thankYouOrderId();
  const card = cardLine(shopper, 'Visa', '2503');
  await expect(page.getByText(card)).toBeVisible();

  await page.unrouteAll();
  await entersAgain(shopper, 'es');
  await expect(cardRadios(shopper)).toHaveCount(2);
  await page.getByRole('button', { name: `Quitar ${card}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar' }).click();
  await expect(cardRadios(shopper)).toHaveCount(0);
  await expect(page.getByRole('group', { name: words['payment.card'], exact: true })).toBeFocused();
  await expect(shopper.cardNumber).toBeVisible();
});

test('[PAY-23] a guest is offered no cards and nothing to save', async ({ shopper, page }) => {
  await shopper.startsCheckout();
  await arrivesAtPayment(shopper);
  await shopper.cardNumber.waitFor();
  await expect(cardRadios(shopper)).toHaveCount(0);
  await expect(page.getByLabel(shopper.words['payment.save'])).toHaveCount(0);
});
