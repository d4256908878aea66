import { notices as englishNotices } from '#application/messages/en-us/notices.ts';
import { shop as english } from '#application/messages/en-us/shop.ts';
import { notices as spanishNotices } from '#application/messages/es/notices.ts';
import { shop as spanish } from '#application/messages/es/shop.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

const looks = [
  { language: 'en-us', width: 390, words: { ...english, ...englishNotices } },
  { language: 'es', width: 1280, words: { ...spanish, ...spanishNotices } },
] as const;

for (const { language, width, words } of looks) {
  test(`[NAV-11] [D-ROUTE-30] who closes the question for the zip code is not asked after a reload, and may still answer, in ${language}`, async ({
    shopper,
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await shopper.remembers({ language, consent: { functional: false } });
    await shopper.opens('/product/CHP-0102');
    // A bar repeats it while it is off the screen.
    const add = page
      .getByRole('main')
      .getByRole('button', { name: /\$4\.29/ })
      .first();
    const question = page.getByRole('dialog', { name: words['zip.title'] });
    const drawer = page.getByRole('dialog').filter({ has: page.getByRole('progressbar') });
    await add.click();
    await question.getByRole('button', { name: words['page.close'] }).click();
    await expect(drawer).toBeVisible();
    // A reload before it is kept would ask again.
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('crunchcart:v1:config')))
      .toContain('zipDeclined');

    await page.reload();
    await shopper.seesItAlive();
    await add.click();
    await expect(drawer).toBeVisible();
    await expect(question).toHaveCount(0);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: words['header.zip'] }).click();
    await expect(question).toBeVisible();
  });
}
