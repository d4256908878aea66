import { isFine, motionsOn } from '#test/e2e/fixtures/looks.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import { onWalks } from '#test/e2e/fixtures/walks.ts';

const words = {
  'en-us': { bar: 'Loading', link: 'FAQ', title: 'Questions, answered' },
  es: { bar: 'Cargando', link: 'Preguntas frecuentes', title: 'Preguntas con respuesta' },
};

onWalks(({ language }) => {
  test('[A11Y-04] [P-55] while the next page is on its way a bar says so, by name', async ({
    page,
    shopper,
  }) => {
    const { bar, link, title } = words[language];
    await shopper.remembers({ language, consent: { functional: false } });
    await shopper.opens('/aboutus');
    const { promise: held, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/contentlist?*', async (route) => {
      await held;
      await route.continue();
    });
    const waiting = page.getByRole('progressbar', { name: bar });
    await expect(waiting).toHaveCount(0);
    const began = Date.now();
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
    await expect(waiting).toHaveCount(1);
    // It grows, but for who wants less motion.
    expect(await motionsOn(page)).not.toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await motionsOn(page)).toEqual([]);
    await isFine(page, 'between two pages');
    // Also when it takes so long that calls tell of themselves, too: one bar.
    await expect.poll(() => Date.now() - began).toBeGreaterThan(1500);
    await expect(waiting).toHaveCount(1);
    answer();
    await expect(shopper.heading(title)).toBeVisible();
    await expect(waiting).toHaveCount(0);
  });
});
