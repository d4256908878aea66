import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

/** What a screen reader meets, in its order; what stands between these may change. */
const frame = `
  - link "Skip to main content"
  - complementary "Delivery and language":
    - button "Ships to 75024, change"
    - group "Language":
      - button "English" [pressed]
      - button "Español"
  - banner:
    - link "Crunchcart, home"
    - navigation "Main":
      - list
    - search:
      - searchbox "Search snacks"
      - button "Search"
    - link "Cart, 0 items"
`;

const pages: Readonly<Record<string, string>> = {
  '/': `
  - main:
    - heading "Thirty bags. You pick them." [level=1]
    - link "Fill your box"
    - link "Shop all snacks"
    - img /Your box. \\d+ of 30 bags/
    - heading "Bestsellers" [level=2]
    - list:
      - listitem:
        - paragraph: Mazoro
        - heading "Chile Lime Tortilla Chips" [level=3]
        - paragraph: $4.29 9 oz
        - button "Add Chile Lime Tortilla Chips to cart"
    - region "What are you craving?":
      - heading [level=2]
      - navigation "More shelves"
    - heading "Staff picks" [level=2]
    - region "New in the shop"
    - heading /makers/ [level=2]
    - link "Mazoro"
  - contentinfo`,
  '/all-snacks/chips/tortilla?size=9-oz': `
  - main:
    - heading "Tortilla chips" [level=1]
    - navigation "Product types"
    - complementary "Filters":
      - group "Flavor":
        - checkbox
      - group "Size":
        - checkbox /^9 oz/ [checked]
      - group "Price"
      - group "Availability"
    - status: /^\\d+ snacks$/
    - combobox "Sort by"
    - list "Filters on":
      - listitem:
        - link "Remove 9 oz"
      - listitem:
        - link "Clear filters"
    - heading "Snacks on this shelf" [level=2]
    - list:
      - listitem:
        - heading [level=3]
  - contentinfo`,
  '/product/CHP-0102': `
  - main:
    - navigation "Breadcrumb"
    - tabpanel "Front of the 9 oz Chile Lime Tortilla Chips bag":
      - img "Front of the 9 oz Chile Lime Tortilla Chips bag"
      - button "Enlarge the picture"
    - tablist "Pictures":
      - tab "Front" [selected]
      - tab "Inside"
    - paragraph:
      - link "Mazoro"
    - heading "Chile Lime Tortilla Chips" [level=1]
    - paragraph: /^\\$4\\.29 9 oz/
    - navigation "Size":
      - link "2 oz"
      - link "9 oz"
    - group "Quantity":
      - button "One fewer"
      - spinbutton "Quantity": "1"
      - button "One more"
    - button "Add to cart, $4.29"
    - status:
      - paragraph:
        - text: /In stock for 75024/
    - group:
      - text: Ingredients and allergens
    - group: Nutrition
    - paragraph:
      - button "Share"
    - region "Goes well with":
      - heading [level=2]
      - list
  - contentinfo`,
};

test('home, list, product and search box are read in the order they are seen', async ({
  shopper,
  page,
}) => {
  await shopper.remembers({ zip: '75024', consent: { functional: false } });
  for (const [path, content] of Object.entries(pages)) {
    await shopper.opens(path);
    await expect(page.locator('body')).toMatchAriaSnapshot(`${frame}${content}`);
  }
  await page.getByRole('banner').getByRole('searchbox').focus();
  const box = page.getByRole('banner').getByRole('combobox', { name: 'Search snacks' });
  await box.fill('lime');
  await expect(page.getByRole('search')).toMatchAriaSnapshot(`
    - search:
      - combobox "Search snacks" [expanded]: lime
      - button "Clear search"
      - status: /^\\d+ suggestions. Use the arrow keys.$/
      - listbox "Suggestions":
        - group "Suggestions":
          - option "chile lime"
        - group "Straight to the shelf":
          - option "Lime Flavor"
        - group "Snacks":
          - option /^Lime Tortilla Chips/
        - option "See all results for “lime”"
  `);
});
