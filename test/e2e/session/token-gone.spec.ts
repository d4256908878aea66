import { failures as english } from '#application/messages/en-us/failures.ts';
import { failures as spanish } from '#application/messages/es/failures.ts';
import { isFine } from '#test/e2e/fixtures/looks.ts';
import { memberWords } from '#test/e2e/fixtures/member.ts';
import { opensAccount } from '#test/e2e/fixtures/new-account.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import { onWalks, walksToShipping } from '#test/e2e/fixtures/walks.ts';

const sentences = { 'en-us': english.NotSignedIn, es: spanish.NotSignedIn };

onWalks(({ language }) => {
  test('[AUTH-13] [D-SESSION-06] who is not logged in is told so beside the form, nothing is sent, and what was chosen stays', async ({
    page,
    shop,
  }) => {
    const words = memberWords[language];
    const shopper = await walksToShipping(page, shop.origin, language);
    await shopper.opens('/createaccount?returnTo=/checkout/shipping');
    await opensAccount(shopper, language, `nia-${crypto.randomUUID()}@example.com`);
    await shopper.heading(shopper.words['shipping.title']).waitFor();
    await shopper.opens('/profile/preferences');
    const news = page.getByLabel(words['join.newsShop']);
    await news.check();
    // The browser forgot the login by itself, as with a cleaner of private data.
    await page.evaluate(() => localStorage.removeItem('accessToken'));
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' && request.url().startsWith(shop.origin))
        sent.push(request.url());
    });
    await shopper.button(words['preferences.save']).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(sentences[language]);
    await expect(news).toBeChecked();
    await isFine(page, 'not logged in');
    expect(sent.filter((url) => /account|customer|preference/i.test(url))).toEqual([]);
  });
});
