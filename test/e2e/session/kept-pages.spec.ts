import { logsIn } from '#test/e2e/fixtures/member.ts';
import { everyAddress } from '#test/e2e/fixtures/pages/every-address.ts';
import {
  cannotKeep,
  keepingBrowser,
  openElsewhere,
  whyNotKept,
} from '#test/e2e/fixtures/pages/kept-pages.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import { Shopper } from '#test/e2e/fixtures/shopper.ts';

test.skip(cannotKeep !== undefined, cannotKeep);

/** Every page is told, not only the first that fails. */
const every = expect.configure({ soft: true });

interface Visit {
  readonly shopper: Shopper;
  /** Opens a page, leaves it for another site, and is there again at once. */
  returnsTo(path: string): Promise<void>;
}

const visits = async (origin: string, run: (visit: Visit) => Promise<void>): Promise<void> => {
  const browser = await keepingBrowser();
  const elsewhere = await openElsewhere();
  try {
    const page = await browser.newPage();
    const shopper = new Shopper(page, origin);
    const returnsTo = async (path: string) => {
      const answer = await page.goto(`${origin}${path}`);
      // A browser keeps no page that says it is none.
      if (answer?.ok() !== true) return every(answer?.status(), path).toBe(404);
      await shopper.seesItAlive();
      await page.waitForLoadState('networkidle');
      every(await whyNotKept(page, elsewhere.address), path).toBeUndefined();
    };
    await run({ shopper, returnsTo });
  } finally {
    await browser.close();
    elsewhere.close();
  }
};

for (const [group, addresses] of Object.entries(everyAddress)) {
  test(`who leaves for another site and goes back has the page at once as it was: ${group}`, async ({
    shop,
  }) => {
    await visits(shop.origin, async ({ shopper, returnsTo }) => {
      // With consent the page is watched, which must not hold it back.
      await shopper.remembers({ cart: { 'CHP-0102': 2 }, consent: { functional: true } });
      for (const address of addresses) await returnsTo(address);
    });
  });
}

test('who leaves for another site and goes back has the page at once as it was: account and checkout', async ({
  shop,
}) => {
  await visits(shop.origin, async ({ shopper, returnsTo }) => {
    await shopper.remembers({ cart: { 'CHP-0102': 2 }, consent: { functional: true } });
    await shopper.opens('/login');
    await logsIn(shopper.page, 'sara@people.example');
    await expect(shopper.page).not.toHaveURL(/login/);
    for (const path of ['/profile', '/profile/cards', '/orderhistory', '/savedmixes'])
      await returnsTo(path);
    await returnsTo('/checkout/shipping');
    await shopper.fillsShipping();
    await shopper.continuesToPayment();
    await shopper.cardNumber.waitFor();
    await returnsTo('/checkout/payment');
  });
});
