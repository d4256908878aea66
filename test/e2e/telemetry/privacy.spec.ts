import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import { errorsIn, fails, PageCollector, watched } from '#test/e2e/fixtures/telemetry-page.ts';

test('[CONSENT-02] [CONSENT-03] a withdrawal in the footer ends telemetry: no post, cookie, key, hook or header stays', async ({
  shop,
  shopper,
  page,
  complaints,
}) => {
  complaints.expect(/Failed to load resource/);
  const headers: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'xhr') headers.push(request.headers());
  });
  const collector = await watched(page, shop.origin, { path: '/' });
  await shopper.seesItAlive();
  // The first page's calls may have been before telemetry was there.
  await page.getByRole('main').getByRole('link', { name: 'Shop all snacks' }).click();
  await expect(shopper.heading('All snacks')).toBeVisible();
  await expect.poll(() => headers.some((one) => 'traceparent' in one)).toBe(true);
  await page.goBack();
  // Something waits to be sent once more, and an earlier version of the library left keys behind.
  collector.refuses();
  await fails(page, 'waiting');
  const kept = () => page.evaluate(() => sessionStorage.getItem('crunchcart:telemetry') ?? '');
  await expect.poll(kept).not.toBe('');
  await page.evaluate(() => {
    localStorage.setItem('appInsightsThrottle-106', '{}');
    sessionStorage.setItem('AI_buffer_1', '[]');
  });
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie choices' }).click();
  const banner = page.getByRole('region', { name: 'Cookies, briefly' });
  await banner.getByRole('button', { name: 'Only necessary' }).click();
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('ai_');
  const left = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  expect(left.filter((key) => /^ai_|^AI_|telemetry|appInsights/i.test(key))).toEqual([]);
  expect(await page.evaluate(() => history.pushState === History.prototype.pushState)).toBe(true);

  const before = collector.posts.length;
  headers.length = 0;
  await fails(page, 'after');
  await page.getByRole('main').getByRole('link', { name: 'Shop all snacks' }).click();
  await expect(shopper.heading('All snacks')).toBeVisible();
  await page.reload();
  await shopper.seesItAlive();
  expect(headers.length).toBeGreaterThan(0);
  expect(headers.filter((one) => 'traceparent' in one || 'request-id' in one)).toEqual([]);
  expect(collector.posts).toHaveLength(before);
  expect(await kept()).toBe('');
  expect(await page.evaluate(() => document.cookie)).not.toContain('ai_');
});

test('[CONSENT-02] without a choice nothing of telemetry is loaded, stored or sent', async ({
  shopper,
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (/insights|\/v2\/track/.test(request.url())) loaded.push(request.url());
  });
  const collector = new PageCollector(page);
  await collector.listen();
  await shopper.opens('/');
  await page.getByRole('main').getByRole('link', { name: 'Shop all snacks' }).click();
  await expect(shopper.heading('All snacks')).toBeVisible();
  await fails(page, 'unheard');
  expect([loaded, collector.posts.length]).toEqual([[], 0]);
  expect(await page.evaluate(() => document.cookie)).not.toContain('ai_');
});

test('[TEL-41] what a shopper types into an address or an engine quotes never reaches a body or an address at the collector', async ({
  shop,
  page,
  complaints,
}) => {
  complaints.expect(/404|Failed to load resource/);
  const collector = await watched(page, shop.origin, { path: '/' });
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/v2/track')) addresses.push(request.url());
  });
  const typed = [
    'Zenobia Quillfeather',
    '4111 1111 1111 1111',
    'zenobia@quillfeather.test',
    '(214) 555-0199',
    '77 Marmalade Lane',
  ];
  await page.goto(`${shop.origin}/all-snacks?search=${encodeURIComponent(typed[2] ?? '')}`);
  await page.goto(
    `${shop.origin}/${encodeURIComponent(typed[0] ?? '')}?q=${encodeURIComponent(typed[4] ?? '')}`,
  );
  await page.goto(`${shop.origin}/faq?q=${encodeURIComponent(typed[1] ?? '')}`);
  await expect.poll(() => collector.names('PageviewData')).toContain('/faq');
  await page.evaluate((texts) => {
    for (const text of texts) {
      const error = new SyntaxError(`Unexpected token, "${text}" is not valid JSON`);
      window.dispatchEvent(new ErrorEvent('error', { message: error.message, error }));
    }
  }, typed);
  await expect.poll(() => errorsIn(collector).length).toBe(5);

  const all = `${JSON.stringify(collector.items)}${addresses.join()}`;
  expect(all).not.toMatch(/zenobia|quillfeather|4111|555-?0199|marmalade/i);
});

/** Texts of a made-up person, others in every run, and what none of them may be told by. */
const madeUpPerson = () => {
  const letters = fc.array(fc.constantFrom(...'aeioklmnrst'), { minLength: 7, maxLength: 7 });
  const digits = fc.array(fc.constantFrom(...'23456789'), { minLength: 9, maxLength: 9 });
  const made = fc.record({ letters, digits }).map((one) => ({
    word: `zq${one.letters.join('')}`,
    number: `9${one.digits.join('')}`,
  }));
  const [person] = fc.sample(made, 1);
  if (person === undefined) throw new Error('nobody was made up');
  const { word, number } = person;
  const email = `${word}@${word}.test`;
  const name = `Íñigo ${word}`;
  const street = `77 ${word} Lane`;
  const phone = number.replace(/^(...)(...)/, '($1) $2-');
  const card = `4111 ${number.slice(0, 4)} ${number.slice(4, 8)} ${number.slice(8)}11`;
  const token = `eyJhbGciOiJub25lIn0.${word}.${word}`;
  const wish = `Feliz cumpleaños, ${word}: ${phone}`;
  const texts = [email, name, street, phone, card, token, `Pa55-${word}!`, wish];
  const [mixed = texts] = fc.sample(fc.shuffledSubarray(texts, { minLength: texts.length }), 1);
  const written = [...number].slice(0, 8).join('[^0-9a-z]{0,3}');
  const signs = new RegExp(`${word}|${written}`, 'i');
  return { email, name, street, phone, texts: mixed, signs };
};

