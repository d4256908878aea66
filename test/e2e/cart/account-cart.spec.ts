import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { cart as englishCart } from '#application/messages/en-us/cart/cart.ts';
import { merge as english } from '#application/messages/en-us/cart/merge.ts';
import { shop as englishShop } from '#application/messages/en-us/shop.ts';
import { cart as spanishCart } from '#application/messages/es/cart/cart.ts';
import { merge as spanish } from '#application/messages/es/cart/merge.ts';
import { shop as spanishShop } from '#application/messages/es/shop.ts';
import { isFine } from '#test/e2e/fixtures/looks.ts';
import { logsIn, memberWords, peoplePassword } from '#test/e2e/fixtures/member.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import { Shopper } from '#test/e2e/fixtures/shopper.ts';

const texts = {
  'en-us': { ...englishShop, ...englishCart, ...english },
  es: { ...spanishShop, ...spanishCart, ...spanish },
} as const;

/** Somebody with an account of their own, so that no other test fills its cart. */
const newCustomer = async (origin: string): Promise<string> => {
  const email = `cart-${crypto.randomUUID()}@example.com`;
  const answer = await fetch(`${origin}/webservices/createcustomer`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Cora',
      lastName: 'Carter',
      email,
      phoneNumber: '2145550100',
      password: peoplePassword,
      gender: 'female',
      birthDate: '1990-02-28',
      optInCodes: [],
      termsAccepted: true,
      sourceID: 'SNACKS_WEB',
    }),
  });
  if (!answer.ok) throw new Error(`createcustomer answered ${answer.status}`);
  return email;
};

/** A browser of its own: nothing of the other ones is in it. */
const browserOf = async (
  browser: Browser,
  origin: string,
  cart: Readonly<Record<string, number>>,
) => {
  const page = await (await browser.newContext()).newPage();
  const shopper = new Shopper(page, origin);
  await shopper.remembers({ cart, consent: { functional: false } });
  return shopper;
};

const quantities = (page: Page) => page.getByRole('main').getByRole('spinbutton');
const holds = (page: Page, units: readonly number[]) =>
  expect
    .poll(async () =>
      Promise.all(
        (await quantities(page).all()).map(async (one) => Number(await one.inputValue())),
      ),
    )
    .toEqual(units);

/** The next save of the cart that got through. */
const saved = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes('savecartwebdata') && answer.ok());

for (const [language, width] of [
  ['en-us', 390],
  ['es', 1280],
] as const) {
  test(`[MERGE-11] [CART-18] [CART-19] [MERGE-01] [STORE-10] carts meet once at the sign-in, with a receipt and a way back, ${language} at ${width}`, async ({
    shopper: guest,
    shop,
    page,
    browser,
  }) => {
    test.slow();
    const words = texts[language];
    const member = memberWords[language];
    const email = await newCustomer(shop.origin);
    await page.setViewportSize({ width, height: 844 });

    // On the phone: a guest's cart becomes the account's.
    const phone = await browserOf(browser, shop.origin, { 'CHP-0102': 2, 'POP-0201': 1 });
    await phone.opens('/login?returnTo=/cart');
    await logsIn(phone.page, email);
    await saved(phone.page);
    await phone.page.waitForURL('**/cart');
    await holds(phone.page, [2, 1]);
    await expect(phone.page.getByText(english['merge.title'])).toHaveCount(0);

    // Here: another guest's cart, filled, then signed in.
    await guest.remembers({
      cart: { 'CHP-0102': 3, 'CHP-0101': 1 },
      consent: { functional: false },
      language,
    });
    await guest.opens('/login?returnTo=/cart');
    await logsIn(page, email, peoplePassword, member);
    await page.waitForURL('**/cart');
    const main = page.getByRole('main');
    const note = main.getByRole('region', { name: words['merge.title'] });
    await expect(note).toBeVisible();
    await expect(note.getByRole('listitem')).toHaveCount(2);
    await expect(note.getByRole('listitem').first()).toContainText('2 × ');
    await expect(note.getByRole('listitem').first()).toContainText(/5$/);
    await holds(page, [5, 1, 1]);
    await isFine(page, `merge note, ${language}`);

    // One step back, by keyboard, here and in the account; and forth again.
    const undo = note.getByRole('button', { name: words['merge.undo'] });
    await undo.focus();
    const undoing = saved(page);
    await page.keyboard.press('Enter');
    await holds(page, [3, 1]);
    const undone = main.getByRole('region', { name: words['merge.undone'] });
    await expect(undone.getByRole('button', { name: words['merge.redo'] })).toBeFocused();
    await undoing;
    await phone.page.reload();
    await holds(phone.page, [3, 1]);
    const redoing = saved(page);
    await page.keyboard.press('Enter');
    await redoing;
    await holds(page, [5, 1, 1]);
    await expect(note).toBeVisible();

    // Told once: neither a second tab nor a reload tells it again, and nothing is added twice.
    const told = page.getByText(words['merge.title']);
    const tab = await page.context().newPage();
    const read = tab.waitForResponse(/getcartwebdata/);
    await tab.goto(`${shop.origin}/cart`);
    await holds(tab, [5, 1, 1]);
    await read;
    await expect(tab.getByText(words['merge.title'])).toHaveCount(0);
    await tab.close();
    const synced = page.waitForResponse(/getcartwebdata/);
    await page.reload();
    await synced;
    await holds(page, [5, 1, 1]);
    await expect(told).toHaveCount(0);
    await guest.opens('/');
    await expect(told).toHaveCount(0);
    await guest.opens('/cart');

    // What the phone changes shows here, and the other way round.
    await phone.page.reload();
    await holds(phone.page, [5, 1, 1]);
    const more = saved(phone.page);
    await phone.button('One more').first().click();
    await more;
    const less = quantities(page).nth(1);
    const here = saved(page);
    await less.fill('4');
    await less.press('Enter');
    await here;
    await page.reload();
    await holds(page, [6, 4, 1]);
    await phone.page.reload();
    await holds(phone.page, [6, 4, 1]);

    await phone.page.context().close();
  });
}

