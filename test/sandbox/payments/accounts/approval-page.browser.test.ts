import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import AxeBuilder from '@axe-core/playwright';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium, missingBrowser } from '#test/chromium.ts';
import { accountMerchant } from '#test/sandbox/payments/accounts/account-merchant.ts';
import {
  type GatewayUnderTest,
  gatewayUnderTest,
} from '#test/sandbox/payments/gateway-under-test.ts';

let shop: Server;
let shopOrigin: string;
let under: GatewayUnderTest;
let browser: Browser;
const paypal = accountMerchant(() => under);

const words = {
  en_US: { approve: 'Approve', cancel: 'Cancel and return', person: 'Person' },
  es_US: { approve: 'Aprobar', cancel: 'Cancelar y volver', person: 'Persona' },
} as const;
type Locale = keyof typeof words;

const people = [
  'buyer-ok',
  'buyer-declined',
  'buyer-pending',
  'buyer-pending-declined',
  'buyer-hi',
  'buyer-po-box',
  'buyer-slow',
];

/** The page of a new session, in a browser of its own. */
const openPage = async (locale: Locale, options: BrowserContextOptions = {}): Promise<Page> => {
  const session = await paypal.open({
    body: {
      buyerInformation: { language: locale.replace('_', '-') },
      agreementInformation: { indicator: 'true' },
      merchantInformation: {
        successUrl: `${shopOrigin}/done?state=s1`,
        cancelUrl: `${shopOrigin}/cancelled?state=s1`,
      },
    },
  });
  const page = await (await browser.newContext(options)).newPage();
  await page.goto(String(session.at('processorInformation.paymentUrl')));
  return page;
};

const violationsOn = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id);

/** Runs in the page: whether a person has to scroll sideways. */
const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

describe.skipIf(missingBrowser !== undefined)(
  `the approval page in a browser${missingBrowser === undefined ? '' : ` (${missingBrowser})`}`,
  () => {
    beforeAll(async () => {
      shop = createServer((_request, response) => {
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end('<!doctype html><title>Shop</title><h1>Shop</h1>');
      });
      await new Promise<void>((resolve) => shop.listen(0, 'localhost', resolve));
      shopOrigin = `http://localhost:${(shop.address() as AddressInfo).port}`;
      under = await gatewayUnderTest({ targetOrigins: [shopOrigin], frameKeyPool: 0 });
      browser = await launchChromium();
    });
    afterAll(async () => {
      await browser.close();
      await under.stop();
      shop.closeAllConnections();
      shop.close();
    });

    it.each(['en_US', 'es_US'] as const)(
      '[P-39] lets a payer choose and approve by role and label, without JavaScript, in %s',
      async (locale) => {
        const page = await openPage(locale, { javaScriptEnabled: false });
        const { approve, person } = words[locale];
        const group = page.getByRole('group', { name: person, exact: true });
        for (const name of people) {
          await group.getByRole('radio', { name, exact: true }).waitFor();
        }
        expect(await group.getByRole('radio').count()).toBe(people.length);
        await group.getByRole('radio', { name: 'buyer-hi', exact: true }).check();
        await page.getByRole('button', { name: approve, exact: true }).click();
        await page.waitForURL(`${shopOrigin}/done**`);
        const query = new URL(page.url()).searchParams;
        expect([query.get('state'), query.get('token')]).toEqual(['s1', query.get('paymentId')]);
        expect(query.get('PayerID')).toMatch(/^[0-9A-F]{13}$/);
        await page.goBack();
        await page.getByRole('link', { name: /Back to the shop|Volver a la tienda/ }).click();
        await page.waitForURL(`${shopOrigin}/done**`);
        expect(await page.context().cookies()).toEqual([]);
      },
    );

    it.each(['en_US', 'es_US'] as const)(
      '[P-40] lets a payer cancel with the keyboard alone, in %s',
      async (locale) => {
        const page = await openPage(locale);
        const { cancel } = words[locale];
        const focused = () =>
          page.evaluate(() => {
            const { activeElement: element } = document;
            return element instanceof HTMLInputElement ? element.value : element?.textContent;
          });
        const seen = [];
        for (let step = 0; step < 4; step += 1) {
          await page.keyboard.press('Tab');
          seen.push(await focused());
          if (step === 1) await page.keyboard.press('ArrowDown');
        }
        const language = locale === 'en_US' ? 'Español' : 'English';
        expect(seen).toEqual([language, 'buyer-ok', words[locale].approve, cancel]);
        expect(await page.getByRole('radio', { checked: true }).getAttribute('value')).toBe(
          'buyer-declined',
        );
        await page.keyboard.press('Enter');
        await page.waitForURL(`${shopOrigin}/cancelled**`);
        expect(new URL(page.url()).searchParams.get('PayerID')).toBeNull();
      },
    );

    it.each([
      ['en_US', 'light'],
      ['es_US', 'dark'],
    ] as const)('[P-55] is accessible in %s and %s colours', async (locale, colorScheme) => {
      const page = await openPage(locale, { colorScheme });
      expect(await violationsOn(page)).toEqual([]);
      await page.getByRole('button', { name: words[locale].approve }).click();
      await page.waitForURL(`${shopOrigin}/done**`);
      await page.goBack();
      await page.getByRole('link', { name: /Back to the shop|Volver a la tienda/ }).waitFor();
      expect(await violationsOn(page)).toEqual([]);
      await page.goto(`${under.gateway.origin}/paypal/checkoutnow?locale=${locale}`);
      expect(await violationsOn(page)).toEqual([]);
    });

    it.each(['en_US', 'es_US'] as const)(
      '[P-55] fits 320 px, also with text of twice the size, and moves nothing, in %s',
      async (locale) => {
        const page = await openPage(locale, {
          viewport: { width: 320, height: 640 },
          reducedMotion: 'reduce',
        });
        expect(await isTooWide(page)).toBe(false);
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
        expect(await isTooWide(page)).toBe(false);
        const heights = await page
          .locator('button, label, a')
          .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
        expect(heights.filter((height) => height < 44)).toEqual([]);
        const moving = await page.evaluate(
          () =>
            [...document.querySelectorAll('*')].filter((element) => {
              const { transitionDuration, animationName } = getComputedStyle(element);
              return transitionDuration !== '0s' || animationName !== 'none';
            }).length,
        );
        expect(moving).toBe(0);
      },
    );

    it('[P-39] changes its language in place', async () => {
      const page = await openPage('en_US');
      await page.getByRole('link', { name: 'Español' }).click();
      await page.getByRole('button', { name: 'Aprobar' }).waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe('es');
      await page.getByRole('link', { name: 'English' }).click();
      await page.getByRole('button', { name: 'Approve' }).waitFor();
    });

    it('[P-51] is shown in no frame', async () => {
      const page = await openPage('en_US');
      const address = page.url();
      await page.goto(shopOrigin);
      await page.evaluate((src) => {
        const frame = document.createElement('iframe');
        frame.src = src;
        document.body.append(frame);
      }, address);
      await expect
        .poll(() => page.frames().some((frame) => frame.url().startsWith('chrome-error:')))
        .toBe(true);
    });
  },
);