/** Everything that left for the collector: bodies and addresses. */
const told = ({ posts }: PageCollector): string => JSON.stringify(posts);
const calls = (collector: PageCollector): string =>
  collector.names('RemoteDependencyData').join(' ');
/** The page is left: what it has goes with it. */
const leaves = async (page: Page, collector: PageCollector, origin: string): Promise<void> => {
  await page.goto(`${origin}/terms`);
  await expect.poll(() => collector.names('PageviewData')).toContain('/terms');
};

test('[TEL-41] what is typed into the search never reaches a body or an address at the collector', async ({
  shop,
  page,
  complaints,
}) => {
  complaints.expect(/Failed to load resource/);
  const { texts, name, signs } = madeUpPerson();
  const collector = await watched(page, shop.origin, { path: '/' });
  const suggestions = 'getautocompleteproducts';
  await page.getByRole('banner').locator('input[name="q"]').focus();
  const box = page.getByRole('combobox', { name: 'Search snacks' });
  await box.fill(name);
  await expect.poll(() => calls(collector)).toContain(suggestions);
  const title = page.getByRole('heading', { level: 1 });
  for (const text of texts.slice(0, 4)) {
    const before = (await title.textContent()) ?? '';
    await box.fill(text);
    await box.press('Enter');
    await expect(title).not.toHaveText(before);
  }
  // A call that fails is an event.
  await page.route(`**/${suggestions}?**`, (route) => route.abort());
  await box.fill(texts.join(' '));
  await expect.poll(() => collector.names('EventData')).toContain('Timeout');
  await leaves(page, collector, shop.origin);
  expect(told(collector), texts.join(' | ')).not.toMatch(signs);
});

test('[TEL-41] neither does a gift message, nor what else is typed into the checkout', async ({
  shop,
  shopper,
  page,
}) => {
  const { texts, email, name, street, phone, signs } = madeUpPerson();
  const collector = new PageCollector(page);
  await collector.listen();
  await shopper.remembers({ cart: { 'CHP-0102': 2 }, consent: { functional: true } });
  await shopper.opens('/checkout/shipping');
  await expect.poll(() => collector.names('PageviewData')).toContain('/checkout/shipping');
  const form = { email, firstName: name, lastName: name, address: street, phoneNumber: phone };
  await shopper.fillsShipping({ ...form, city: '', zipcode: '7502' });
  await page.getByLabel('This order is a gift').check();
  const message = page.getByLabel('Gift message');
  const failures = () =>
    collector
      .of('EventData')
      .map(({ data }) => data.baseData)
      .filter((event) => event.name === 'shipping_address_validation_failure');
  for (const turn of [0, 1, 2]) {
    await message.fill(texts.slice(2 * turn, 2 * turn + 3).join(', '));
    await message.blur();
    await shopper.button(shopper.words['shipping.continue']).click();
    await expect.poll(() => failures().length).toBe(turn + 1);
  }
  await shopper.fillsShipping({ firstName: 'Ada', lastName: 'Byron' });
  await shopper.continuesToPayment();
  await page.getByLabel(shopper.words['label.nameOnCard']).fill(name);
  const coupon = page.getByRole('textbox', { name: 'Coupon code' });
  await coupon.fill(texts[0] ?? '');
  await coupon.press('Enter');
  await leaves(page, collector, shop.origin);
  expect(told(collector), texts.join(' | ')).not.toMatch(signs);
});

for (const path of ['/contactus', '/trackorder', '/giftcards', '/createaccount']) {
  test(`[TEL-41] nor what is typed anywhere at ${path}`, async ({
    shop,
    shopper,
    page,
    complaints,
  }) => {
    complaints.expect(/Failed to load resource/);
    const { texts, signs } = madeUpPerson();
    const collector = await watched(page, shop.origin, { path });
    await shopper.seesItAlive();
    // A day is chosen, not typed.
    const words = page.locator(':not([type="date"])');
    const fields = page.getByRole('main').getByRole('textbox').and(words);
    const all = await fields.all();
    expect(all.length).toBeGreaterThan(1);
    for (const [at, field] of all.entries()) await field.fill(texts[at % texts.length] ?? '');
    await fields.last().blur();
    // An engine's error may quote any of it.
    await page.evaluate(() => {
      for (const { value } of document.querySelectorAll<HTMLInputElement>('input, textarea')) {
        const error = new TypeError(`${value} is not a function`);
        window.dispatchEvent(new ErrorEvent('error', { message: error.message, error }));
      }
    });
    await fields.first().press('Enter');
    await leaves(page, collector, shop.origin);
    expect(told(collector), texts.join(' | ')).not.toMatch(signs);
  });
}
