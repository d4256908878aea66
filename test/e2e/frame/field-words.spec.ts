import type { Page } from '@playwright/test';
import { account as englishAccount } from '#application/messages/en-us/account.ts';
import { content as englishContent } from '#application/messages/en-us/content.ts';
import { coupon as englishCoupon } from '#application/messages/en-us/coupon.ts';
import { signIn as englishSignIn } from '#application/messages/en-us/sign-in.ts';
import { account as spanishAccount } from '#application/messages/es/account.ts';
import { content as spanishContent } from '#application/messages/es/content.ts';
import { coupon as spanishCoupon } from '#application/messages/es/coupon.ts';
import { signIn as spanishSignIn } from '#application/messages/es/sign-in.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import { onWalks, walksToShipping } from '#test/e2e/fixtures/walks.ts';

const allWords = {
  'en-us': { ...englishAccount, ...englishContent, ...englishCoupon, ...englishSignIn },
  es: { ...spanishAccount, ...spanishContent, ...spanishCoupon, ...spanishSignIn },
};

/** Of every field that is refused: its label and its own error. */
const refusedFields = (page: Page): Promise<readonly (readonly [string, string])[]> =>
  page.locator('main [aria-invalid="true"]').evaluateAll((fields) =>
    fields.map((field) => {
      const label = document.querySelector(`label[for="${field.id}"]`) ?? field.closest('label');
      const error = document.getElementById(`${field.id}-error`);
      return [label?.textContent ?? '', error?.textContent ?? ''] as const;
    }),
  );

const wordsOf = (text: string): readonly string[] =>
  text.toLocaleLowerCase('es').match(/\p{L}{3,}/gu) ?? [];

/** Words that name no field. */
const empty = new Set(['the', 'and', 'optional', 'opcional', 'accept', 'acepto', 'del', 'los']);

onWalks(({ language }) => {
  test('[A11Y-02] [I18N-05] an error calls its field what the label calls it, in every form', async ({
    page,
    shop,
  }) => {
    test.slow();
    const shopper = await walksToShipping(page, shop.origin, language);
    const words = { ...allWords[language], ...shopper.words };
    const forms: readonly (readonly [path: string, submit: string, fields: number])[] = [
      ['/checkout/shipping', words['shipping.continue'], 8],
      ['/login', words['login.submit'], 2],
      ['/contactus', words['contact.send'], 4],
      ['/forgotpassword', words['forgot.send'], 1],
    ];
    for (const [path, submit, count] of forms) {
      await shopper.opens(path);
      await page.getByRole('main').getByRole('button', { name: submit, exact: true }).click();
      await expect(page.locator('main [aria-invalid="true"]')).toHaveCount(count);
      for (const [label, error] of await refusedFields(page)) {
        const named = wordsOf(label).filter((word) => !empty.has(word));
        const told = wordsOf(error);
        expect(
          named.some((word) => told.includes(word)),
          `${path}: ${label} / ${error}`,
        ).toBe(true);
      }
    }
  });
});
