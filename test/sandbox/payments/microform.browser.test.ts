import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { missingBrowser } from '#test/chromium.ts';
import {
  codeIn,
  numberIn,
  type ShopInBrowser,
  type ShopScript,
  shopInBrowser,
} from '#test/sandbox/payments/shop-in-browser.ts';

declare const shop: ShopScript;

let world: ShopInBrowser;
let page: Page;

/** Opens the shop with both fields of a fresh context. */
const showFields = async (options: object = {}, wish: object = {}): Promise<string> => {
  page = await world.openShop();
  const context = await world.openContext(wish);
  await page.evaluate(([jwt, chosen]) => shop.show(jwt, chosen), [context, options] as const);
  return context;
};
const change = (field: string) => page.evaluate((name) => shop.change(name), field);
const eventsOf = (type: string) =>
  page.evaluate((wanted) => shop.events.filter((event) => event.type === wanted), type);
const classesOf = (id: string) =>
  page.evaluate((name) => document.getElementById(name)?.className, id);

describe.skipIf(missingBrowser)(`hosted card fields in Chromium ${missingBrowser ?? ''}`, () => {
  beforeAll(async () => {
    world = await shopInBrowser();
  });
  afterAll(() => world?.stop());
  afterEach(() => page?.context().close());

  it('[P-01] [P-51] make a token that pays, and show the page neither number nor code', async () => {
    await showFields();
    await numberIn(page).pressSequentially('4111111111111111');
    await codeIn(page).pressSequentially('739');
    const { token = '' } = await page.evaluate(() =>
      shop.token({ expirationMonth: '12', expirationYear: '2039', type: '001' }),
    );
    expect(token.split('.')).toHaveLength(3);
    expect((await world.under.pay(token)).at('status')).toBe('AUTHORIZED');

    const heard = await page.evaluate(() => shop.heard);
    expect(heard.length).toBeGreaterThan(20);
    expect(heard.filter((text) => /4111 ?1111|"739"/.test(text))).toEqual([]);
    const access = await page.evaluate(() => {
      const reads = [() => frames[0]?.document, () => Reflect.get(frames[0] ?? {}, 'flexField')];
      return reads.map((read) => {
        try {
          return String(read());
        } catch (error) {
          return error instanceof Error ? error.name : 'thrown';
        }
      });
    });
    expect(access).toEqual(['SecurityError', 'SecurityError']);
    expect(await page.context().cookies()).toEqual([]);
  });

  it('[P-08] tell brand and validity digit by digit, and group the digits', async () => {
    await showFields();
    await numberIn(page).pressSequentially('4');
    await expect
      .poll(() => change('number'))
      .toMatchObject({
        valid: false,
        couldBeValid: true,
        empty: false,
        card: [{ name: 'visa', brandedName: 'Visa', cybsCardType: '001', spaces: [4, 8, 12] }],
      });
    expect(await classesOf('number')).toContain('flex-microform-incomplete');
    await numberIn(page).pressSequentially('111111111111111');
    expect(await numberIn(page).inputValue()).toBe('4111 1111 1111 1111');
    await expect
      .poll(() => change('number'))
      .toMatchObject({ valid: true, card: [{ valid: true }] });
    expect(await classesOf('number')).toMatch(/flex-microform .*flex-microform-valid/);
    await numberIn(page).press('Backspace');
    await numberIn(page).pressSequentially('2');
    await expect.poll(() => change('number')).toMatchObject({ valid: false });
    await numberIn(page).fill('9999');
    await expect
      .poll(() => change('number'))
      .toEqual({
        card: [],
        valid: false,
        couldBeValid: false,
        empty: false,
      });
    expect(await classesOf('number')).toContain('flex-microform-invalid');
    expect(await numberIn(page).getAttribute('aria-invalid')).toBe('true');
  });

  it('[P-08] keep the caret where the person types', async () => {
    await showFields();
    await numberIn(page).fill('4111111111111111');
    await numberIn(page).press('Home');
    await numberIn(page).press('ArrowRight');
    await numberIn(page).press('Backspace');
    await numberIn(page).press('5');
    expect(await numberIn(page).inputValue()).toBe('5111 1111 1111 1111');
  });

  it('[P-09] want four digits of code for American Express, and three again for Visa', async () => {
    await showFields();
    await codeIn(page).pressSequentially('7391');
    expect(await codeIn(page).inputValue()).toBe('739');
    await numberIn(page).fill('378282246310005');
    expect(await numberIn(page).inputValue()).toBe('3782 822463 10005');
    await expect
      .poll(() => change('number'))
      .toMatchObject({
        card: [{ name: 'amex', securityCode: { name: 'CID', length: 4 } }],
      });
    await expect.poll(() => codeIn(page).getAttribute('maxlength')).toBe('4');
    await expect
      .poll(() => change('securityCode'))
      .toMatchObject({ valid: false, couldBeValid: true });
    await codeIn(page).press('End');
    await codeIn(page).pressSequentially('1');
    await expect
      .poll(() => change('securityCode'))
      .toEqual({ valid: true, couldBeValid: true, empty: false });
    await numberIn(page).fill('4111111111111111');
    await expect.poll(() => codeIn(page).getAttribute('maxlength')).toBe('3');
    await expect
      .poll(() => change('securityCode'))
      .toMatchObject({ valid: false, couldBeValid: false });
  });

  it('[P-10] refuse a brand the context does not allow before asking for a token', async () => {
    await showFields({}, { allowedCardNetworks: ['MASTERCARD'] });
    await numberIn(page).fill('4111111111111111');
    await codeIn(page).fill('739');
    await expect.poll(() => change('number')).toMatchObject({ valid: false, couldBeValid: false });
    const answer = await page.evaluate(() => shop.token({}));
    expect(answer).toMatchObject({
      reason: 'CREATE_TOKEN_VALIDATION_FIELDS',
      details: [{ location: 'number' }],
    });
  });

  it('[P-11] ask for submission once when Enter is pressed', async () => {
    await showFields();
    await codeIn(page).press('Enter');
    await numberIn(page).press('Enter');
    // Frames tell the page by messages.
    await expect
      .poll(async () => (await eventsOf('inputSubmitRequest')).map(({ field }) => field))
      .toEqual(['securityCode', 'number']);
    expect(page.frames()).toHaveLength(3);
  });

  it.each([
    ['cc-exp', '04/31', { expirationMonth: '04', expirationYear: '2031' }],
    ['cc-exp', '2031-04', { expirationMonth: '04', expirationYear: '2031' }],
    ['cc-name', 'Ada Lovelace', { name: 'Ada Lovelace' }],
  ])('[P-12] pass on what the browser filled in: %s %s', async (kind, text, filled) => {
    await showFields();
    await page
      .frameLocator('#number iframe')
      .locator(`[autocomplete=${kind}]`)
      .evaluate((input: HTMLInputElement, value) => {
        input.value = value;
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }, text);
    await expect
      .poll(() => eventsOf('autocomplete'))
      .toEqual([{ field: 'number', type: 'autocomplete', data: filled }]);
  });

  it('[P-06] stay shut in a page of another origin, and say so', async () => {
    page = await world.openStranger();
    const context = await world.openContext();
    await page.evaluate((jwt) => shop.show(jwt), context);
    expect((await eventsOf('error')).map(({ data }) => data)).toEqual([
      { reason: 'IFRAME_JWT_VALIDATION_FAILED' },
      { reason: 'IFRAME_JWT_VALIDATION_FAILED' },
    ]);
    expect(await page.frameLocator('#number iframe').locator('#field').count()).toBe(0);
    expect(await page.evaluate(() => shop.token({}))).toMatchObject({
      reason: 'IFRAME_JWT_VALIDATION_FAILED',
    });
  });

  it('[P-05] stay shut under a context with a wrong signature', async () => {
    page = await world.openShop();
    const context = await world.openContext();
    await page.evaluate((jwt) => shop.show(jwt), context.replace(/.{8}$/, 'AAAAAAAA'));
    expect(await eventsOf('load')).toEqual([]);
    expect((await eventsOf('error')).map(({ data }) => data)).toContainEqual({
      reason: 'IFRAME_JWT_VALIDATION_FAILED',
    });
  });

  it('[P-55] wear the words and the looks of the page, and nothing else', async () => {
    const warnings: string[] = [];
    page = await world.openShop();
    page.on('console', (line) => warnings.push(line.text()));
    const context = await world.openContext();
    await page.evaluate(
      (jwt) =>
        shop.show(jwt, {
          styles: {
            input: { color: 'rgb(1, 2, 3)', 'font-size': '18px', position: 'fixed' },
            '.field': { color: 'red' },
          },
          number: {
            title: 'Número de tarjeta',
            'aria-label': 'Número',
            description: 'Sin espacios',
            placeholder: '0000',
          },
        }),
      context,
    );
    const field = numberIn(page);
    const look = await field.evaluate((input) => {
      const { color, fontSize, position } = getComputedStyle(input);
      return { color, fontSize, position, language: document.documentElement.lang };
    });
    expect(look).toEqual({
      color: 'rgb(1, 2, 3)',
      fontSize: '18px',
      position: 'static',
      language: 'es',
    });
    expect(warnings).toEqual([
      'Flex: the style property "position" is not supported.',
      'Flex: the style selector ".field" is not supported.',
    ]);
    expect(await page.locator('#number iframe').getAttribute('title')).toBe('Número de tarjeta');
    expect(await page.locator('#code iframe').getAttribute('title')).toBe('Secure security code');
    expect(await field.getAttribute('aria-label')).toBe('Número');
    expect(await field.getAttribute('aria-describedby')).toBe('description');
    await field.focus();
    const outline = await field.evaluate((input) => getComputedStyle(input).outlineStyle);
    expect(outline).toBe('solid');
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});
