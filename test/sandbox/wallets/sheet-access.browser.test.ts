import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { missingBrowser } from '#test/chromium.ts';
import {
  type ShopWindow,
  sheetOf,
  type WalletInBrowser,
  walletInBrowser,
} from '#test/sandbox/wallets/wallet-in-browser.ts';

declare const shop: ShopWindow;

let world: WalletInBrowser;
let page: Page;

const sheet = () => sheetOf(page);
const dialog = () => sheet().getByRole('dialog', { name: 'Apple Pay (sandbox)' });
const button = (name: string) => sheet().getByRole('button', { name, exact: true });
const person = (name: string) => sheet().getByRole('radio', { name, exact: true });
const isReady = (words = 'Ready to pay') => sheet().getByText(words).waitFor();
const isGone = () => expect.poll(() => page.locator('iframe').count()).toBe(0);
const types = () => page.evaluate(() => shop.types());
const buy = async (options: Parameters<WalletInBrowser['openShop']>[0] = {}, changes = {}) => {
  page = await world.openShop(options);
  await page.evaluate((given) => Object.assign(shop.request, given), changes);
  await page.getByRole('button', { name: 'Buy' }).click();
};

describe.skipIf(missingBrowser)(`the payment sheet to everybody ${missingBrowser ?? ''}`, () => {
  beforeAll(async () => {
    world = await walletInBrowser();
  });
  afterAll(() => world?.stop());
  afterEach(() => page?.context().close());

  const methods = [
    { label: 'Standard', detail: '5 days', amount: '0.00', identifier: 'standard' },
    { label: 'Express', detail: '2 days', amount: '4.99', identifier: 'express' },
  ];

  it('[WALLET-01] keeps the keyboard inside, ends with Escape and gives the focus back', async () => {
    await buy();
    await isReady();
    const focused = () =>
      sheet()
        .locator(':focus')
        .evaluate((element) => element.id || Reflect.get(element, 'value'));
    expect(await focused()).toBe('title');
    const round: string[] = [];
    for (let press = 0; press < 4; press += 1) {
      await page.keyboard.press('Tab');
      round.push(await focused());
    }
    expect(round).toEqual(['ca', 'pay', 'cancel', 'ca']);
    await page.keyboard.press('Shift+Tab');
    expect(await focused()).toBe('cancel');
    await page.keyboard.press('Escape');
    await isGone();
    expect(await types()).toContain('cancel');
    const name = await page.locator(':focus').textContent();
    expect(name).toBe('Buy');
  });

  it('[WALLET-01] covers the page, which cannot be used behind it', async () => {
    await buy();
    await isReady();
    const behind = await page.getByRole('link', { includeHidden: true }).evaluate((link) => {
      link.focus();
      const { x, y } = link.getBoundingClientRect();
      return [document.activeElement === link, document.elementFromPoint(x + 2, y + 2)?.tagName];
    });
    expect(behind).toEqual([false, 'IFRAME']);
    const box = await page.locator('iframe').boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, width: 1280, height: 720 });
  });

  it('[I18N-01] speaks Spanish where the page does', async () => {
    await buy({ language: 'es' });
    await isReady('Listo para pagar');
    for (const name of ['Pagar', 'Cancelar']) expect(await button(name).isVisible()).toBe(true);
    expect(await sheet().getByRole('radiogroup', { name: 'Persona' }).isVisible()).toBe(true);
    expect(await sheet().locator('html').getAttribute('lang')).toBe('es');
  });

  it.each([
    ['at 320 pixels', 320, 16],
    ['with text twice as large', 640, 32],
  ])(
    '[WALLET-01] is readable %s, has no barrier and says it is the sandbox',
    async (_, width, size) => {
      const complaints: string[] = [];
      page = await world.openShop({
        prepare: async (fresh) => {
          fresh.on('console', (message) => complaints.push(message.text()));
          await fresh.setViewportSize({ width, height: 700 });
          await fresh.emulateMedia({ reducedMotion: 'reduce' });
        },
      });
      await page.evaluate((given) => {
        Object.assign(shop.request, { shippingMethods: given, supportsCouponCode: true });
        shop.begin();
      }, methods);
      await isReady();
      await person('long-street').check();
      await isReady();
      const root = sheet().locator('html');
      await root.evaluate((element, pixels) => {
        element.style.fontSize = `${pixels}px`;
      }, size);
      expect(await dialog().getByText('Sandbox: no real money').isVisible()).toBe(true);
      const overflow = await root.evaluate(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
      await button('Cancel').scrollIntoViewIfNeeded();
      expect(await button('Cancel').isVisible()).toBe(true);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      // Nothing the policy of the page forbids.
      expect(complaints).toEqual([]);
    },
  );
});
