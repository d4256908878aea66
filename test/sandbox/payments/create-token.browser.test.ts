import type { Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { publishedTestCards } from '#domain/payment/published-test-cards.ts';
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

describe.skipIf(missingBrowser)(`createToken in Chromium ${missingBrowser ?? ''}`, () => {
  beforeAll(async () => {
    world = await shopInBrowser();
  });
  afterAll(() => world?.stop());
  afterEach(() => page?.context().close());

  it('[P-13] names what keeps a token from being made: fields', async () => {
    const context = await showFields();
    await fillCard('4242424242424241', '7');
    expect(await token()).toMatchObject({
      reason: 'CREATE_TOKEN_VALIDATION_FIELDS',
      details: [{ location: 'number' }, { location: 'securityCode' }],
      name: 'MicroformError',
    });
    const bare = await page.evaluate(async (jwt) => {
      shop.number.dispose();
      shop.code.dispose();
      const none = await shop.token({});
      shop.microform = new Flex(jwt).microform();
      shop.microform.createField('number');
      return [none.reason, (await shop.token({})).reason];
    }, context);
    expect(bare).toEqual(['CREATE_TOKEN_NO_FIELDS', 'CREATE_TOKEN_NO_FIELDS_LOADED']);
  });

  it.each([
    [{ expirationMonth: '1', expirationYear: '2039' }, 'expirationMonth'],
    [{ expirationMonth: '12', expirationYear: '39' }, 'expirationYear'],
    [{ expirationMonth: '12', expirationYear: '2020' }, 'expirationYear'],
    [{ expirationMonth: '12', expirationYear: '2039', type: 'visa' }, 'type'],
    // Three digits, but the gateway knows that the card is no Mastercard.
    [{ expirationMonth: '12', expirationYear: '2039', type: '002' }, 'type'],
  ])(
    '[P-13] names what keeps a token from being made: parameters %j',
    async (parameters, location) => {
      await showFields();
      await fillCard();
      expect(await token(parameters)).toMatchObject({
        reason: 'CREATE_TOKEN_VALIDATION_PARAMS',
        details: [{ location }],
      });
    },
  );

  it('[P-13] names what keeps a token from being made: the gateway, then lets a test card pass', async () => {
    await showFields();
    const real = '4111111111111129';
    expect(publishedTestCards.map(({ number }) => number)).not.toContain(real);
    await fillCard(real);
    expect(await token()).toMatchObject({
      reason: 'CREATE_TOKEN_VALIDATION_SERVERSIDE',
      details: [{ location: 'number' }],
    });
    await fillCard();
    expect((await token()).token).toBeDefined();
  });

  it('[P-13] names what keeps a token from being made: network, frame, patience', async () => {
    page = await world.openShop();
    await page.clock.install();
    const context = await world.openContext();
    await page.evaluate((jwt) => shop.show(jwt), context);
    await fillCard();
    await page.route('**/flex/v2/tokens', (route) => route.abort());
    expect(await token()).toMatchObject({ reason: 'CREATE_TOKEN_XHR_ERROR' });
    await page.unroute('**/flex/v2/tokens');

    await page.route('**/flex/v2/tokens', () => undefined);
    const late = token();
    await page.clock.fastForward(20_001);
    expect(await late).toMatchObject({ reason: 'CREATE_TOKEN_TIMEOUT' });
    await page.unroute('**/flex/v2/tokens');
    expect((await token()).token).toBeDefined();

    await page.evaluate(() => document.querySelector('#number iframe')?.remove());
    expect(await token()).toMatchObject({ reason: 'CREATE_TOKEN_UNABLE_TO_START' });
  });
});
