import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { isFine } from '#test/e2e/fixtures/looks.ts';
import { logsIn } from '#test/e2e/fixtures/member.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import { Shopper } from '#test/e2e/fixtures/shopper.ts';
import {
  crunchAt,
  recordingNames,
  recordingOf,
  startRecording,
  toolsOrigin,
} from '#test/e2e/scenario/recordings.ts';
import { openRemoteBrowser } from '#test/e2e/scenario/remote-browser.ts';

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'crunch-record-test-'));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What tells that a page records, or loads the code for it. */
const watchRecording = (page: Page): readonly string[] => {
  const heard: string[] = [];
  page.on('request', (request) => {
    if (/\/recordings\/|recorded-shop/.test(request.url())) heard.push(request.url());
  });
  return heard;
};

const isChecked = async (origin: string, file: string) => {
  const checked = await crunchAt(origin, ['scenario', 'check', file]);
  expect(checked.code, `${checked.said}\n${readFileSync(file, 'utf8')}`).toBe(0);
};

const isGreen = async (origin: string, file: string) => {
  await isChecked(origin, file);
  const ran = await crunchAt(origin, ['scenario', 'run', file]);
  expect(ran.code, `${ran.said}\n${readFileSync(file, 'utf8')}`).toBe(0);
};

test('[CLI-03] what a guest did is a scenario on the control page, and green at once', async ({
  shopper,
  shop,
  page,
  complaints,
}) => {
  test.slow();
  // The refused coupon answers 409, the declined card 402, of which browsers write a line.
  complaints.expect(/40[29]/);
  const heard = watchRecording(page);
  await page.goto(`${toolsOrigin()}/recordings`);
  await page.getByRole('link', { name: 'Record a session in the shop' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/record=/);
  await shopper.seesItAlive();
  const name = new URL(page.url()).searchParams.get('record') ?? '';
  await shopper.button('Only necessary').click();
  await shopper.opens('/product/CHP-0101');
  await shopper.button('One more').click();
  await shopper.button(/^Add 2 to cart/).click();
  const zip = page.getByRole('dialog', { name: 'Where are we shipping?' });
  await zip.getByLabel('Zip code').fill('75024');
  await zip.getByRole('button', { name: 'Show snacks for this zip' }).click();
  const drawer = page.getByRole('dialog', { name: /^Your cart/ });
  await drawer.getByRole('link', { name: 'View cart' }).click();
  const main = page.getByRole('main');
  for (const code of ['nosuch', 'crunch10']) {
    await main.getByLabel('Coupon code').fill(code);
    await main.getByRole('button', { name: 'Apply' }).click();
    const answer = code === 'nosuch' ? 'We do not know this coupon.' : 'CRUNCH10: 10';
    await expect(main.getByText(answer)).toBeVisible();
  }
  await page.getByRole('link', { name: 'Check out' }).click();
  await shopper.heading(shopper.words['shipping.title']).waitFor();
  await shopper.goesToReview('visa-declined');
  await shopper.placeOrder.click();
  await main.getByRole('alert').getByRole('link').first().click();
  await shopper.heading(shopper.words['payment.title']).waitFor();
  await shopper.typesCard('visa-ok');
  await shopper.continuesToReview();
  await shopper.placeOrder.click();
  const orderId = await shopper.thankYouOrderId();
  expect(heard.length).toBeGreaterThan(5);

  const control = await page.context().newPage();
  await control.goto(`${toolsOrigin()}/recordings`);
  await control.getByRole('link', { name }).click();
  await expect(control.getByRole('cell', { name: 'placeOrder' }).last()).toBeVisible();
  await isFine(control, 'what happened in a session');
  const saved = control.waitForEvent('download');
  await control.getByRole('button', { name: 'Download the scenario' }).focus();
  await control.keyboard.press('Enter');
  const file = join(folder, 'guest.yaml');
  await (await saved).saveAs(file);
  const text = readFileSync(file, 'utf8');
  expect(text).toBe((await recordingOf(name)).scenario);
  // People and captures in place of what was typed and numbered; no number of a card.
  expect(text).toContain(`email: ${shopper.shipping.email}`);
  expect(text.split(shopper.shipping.email)).toHaveLength(2);
  expect(text).not.toContain(orderId);
  expect(text).not.toMatch(/4111|1111|0002/);
  expect(text).toContain('error: CardDeclined');
  await control.close();
  await isGreen(shop.origin, file);
});

test('[CLI-03] crunch record writes the trip of a customer, the same as the control page, and it is green', async ({
  shop,
  launchOptions,
}) => {
  test.slow();
  const { context, port, elsewhere } = await openRemoteBrowser(
    join(folder, 'profile'),
    launchOptions,
  );
  const file = join(folder, 'customer.yaml');
  const opened = context.waitForEvent('page');
  const recording = startRecording(shop.origin, ['--out', file, `--browser-port=${port}`]);
  const page = await opened;
  const shopper = new Shopper(page, shop.origin);
  await page.waitForURL(/record=/);
  const name = new URL(page.url()).searchParams.get('record') ?? '';
  await shopper.seesItAlive();
  await shopper.button('Only necessary').click();
  await shopper.opens('/product/CHP-0102');
  await shopper.button(/^Add to cart/).click();
  await page.getByRole('dialog').getByLabel('Zip code').fill('75024');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: /^Your cart/ }).waitFor();
  await shopper.opens('/login');
  await logsIn(page, 'elena@people.example');
  await page.waitForURL((url) => !/login|implicit|localhost:\d+\/oauth/.test(url.href));
  await shopper.opens('/cart');
  await page.getByRole('link', { name: 'Check out' }).click();
  await shopper.heading(shopper.words['shipping.title']).waitFor();
  await shopper.fillsShipping({ email: 'elena@people.example' });
  await shopper.continuesToPayment();
  await shopper.typesCard('visa-ok');
  await shopper.continuesToReview();
  await shopper.placeOrder.click();
  const orderId = await shopper.thankYouOrderId();
  await page.close();
  const { code, said } = await recording.ended;
  expect(code, said).toBe(0);
  const text = readFileSync(file, 'utf8');
  expect(text).toBe((await recordingOf(name)).scenario);
  expect(text).toContain('use: auth login');
  expect(text).not.toContain('Sn4cks');
  expect(text).not.toContain(orderId);
  await context.close();
  expect(elsewhere).toEqual([]);
  await isGreen(shop.origin, file);
});