test('[MERGE-11] a merge taken back is not told again: not on another page, not after a reload', async ({
  shopper,
  shop,
  page,
  browser,
}) => {
  const email = await newCustomer(shop.origin);
  await page.setViewportSize({ width: 390, height: 844 });
  const phone = await browserOf(browser, shop.origin, { 'CHP-0102': 2 });
  await phone.opens('/login?returnTo=/cart');
  const stored = saved(phone.page);
  await logsIn(phone.page, email);
  await stored;
  await phone.page.context().close();

  // Away from the cart a message tells it, with a link; the receipt waits in the cart.
  await shopper.remembers({ cart: { 'POP-0201': 1 }, consent: { functional: false } });
  await shopper.opens('/login?returnTo=/all-snacks');
  await logsIn(page, email);
  await page.waitForURL('**/all-snacks');
  const news = page.getByRole('status').filter({ hasText: english['merge.title'] });
  await news.getByRole('link', { name: 'View cart' }).click();
  const note = page.getByRole('main').getByRole('region', { name: english['merge.title'] });
  await expect(note).toBeVisible();
  const undoing = saved(page);
  await note.getByRole('button', { name: english['merge.undo'] }).click();
  await undoing;
  await holds(page, [1]);
  await expect(page.getByText(english['merge.undone'])).toBeVisible();
  for (const path of ['/cart', '/', '/cart']) {
    const synced = page.waitForResponse(/getcartwebdata/);
    await shopper.opens(path);
    await synced;
    await expect(page.getByText(english['merge.undone'])).toHaveCount(0);
    await expect(page.getByText(english['merge.title'])).toHaveCount(0);
  }
  await holds(page, [1]);
});

/** The real command line, with a state folder of its own. */
const terminalOf = (state: string) => {
  const environment = JSON.parse(process.env['CRUNCH_E2E_ENVIRONMENT'] ?? '{}');
  const { PATH = '' } = process.env;
  const secret = { CRUNCH_STATE: state, CRUNCH_PASSWORD: peoplePassword };
  return async (...args: readonly string[]) => {
    const { stdout } = await promisify(execFile)('cli/crunch.mjs', [...args, '--json'], {
      env: { PATH, ...environment, ...secret },
    });
    return JSON.parse(stdout).data;
  };
};

