import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import { PageCollector } from '#test/e2e/fixtures/telemetry-page.ts';

test('[TEL-11] the press that places an order and everything the shop does for it are one trace', async ({
  shop,
  shopper,
  page,
}) => {
  const collector = new PageCollector(page);
  await collector.listen();
  await shopper.remembers({ cart: { 'CHP-0102': 2 }, consent: { functional: true } });
  await shopper.opens('/checkout/shipping');
  await shopper.goesToReview();
  await expect.poll(() => collector.names('PageviewData')).toContain('/checkout/review');
  await shopper.placeOrder.click();
  const orderId = await shopper.thankYouOrderId();
  const call = 'POST /v3/dopservice/b2c/submittedorder';
  await expect.poll(() => collector.names('RemoteDependencyData')).toContain(call);
  const told = collector.of('RemoteDependencyData').find(({ data }) => data.baseData.name === call);

  const steps = async () =>
    (await shop.sandbox.traces(orderId)).flatMap(({ spans }) => spans.map(({ name }) => name));
  // Capture and mail come after the answer.
  for (const step of ['insert orders', 'gateway authorize', 'gateway capture', 'mail send']) {
    await expect.poll(steps).toContain(step);
  }
  const traces = await shop.sandbox.traces(orderId);
  expect(traces.map(({ traceId }) => traceId)).toEqual([told?.tags['ai.operation.id']]);
  const root = traces[0]?.spans.find(({ name }) => name === call);
  // The browser's own span stands above the shop's first.
  expect(told?.data.baseData['id']).toContain(root?.parentSpanId);
});
