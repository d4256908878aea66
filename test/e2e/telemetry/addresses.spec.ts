import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import { PageCollector } from '#test/e2e/fixtures/telemetry-page.ts';

test('[ERR-14] [ERR-15] an address that has to be mended reaches the collector by the names of its fields', async ({
  shopper,
  page,
}) => {
  const collector = new PageCollector(page);
  await collector.listen();
  await shopper.remembers({ cart: { 'CHP-0102': 2 }, consent: { functional: true } });
  await shopper.opens('/checkout/shipping');
  const { words } = shopper;
  await shopper.heading(words['shipping.title']).waitFor();
  await expect.poll(() => collector.of('PageviewData').length).toBeGreaterThan(0);
  const told = (name: string) =>
    collector
      .of('EventData')
      .map(({ data }) => data.baseData)
      .filter((event) => event.name === name)
      .map(({ properties }) => properties?.['fields']);

  await shopper.fillsShipping({ city: '', zipcode: '7502' });
  await shopper.button(words['shipping.continue']).click();
  const shipping = 'shipping_address_validation_failure';
  await expect.poll(() => told(shipping)).toEqual(['city zipcode']);

  await shopper.fillsShipping();
  await page.getByLabel(words['shipping.sameBilling']).uncheck();
  await shopper.button(words['shipping.continue']).click();
  const billing = 'billing_address_validation_failure';
  await expect.poll(() => told(billing).length).toBe(1);
  expect(told(billing)[0]?.split(' ')).toEqual(
    expect.arrayContaining(['firstName', 'lastName', 'address', 'city', 'zipcode']),
  );
  expect(told(shipping)).toHaveLength(1);
  expect(JSON.stringify(collector.items)).not.toMatch(/Ada|Byron|Legacy|7502|guest-|972555/);
});