test('[CART-18] [CART-19] [CART-05] two browsers, one of them offline, and a terminal end with one right cart, and with none after an order', async ({
  shopper: laptop,
  shop,
  page,
  browser,
}, { outputDir }) => {
  test.slow();
  const crunch = terminalOf(outputDir);
  const email = await newCustomer(shop.origin);
  await crunch('auth', 'login', '--user', email);
  await crunch('cart', 'add', 'CHP-0102', '--quantity', '2');

  await laptop.remembers({ cart: { 'CHP-0101': 1 }, consent: { functional: false } });
  await laptop.opens('/login?returnTo=/cart');
  await logsIn(page, email);
  await page.waitForURL('**/cart');
  await holds(page, [1, 2]);
  const phone = await browserOf(browser, shop.origin, {});
  await phone.opens('/login?returnTo=/cart');
  await logsIn(phone.page, email);
  await phone.page.waitForURL('**/cart');
  await holds(phone.page, [1, 2]);

  // Everywhere at once: nothing of it is lost, and nothing counted twice.
  await phone.page.context().setOffline(true);
  for (let press = 0; press < 3; press += 1) await phone.button('One more').first().click();
  await holds(phone.page, [4, 2]);
  const here = saved(page);
  await laptop.button('One more').nth(1).click();
  await here;
  await crunch('cart', 'add', 'POP-0201', '--quantity', '5');
  // What a command cannot save in time, the next one does.
  await expect.poll(async () => (await crunch('cart', 'show')).stored).toBe(true);
  const there = saved(phone.page);
  await phone.page.context().setOffline(false);
  await there;
  await holds(phone.page, [4, 3, 5]);
  const shown = await crunch('cart', 'show');
  expect(shown).toMatchObject({
    stored: true,
    cartCount: 12,
    cart: [
      { productId: 'CHP-0101', quantity: 4 },
      { productId: 'CHP-0102', quantity: 3 },
      { productId: 'POP-0201', quantity: 5 },
    ],
  });
  await page.reload();
  for (const { page: each } of [laptop, phone]) {
    await holds(each, [4, 3, 5]);
    await expect(each.getByRole('main').locator('dl')).toContainText(
      `$${shown.subTotal.toFixed(2)}`,
    );
  }

  // Ordered on one of them, it is gone for all.
  await crunch(
    ...['checkout', 'place', '--email', email, '--phone', '9725550143', '--card', 'visa-ok'],
    ...['--first-name', 'Ada', '--last-name', 'Byron', '--address', '5800 Legacy Dr'],
    ...['--city', 'Plano', '--state', 'TX', '--zip', '75024'],
  );
  for (const { page: each } of [laptop, phone]) {
    await each.reload();
    await expect(each.getByText(englishCart['cart.empty'])).toBeVisible();
  }
  expect(await crunch('cart', 'show')).toMatchObject({ stored: true, cartCount: 0 });
  await phone.page.context().close();
});

test('[CART-19] [AUTH-05] a change in the last moment is saved; a cart goes and comes with its owner', async ({
  shopper,
  shop,
  page,
  browser,
}) => {
  const email = await newCustomer(shop.origin);
  await shopper.remembers({ cart: { 'CHP-0102': 2 }, consent: { functional: false } });
  await shopper.opens('/login?returnTo=/cart');
  await logsIn(page, email);
  await saved(page);
  await page.waitForURL('**/cart');
  await shopper.button('One more').first().click();
  await page.waitForFunction(() =>
    localStorage.getItem('crunchcart:v1:cart')?.includes('"quantity":3'),
  );
  // Before the pause that follows a change is over.
  await page.goto('about:blank');

  const other = await browserOf(browser, shop.origin, {});
  await other.opens('/login?returnTo=/cart');
  await logsIn(other.page, email);
  await other.page.waitForURL('**/cart');
  await holds(other.page, [3]);
  await other.page.setViewportSize({ width: 1280, height: 900 });
  await other.page.getByRole('button', { name: /Cora/ }).click();
  await other.page.getByRole('button', { name: memberWords['en-us']['account.signOut'] }).click();
  await expect(other.page.getByText(memberWords['en-us']['account.signedOut'])).toBeVisible();
  await other.opens('/cart');
  await expect(other.page.getByText(englishCart['cart.empty'])).toBeVisible();
  await other.page.context().close();
});

test('[CART-21] [MERGE-12] [ORDER-05] an old order comes back with one press, from the list and from its page', async ({
  shopper,
  shop,
  page,
}) => {
  test.slow();
  const words = texts['en-us'];
  const email = await newCustomer(shop.origin);
  await page.setViewportSize({ width: 390, height: 844 });
  await shopper.remembers({
    cart: { 'CHP-0102': 2, 'NUT-0302': 1 },
    consent: { functional: false },
  });
  await shopper.opens('/login?returnTo=/checkout/shipping');
  await logsIn(page, email);
  await shopper.heading(shopper.words['shipping.title']).waitFor();
  await shopper.goesToReview();
  await shopper.placeOrder.click();
  const orderId = await shopper.thankYouOrderId();

  await shopper.opens('/orderhistory');
  const again = page.getByRole('button', { name: `${words['reorder.press']}: order ${orderId}` });
  await again.click();
  const added = page.getByText('3 items are in your cart.');
  await expect(added).toBeVisible();
  await isFine(page, 'order history, ordered again');

  await page.setViewportSize({ width: 1280, height: 900 });
  await shopper.remembers({ language: 'es', consent: { functional: false } });
  await shopper.opens(`/orderhistory/${orderId}`);
  await shop.sandbox.restock('NUT-0302', 0);
  try {
    await page.getByRole('button', { name: texts.es['reorder.press'] }).click({ timeout: 15_000 });
    await expect(page.getByText('2 artículos están en tu carrito.')).toBeVisible();
    await expect(page.getByText(/^1 × .*: no disponible por ahora$/)).toBeVisible();
    await isFine(page, 'order, ordered again, es');
  } finally {
    await shop.sandbox.restock('NUT-0302', 500);
  }
  await shopper.opens('/cart');
  await holds(page, [4, 1]);
});
