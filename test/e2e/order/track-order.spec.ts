import { failures } from '#application/messages/en-us/failures.ts';
import { orderTracking as english } from '#application/messages/en-us/order/order-tracking.ts';
import { orderTracking as spanish } from '#application/messages/es/order/order-tracking.ts';
import { isFine, isFineIn, looksOf } from '#test/e2e/fixtures/looks.ts';
import type { Sandbox } from '#test/e2e/fixtures/sandbox.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import { Shopper } from '#test/e2e/fixtures/shopper.ts';

/** Six digits of the newest mail about that order that has some. */
const codeMailed = async (sandbox: Sandbox, email: string, line: RegExp): Promise<string> => {
  const found = async () => {
    const texts = (await sandbox.mailsTo(email)).map(({ text }) => line.exec(text)?.[1] ?? '');
    return texts.find((digits) => digits !== '') ?? '';
  };
  await expect.poll(found).toMatch(/^\d{6}$/);
  return found();
};

const buys = async (shopper: Shopper): Promise<string> => {
  await shopper.startsCheckout();
  await shopper.goesToReview();
  await shopper.placeOrder.click();
  return shopper.thankYouOrderId();
};

test('[ORDER-06] [D-ORDER-13] a guest finds an order on another phone by number and email, and sees all of it with a mailed code', async ({
  browser,
  page,
  shop,
  shopper,
  complaints,
}) => {
  test.slow();
  complaints.expect(/status of 40[34]/);
  await page.setViewportSize({ width: 390, height: 844 });
  const orderId = await buys(shopper);
  await expect(page.getByRole('list', { name: english['timeline.title'] })).toContainText(
    english['milestone.PAID'],
  );
  const { email } = shopper.shipping;
  await expect.poll(async () => (await shop.sandbox.mailsTo(email)).length).toBe(1);
  const [receipt] = await shop.sandbox.mailsTo(email);
  const link = /https?:\S+\/trackorder\S+/.exec(receipt?.text ?? '')?.[0] ?? '';
  expect(link).toContain(orderId);

  const other = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const phone = await other.newPage();
    const ada = new Shopper(phone, shop.origin);
    await ada.remembers({ consent: { functional: false } });
    // Every way leads there: the footer's here, the mail's below.
    await ada.opens('/faq');
    await phone
      .getByRole('contentinfo')
      .getByRole('link', { name: english['track.title'] })
      .click();
    await ada.heading(english['track.title']).waitFor();
    await isFine(phone, 'track an order');
    const number = phone.getByLabel(english['track.number']);
    const address = phone.getByLabel(english['track.email'], { exact: true }).first();
    const find = ada.button(english['track.find']);
    await find.click();
    await expect(number).toBeFocused();
    await expect(
      phone
        .getByText('An order number looks like')
        .or(phone.getByText('Order number is required'))
        .first(),
    ).toBeVisible();

    // A stranger's try and a wrong pair read alike.
    for (const [typed, by] of [
      ['CC-0000-0000', email],
      [orderId, 'eve@example.com'],
    ] as const) {
      await number.fill(typed);
      await address.fill(by);
      await find.click();
      await expect(phone.getByRole('alert').getByText(failures.OrderNotFound)).toBeVisible();
    }

    await phone.goto(link);
    await ada.seesItAlive();
    await expect(number).toHaveValue(orderId);
    await address.fill(email.toUpperCase());
    await find.click();
    const found = phone.getByRole('heading', { name: `Order ${orderId}: Received` });
    await expect(found).toBeFocused();
    const steps = phone.getByRole('list', { name: english['timeline.title'] });
    await expect(steps.getByRole('listitem')).toHaveCount(5);
    await expect(steps.locator('[aria-current="step"]')).toContainText(english['milestone.PAID']);
    await expect(phone.getByText(shopper.shipping.address)).toHaveCount(0);
    await isFine(phone, 'an order found');

    await ada.button(english['track.sendCode']).click();
    await expect(phone.getByText(/^The code is on its way/)).toBeVisible();
    const code = await codeMailed(shop.sandbox, email, /^Code: (\d{6})$/m);
    await phone.getByLabel(english['track.code']).fill(code === '000000' ? '000001' : '000000');
    await ada.button(english['track.show']).click();
    await expect(phone.getByText(failures.OrderCodeWrong)).toBeVisible();
    await phone.getByLabel(english['track.code']).fill(code);
    await ada.button(english['track.show']).click();
    await expect(phone.getByText(shopper.shipping.address)).toBeVisible();
    await isFine(phone, 'an order with all of it');
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    // The code opens it once; in the other language its goods are called as on the shelf all the same.
    const goods = phone.getByRole('listitem').getByRole('heading', { level: 3 });
    const chips = 'Chile Lime Tortilla Chips';
    await expect(goods).toHaveText([chips]);
    await ada.button('Español').click();
    await expect(goods).toHaveText(['Totopos sabor chile y limón']);
    await ada.button('English').click();
    await expect(goods).toHaveText([chips]);
    await ada.button(english['track.another']).click();
    await expect(phone.getByText(shopper.shipping.address)).toHaveCount(0);
  } finally {
    await other.close();
  }
});

test('[ORDER-06] en español: la página de agradecimiento en otra computadora lleva a buscar el pedido, y dice con qué se rastrea', async ({
  browser,
  page,
  shop,
  shopper,
}) => {
  test.slow();
  const orderId = await buys(shopper);
  const { email } = shopper.shipping;
  const other = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const desk = await other.newPage();
    const ana = new Shopper(desk, shop.origin, 'es');
    await ana.remembers({ language: 'es', consent: { functional: false } });
    await ana.opens(`/thank-you/${orderId}`);
    await ana.heading(spanish['track.title']).waitFor();
    await expect(desk.getByText(`El pedido ${orderId} se hizo en otro dispositivo.`)).toBeVisible();
    await expect(desk.getByLabel(spanish['track.number'])).toHaveValue(orderId);
    await shop.sandbox.moves(orderId, 'ship', {
      carrier: 'UPS',
      trackingNumber: '1Z999AA10123456784',
    });
    await desk.getByLabel(spanish['track.email'], { exact: true }).first().fill(email);
    await ana.button(spanish['track.find']).click();
    await expect(desk.getByRole('heading', { name: `Pedido ${orderId}: En camino` })).toBeVisible();
    await expect(desk.getByText('1Z999AA10123456784')).toBeVisible();
    await expect(desk.getByRole('link', { name: 'Seguirlo en UPS' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.ups\.com\//,
    );
    await isFineIn(looksOf.es, desk, 'un pedido encontrado');
    await expect
      .poll(async () => (await shop.sandbox.mailsTo(email)).map(({ text }) => text).join('\n'))
      .toContain('1Z999AA10123456784');
  } finally {
    await other.close();
  }
  await page.reload();
  await expect(page.getByText(`Order ${orderId} left us and is on its way.`)).toBeVisible();
});