test('[CLI-03] crunch record starts a browser of its own, and Ctrl-C writes the file', async ({
  shop,
}) => {
  const file = join(folder, 'own.yaml');
  const args = ['--out', file, '--headless', '--open', '/product/CHP-0101'];
  const before = await recordingNames();
  const recording = startRecording(shop.origin, args);
  const newest = async () => {
    const own = (await recordingNames()).find((name) => !before.includes(name));
    return own === undefined ? recording.said() : JSON.stringify((await recordingOf(own)).calls);
  };
  await expect.poll(newest).toContain('noteViewed');
  recording.interrupt();
  const { code, said } = await recording.ended;
  expect(code, said).toBe(0);
  expect(readFileSync(file, 'utf8')).toContain('use: product show');
  await isGreen(shop.origin, file);
});

test('[CLI-03] a page that nobody asked to be recorded tells nothing and loads nothing for it', async ({
  shopper,
  shop,
  page,
}) => {
  const heard = watchRecording(page);
  await shopper.opens('/product/CHP-0101');
  await shopper.button('Only necessary').click();
  await shopper.button(/^Add to cart/).click();
  await page.getByRole('dialog').first().waitFor();
  expect(heard).toEqual([]);

  // As a shop in production draws its pages: without an address to tell anything to.
  await page.route(`${shop.origin}/**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const answer = await route.fetch();
    const drawn = await answer.text();
    const body = drawn.replace(/,"recordingsUrl":"[^"]*"/, '');
    expect(body).not.toBe(drawn);
    await route.fulfill({ response: answer, body });
  });
  await shopper.opens('/product/CHP-0101?record=nobody');
  await shopper.button(/^Add to cart/).click();
  await page.getByRole('dialog').first().waitFor();
  expect(heard).toEqual([]);
});

test('[CLI-03] a tab is recorded until its address says off', async ({ shopper, page }) => {
  const heard = watchRecording(page);
  await shopper.opens('/?record=for-a-while');
  await expect.poll(() => heard.some((url) => url.endsWith('/recordings/for-a-while'))).toBe(true);
  await shopper.opens('/?record=off');
  const before = heard.filter((url) => url.includes('/recordings/')).length;
  await shopper.opens('/product/CHP-0101');
  // By then the use cases are there, and have been called.
  await shopper.button(/^Add to cart/).click();
  await page.getByRole('dialog').first().waitFor();
  expect(heard.filter((url) => url.includes('/recordings/'))).toHaveLength(before);
});

test('[CLI-03] a list that was narrowed, and a coupon from before, are in the trip, and it is green', async ({
  shopper,
  shop,
  page,
}) => {
  await shopper.remembers({ consent: { functional: false } });
  await shopper.opens('/product/CHP-0101');
  await shopper.button(/^Add to cart/).click();
  await page.getByRole('dialog').first().waitFor();
  await shopper.opens('/cart');
  await page.getByRole('main').getByLabel('Coupon code').fill('crunch10');
  await page.getByRole('main').getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('main').getByText('CRUNCH10: 10')).toBeVisible();
  await shopper.opens('/all-snacks?record=narrowed');
  await page
    .getByRole('complementary', { name: 'Filters' })
    .getByRole('checkbox', { name: /^Mazoro/ })
    .check();
  await expect(page).toHaveURL(/brand=mazoro/);
  const text = async () => (await recordingOf('narrowed')).scenario;
  await expect.poll(text).toMatch(/use: product list\n +with: \{ brand: \[mazoro\] \}/);
  expect(await text()).toMatch(/use: coupon apply\n +with: \{ code: CRUNCH10 \}/);
  const file = join(folder, 'narrowed.yaml');
  writeFileSync(file, await text());
  await isGreen(shop.origin, file);
});
