// A product pressed by a finger as the first touch of a list, in the shop or on a static page.
import { throttled } from './phone.mjs';
import { fingerPress, pressUntilPainted } from './press.mjs';
import { pressedProduct } from './static-pages.mjs';

/** True when the pressed product is shown: heading, picture, price and buy button. */
const isShown = ({ path, title, price }) => {
  const main = document.querySelector('main');
  const picture = main.querySelector('#picture img');
  return (
    location.pathname === path &&
    main.getAttribute('aria-busy') !== 'true' &&
    main.querySelector('h1')?.textContent === title &&
    picture?.alt.includes(title) &&
    picture.complete &&
    picture.naturalWidth > 0 &&
    main.textContent.includes(price) &&
    [...main.querySelectorAll('button')].some((button) =>
      button.textContent.startsWith('Add to cart'),
    )
  );
};

/** And all its data has arrived. */
const isWhole = ({ title }) =>
  document.querySelector('main h1')?.textContent === title &&
  !document.querySelector('[aria-busy="true"]');

const pressed = async (browser, address, slowdown, wantedOn) => {
  const { context, page } = await throttled(browser, undefined, slowdown);
  await page.goto(address, { waitUntil: 'networkidle' });
  // On a busy machine the network rests before the page hears presses.
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  const wanted = await wantedOn(page);
  const [shown, whole] = await pressUntilPainted(
    page,
    // The link covers the card.
    () => fingerPress(page, page.locator('main li:has(a[href^="/product/"]) img').first()),
    [isShown, isWhole],
    wanted,
  );
  await context.close();
  return { shown, whole };
};

const firstProduct = async (page) => {
  const link = page.locator('main a[href^="/product/"]').first();
  const card = await link.evaluate((pressed) => pressed.closest('li')?.textContent ?? '');
  return {
    path: await link.getAttribute('href'),
    title: await link.textContent(),
    price: /\$[\d.]+/.exec(card)?.[0],
  };
};

/** Milliseconds until the first product of a list is shown, and until everything of it is there. */
export const openProduct = (browser, origin, slowdown) =>
  pressed(browser, `${origin}/all-snacks`, slowdown, firstProduct);

/** Milliseconds until a product is shown on a page that has no library and shows nothing else. */
export const openStaticProduct = async (browser, origin, slowdown) => {
  const { shown } = await pressed(browser, `${origin}/press`, slowdown, async () => pressedProduct);
  return shown;
};
