import { notices as englishNotices } from '#application/messages/en-us/notices.ts';
import { notices as spanishNotices } from '#application/messages/es/notices.ts';
import { fillBlanks } from '#application/messages/message.ts';
import { isFine } from '#test/e2e/fixtures/looks.ts';
import { memberWords } from '#test/e2e/fixtures/member.ts';
import { opensAccount } from '#test/e2e/fixtures/new-account.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import { Shopper } from '#test/e2e/fixtures/shopper.ts';
import { onWalks } from '#test/e2e/fixtures/walks.ts';

const noticeWords = { 'en-us': englishNotices, es: spanishNotices };

onWalks(({ language }) => {
  test('[ACCT-02] [NAV-12] after an address is saved the page stays with it, and its zip is not asked for', async ({
    page,
    shop,
  }) => {
    test.slow();
    const shopper = new Shopper(page, shop.origin, language);
    const words = { ...memberWords[language], ...shopper.words };
    await shopper.remembers({ cart: { 'CHP-0102': 1 }, consent: { functional: false }, language });
    await shopper.opens('/createaccount?returnTo=/checkout/shipping');
    await opensAccount(shopper, language, `stays-${crypto.randomUUID()}@example.com`);
    await shopper.heading(words['shipping.title']).waitFor();
    await shopper.opens('/profile/addresses');
    const label = (text: string) => page.getByLabel(text, { exact: true });
    const savesAs = async (street: string) => {
      await label(words['label.firstName']).fill('Nia');
      await label(words['label.lastName']).fill('Newton');
      await label(words['label.address']).fill(street);
      await label(words['label.city']).fill('Plano');
      await label(words['label.state']).selectOption('TX');
      await label(words['label.zipcode']).fill('75024');
      await shopper.button(words['addresses.save']).click();
    };
    const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Nia Newton' });
    const told = page.getByRole('status').filter({ hasText: words['addresses.saved'] });

    for (const [place, street] of ['5800 Legacy Dr', '600 Congress Ave'].entries()) {
      await shopper.button(words['addresses.add']).click();
      await savesAs(street);
      const card = cards.filter({ hasText: street });
      await expect(cards).toHaveCount(place + 1);
      // The message is in the card of this very address, has the focus and is in view.
      await expect(card.getByRole('status')).toBeFocused();
      await expect(card.getByRole('status')).toHaveText(words['addresses.saved']);
      await expect(card).toBeInViewport({ ratio: 0.9 });
      await expect(told).toHaveCount(1);
    }
    await isFine(page, 'addresses, one just saved');

    // The same for one that was changed, and for another default one.
    await cards.last().getByRole('button', { name: words['addresses.edit'] }).click();
    await savesAs('700 Congress Ave');
    const changed = cards.filter({ hasText: '700 Congress Ave' });
    await expect(changed.getByRole('status')).toBeFocused();
    const chooses = fillBlanks(words['addresses.makeDefaultOf'], { address: '700 Congress Ave' });
    await shopper.button(chooses).click();
    await expect(changed.getByRole('status')).toBeFocused();
    await expect(changed).toContainText(words['addresses.default']);

    // Who has a default address is not asked for a zip: its own is taken.
    await shopper.opens('/all-snacks/dips');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^(Add|Agregar) / })
      .first()
      .click();
    await expect(page.getByRole('button', { name: /75024/ })).toBeVisible();
    await expect(
      page.getByRole('dialog', { name: noticeWords[language]['zip.title'] }),
    ).toHaveCount(0);
  });
});
