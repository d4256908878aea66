import type { Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { missingBrowser } from '#test/chromium.ts';
import {
  codeIn,
  numberIn,
  type ShopForm,
  type ShopInBrowser,
  type ShopScript,
  shopInBrowser,
} from '#test/sandbox/payments/shop-in-browser.ts';

declare const shop: ShopScript;
declare const Flex: new (context: unknown) => { microform(...options: unknown[]): ShopForm };

let world: ShopInBrowser;
let page: Page;

const showFields = async (): Promise<string> => {
  page = await world.openShop();
  const context = await world.openContext();
  await page.evaluate((jwt) => shop.show(jwt), context);
  return context;
};
const fillCard = async (number = '4111111111111111', code = '739') => {
  await numberIn(page).fill(number);
  await codeIn(page).fill(code);
};
const token = (parameters: object = { expirationMonth: '12', expirationYear: '2039' }) =>
  page.evaluate((given) => shop.token(given), parameters);
const eventTypes = () => page.evaluate(() => shop.events.map(({ type }) => type));

describe.skipIf(missingBrowser)(`the page script in Chromium ${missingBrowser ?? ''}`, () => {
  beforeAll(async () => {
    world = await shopInBrowser();
  });
  afterAll(() => world?.stop());
  afterEach(() => page?.context().close());

  it('[P-07] allows one field of a kind, loaded once, until it is disposed', async () => {
    await showFields();
    const reasons = await page.evaluate(() => [
      shop.reasonOf(() => shop.microform.createField('number')),
      shop.reasonOf(() => shop.microform.createField('pin')),
      shop.reasonOf(() => shop.number.load('#number')),
      shop.reasonOf(() => shop.number.on('sneeze', () => undefined)),
      shop.reasonOf(() => shop.number.on('change', 'hello')),
    ]);
    expect(reasons).toEqual([
      'CREATE_FIELD_DUPLICATE',
      'CREATE_FIELD_INVALID_FIELD_TYPE',
      'FIELD_ALREADY_LOADED',
      'FIELD_SUBSCRIBE_UNSUPPORTED_EVENT',
      'FIELD_SUBSCRIBE_INVALID_CALLBACK',
    ]);
    expect(await page.locator('iframe').count()).toBe(2);

    const again = await page.evaluate(() => {
      shop.number.unload();
      const reason = shop.reasonOf(() => shop.number.unload());
      const places = ['#nowhere', 42].map((place) => shop.reasonOf(() => shop.number.load(place)));
      shop.number.load('#number');
      shop.number.dispose();
      shop.number.dispose();
      shop.number = shop.microform.createField('number');
      shop.number.load('#number');
      return [reason, ...places];
    });
    expect(again).toEqual([
      'FIELD_UNLOAD_ERROR',
      'FIELD_LOAD_CONTAINER_SELECTOR',
      'FIELD_LOAD_INVALID_CONTAINER',
    ]);
    expect(await page.locator('iframe').count()).toBe(2);
    expect(await eventTypes()).toContain('unload');
    await numberIn(page).fill('4111111111111111');
  });

  it('[P-07] leaves nothing behind when a form goes, and mounts again under the same context', async () => {
    const context = await showFields();
    await page.evaluate(() => {
      shop.number.dispose();
      shop.code.dispose();
    });
    expect(await page.locator('iframe').count()).toBe(0);
    expect(await page.locator('#number').getAttribute('class')).toBe('slot');
    await page.evaluate((jwt) => shop.show(jwt), context);
    await fillCard();
    expect((await token()).token).toBeDefined();
  });

  it('[P-07] follows update, clear and focus, and shows states on the container', async () => {
    await showFields();
    await fillCard();
    await page.evaluate(() => shop.number.focus());
    await expect
      .poll(() => numberIn(page).evaluate((input) => input === document.activeElement))
      .toBe(true);
    await expect.poll(() => page.locator('#number').getAttribute('class')).toContain('-focused');
    await page.evaluate(() => shop.number.clear());
    await expect.poll(() => numberIn(page).inputValue()).toBe('');
    await expect
      .poll(() => page.evaluate(() => shop.change('number')))
      .toMatchObject({ empty: true });
    await page.evaluate(() => shop.number.update({ disabled: true, placeholder: 'off' }));
    await expect.poll(() => numberIn(page).isDisabled()).toBe(true);
    expect(await numberIn(page).getAttribute('placeholder')).toBe('off');
    expect(await page.locator('#number').getAttribute('class')).toContain('-disabled');
    expect(await eventTypes()).toContain('update');
  });

  it('[P-55] lets the Tab key walk through the fields, there and back', async () => {
    await showFields();
    const focused = () =>
      page.evaluate(() => [
        document.activeElement?.tagName,
        document.activeElement?.parentElement?.id,
      ]);
    const isIn = (field: ReturnType<typeof numberIn>) =>
      field.evaluate((input) => input === document.activeElement && document.hasFocus());
    await page.keyboard.press('Tab');
    await expect.poll(() => isIn(numberIn(page))).toBe(true);
    await page.keyboard.press('Tab');
    await expect.poll(() => isIn(codeIn(page))).toBe(true);
    expect(await focused()).toEqual(['IFRAME', 'code']);
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => isIn(numberIn(page))).toBe(true);
    await page.keyboard.press('Shift+Tab');
    await expect.poll(focused).not.toEqual(['IFRAME', 'number']);
  });

  it('[P-07] keeps two forms on one page apart', async () => {
    page = await world.openShop();
    const context = await world.openContext();
    // The other form comes first, so that its frame is the first to be found.
    await page.evaluate(async (jwt) => {
      await shop.load(jwt);
      const slot = document.createElement('div');
      slot.id = 'other';
      slot.style.height = '48px';
      document.body.append(slot);
      const other = new Flex(jwt).microform({ styles: {} }).createField('securityCode');
      await new Promise((loaded) => {
        other.on('load', loaded);
        other.load(slot);
      });
      await shop.show(jwt);
    }, context);
    await fillCard();
    // The other form's code is wrong; it must not be taken for this form's.
    await page.frameLocator('#other iframe').locator('#field').fill('1');
    expect((await token()).token).toBeDefined();
  });

  it('[P-05] refuses contexts that are no good at first sight', async () => {
    page = await world.openShop();
    const context = await world.openContext();
    await page.evaluate((jwt) => shop.load(jwt), context);
    const [head = '', body = '', signature = ''] = context.split('.');
    const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
    // Clocks may be hours off: at first sight only what is days old is surely over.
    const old = encoded({ ...claims, exp: Math.floor(Date.now() / 1000) - 2 * 86_400 });
    const cases = [
      context,
      'hello',
      '',
      `${encoded({ alg: 'none' })}.${body}.`,
      `${encoded({ alg: 'HS256' })}.${body}.${signature}`,
      `${head}.${old}.${signature}`,
    ];
    const reasons = await page.evaluate(
      (contexts) => contexts.map((jwt) => shop.reasonOf(() => new Flex(jwt)) ?? 'good'),
      cases,
    );
    expect(reasons).toEqual([
      'good',
      'CAPTURE_CONTEXT_INVALID',
      'CAPTURE_CONTEXT_INVALID',
      'CAPTURE_CONTEXT_INVALID',
      'CAPTURE_CONTEXT_INVALID',
      'CAPTURE_CONTEXT_EXPIRED',
    ]);
  });
});
