import { isFineIn, looksOf } from '#test/e2e/fixtures/looks.ts';
import { everyAddress } from '#test/e2e/fixtures/pages/every-address.ts';
import { foreignTo, readingsOf } from '#test/e2e/fixtures/readings.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

for (const language of ['en-us', 'es'] as const) {
  const code = language === 'es' ? 'es' : 'en';
  for (const [group, paths] of Object.entries(everyAddress)) {
    test(`[A11Y-04] [I18N-05] [I18N-06] ${group} in ${language}: axe finds nothing, nothing is cut off, no word of the other language`, async ({
      shopper,
      page,
      complaints,
    }) => {
      test.setTimeout(900_000);
      complaints.expect(/status of 40[134]/);
      await shopper.remembers({ language, consent: { functional: false } });
      const foreign = foreignTo(language);
      for (const path of paths) {
        await shopper.opens(path);
        await page.locator(`html[lang^="${code}"]`).waitFor();
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        const heard = async () =>
          (await readingsOf(page, code)).filter((text) =>
            foreign.some((pattern) => pattern.test(text)),
          );
        await expect.poll(heard, path).toEqual([]);
        await isFineIn(looksOf[language], page, path);
      }
    });
  }

  test(`[A11Y-04] axe finds nothing on the consent banner in ${language}`, async ({
    shopper,
    page,
  }) => {
    await shopper.remembers({ language });
    await shopper.opens('/');
    await page.getByRole('region', { name: /Cookies/ }).waitFor();
    await isFineIn(looksOf[language], page, 'the consent banner');
  });
}
