import { foreignTo, readingsOf } from '#test/e2e/fixtures/readings.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

test('the search for words of the other language finds them', async ({ shopper, page }) => {
  await shopper.remembers({ consent: { functional: false } });
  await shopper.opens('/faq');
  await expect(shopper.heading('Questions, answered')).toBeVisible();
  const texts = await readingsOf(page, 'en');
  const found = texts.filter((text) => foreignTo('es').some((pattern) => pattern.test(text)));
  for (const text of ['Questions, answered', 'Cookie choices', 'How long does it take?']) {
    expect(found).toContain(text);
  }
});
