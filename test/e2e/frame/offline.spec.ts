import { notices as englishNotices } from '#application/messages/en-us/notices.ts';
import { shop as english } from '#application/messages/en-us/shop.ts';
import { notices as spanishNotices } from '#application/messages/es/notices.ts';
import { shop as spanish } from '#application/messages/es/shop.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import type { Shopper } from '#test/e2e/fixtures/shopper.ts';
import { onWalks } from '#test/e2e/fixtures/walks.ts';

/** What a browser writes about requests and workers it cannot reach. */
const networkAway =
  /ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED|error occurred when fetching the script/;

test.use({ serviceWorkers: 'allow' });

test('without a network a page in both languages says so, and leads back; nothing else is kept', async ({
  shopper,
  page,
  context,
  complaints,
}) => {
  complaints.expect(networkAway);
  await shopper.opens('/all-snacks');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state ?? ''),
    )
    .toBe('activated');
  await shopper.opens('/faq');
  await expect(shopper.heading('Questions, answered')).toBeVisible();

  await context.setOffline(true);
  await page.goto(`${shopper.origin}/aboutus`);
  await expect(shopper.heading('No network, no crunch')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sin red no hay crujido' })).toBeVisible();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const pages = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return pages.flat().map((url) => new URL(url).pathname);
  });
  expect(kept).toEqual(['/offline']);

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(shopper.heading('We fill boxes')).toBeVisible();
});

test('calls are the network’s alone: offline they fail as they would without a worker', async ({
  shopper,
  page,
  context,
  complaints,
}) => {
  complaints.expect(networkAway);
  await shopper.opens('/faq');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await shopper.opens('/faq');
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.setOffline(true);
  const failed = await page.evaluate(() =>
    fetch('/services/contentlist?page=faq').then(
      () => false,
      () => true,
    ),
  );
  expect(failed).toBe(true);
});

const words = {
  'en-us': { ...english, ...englishNotices },
  es: { ...spanish, ...spanishNotices },
};

onWalks(({ language }) => {
  const say = words[language];

  const startsAt = async (shopper: Shopper, path: string): Promise<void> => {
    await shopper.remembers({ consent: { functional: false }, language });
    await shopper.opens(path);
  };

  test('[LAYOUT-08] [D-ROUTE-36] a screen whose code no network brought says why, and comes when the network is back', async ({
    shopper,
    page,
    context,
    complaints,
  }) => {
    complaints.expect(networkAway);
    await startsAt(shopper, '/varietypack');
    const contact = page
      .getByRole('contentinfo')
      .getByRole('link', { name: say['footer.contact'] });
    await contact.waitFor();
    // Another language has the page read again: cut off in that, it would say so in a dialog over the link.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await contact.click();
    const main = page.getByRole('main');
    await expect(main.getByText(say['page.offline'])).toBeVisible();
    await expect(main.getByRole('button', { name: say['page.tryAgain'] })).toBeVisible();
    await context.setOffline(false);
    await expect(main.getByRole('textbox').first()).toBeVisible();
    await expect(main.getByText(say['page.offline'])).toHaveCount(0);
  });

  test('[ERR-03] [D-NOTIF-03] a list no network brought says why; alert and page go when the network is back', async ({
    shopper,
    page,
    context,
    complaints,
  }) => {
    complaints.expect(networkAway);
    await startsAt(shopper, '/all-snacks');
    await page.getByRole('banner').getByRole('searchbox').focus();
    const box = page.getByRole('combobox', { name: say['header.search'] });
    await box.waitFor();
    await box.fill('lime');
    await context.setOffline(true);
    await box.press('Enter');
    const main = page.getByRole('main');
    await expect(main.getByText(say['page.offline'])).toBeVisible();
    await context.setOffline(false);
    await expect(main.getByText(say['page.offline'])).toHaveCount(0);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(main.getByRole('list').getByRole('heading').first()).toBeVisible();
  });
});
