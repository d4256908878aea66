import type { FrameLocator, Locator, Page } from '@playwright/test';
import { checkout as english } from '#application/messages/en-us/checkout.ts';
import { checkout as spanish } from '#application/messages/es/checkout.ts';
import {
  type PublishedTestCard,
  publishedTestCards,
} from '#domain/payment/published-test-cards.ts';
import { type Remembered, storageOf } from '#test/e2e/remembered.ts';

export interface ShippingForm {
  readonly email: string;
  readonly phoneNumber: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly address: string;
  readonly city: string;
  /** Name of the state as the list shows it. */
  readonly state: string;
  readonly zipcode: string;
}

export const testCard = (alias: string): PublishedTestCard => {
  const card = publishedTestCards.find((known) => known.alias === alias);
  if (card === undefined) throw new Error(`there is no test card "${alias}"`);
  return card;
};

/** A guest in front of the shop, who knows it by its words and roles only. */
export class Shopper {
  readonly page: Page;
  readonly origin: string;
  readonly shipping: ShippingForm;
  readonly words: typeof english | typeof spanish;

  constructor(page: Page, origin: string, language: 'en-us' | 'es' = 'en-us') {
    this.page = page;
    this.origin = origin;
    this.words = language === 'es' ? spanish : english;
    this.shipping = {
      email: `guest-${crypto.randomUUID()}@example.com`,
      phoneNumber: '9725550143',
      firstName: 'Ada',
      lastName: 'Byron',
      address: '5800 Legacy Dr',
      city: 'Plano',
      state: 'Texas',
      zipcode: '75024',
    };
  }

  /** The same person reading another language. */
  reading(language: 'en-us' | 'es'): Shopper {
    return new Shopper(this.page, this.origin, language);
  }

  /** Puts an earlier visit into the browser, on an empty page of the shop's origin. */
  async remembers(earlier: Remembered): Promise<void> {
    const address = `${this.origin}/earlier-visit`;
    const body = '<link rel="icon" href="data:,"><title>Earlier visit</title>';
    await this.page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
    await this.page.goto(address);
    await this.page.unroute(address);
    await this.page.evaluate((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, storageOf(earlier));
  }

  async opens(path: string): Promise<void> {
    await this.page.goto(`${this.origin}${path}`);
    await this.seesItAlive();
  }

  /** Pages are drawn by the server and hear presses a moment later. */
  async seesItAlive(): Promise<void> {
    const alive = this.page.locator('html[data-alive]');
    // Pages without scripts, or with another root, never come alive and are tested as they are.
    await alive.waitFor({ state: 'attached', timeout: 4000 }).catch(() => undefined);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }

  /** Starts on the shipping step with that cart, cookies refused before. */
  async startsCheckout(cart: Remembered['cart'] = { 'CHP-0102': 2 }): Promise<void> {
    await this.remembers({ cart: cart ?? {}, consent: { functional: false } });
    await this.opens('/checkout/shipping');
    await this.heading(this.words['shipping.title']).waitFor();
  }

  async fillsShipping(change: Partial<ShippingForm> = {}): Promise<void> {
    const { words, page } = this;
    const form = { ...this.shipping, ...change };
    const label = (text: string) => page.getByLabel(text, { exact: true });
    await label(words['label.email']).fill(form.email);
    await label(words['label.phoneNumber']).fill(form.phoneNumber);
    await label(words['label.firstName']).first().fill(form.firstName);
    await label(words['label.lastName']).first().fill(form.lastName);
    await label(words['label.address']).first().fill(form.address);
    await label(words['label.city']).first().fill(form.city);
    await label(words['label.state']).first().selectOption(form.state);
    await label(words['label.zipcode']).first().fill(form.zipcode);
  }

  async continuesToPayment(): Promise<void> {
    await this.button(this.words['shipping.continue']).click();
    await this.heading(this.words['payment.title']).waitFor();
  }

  /** One of the two fields the payment provider keeps in a frame of its own. */
  hostedField(name: string): Locator {
    return this.hostedFrame(name).getByRole('textbox', { name });
  }

  hostedFrame(name: string): FrameLocator {
    return this.page.getByRole('group', { name, exact: true }).locator('iframe').contentFrame();
  }

  get cardNumber(): Locator {
    return this.hostedField(this.words['payment.number']);
  }

  get securityCode(): Locator {
    return this.hostedField(this.words['payment.securityCode']);
  }

  async typesHostedFields(alias: string): Promise<void> {
    const { number, securityCode } = testCard(alias);
    await this.cardNumber.fill(number);
    await this.securityCode.fill(securityCode);
  }

  async typesCard(alias: string): Promise<void> {
    const { words, page } = this;
    await page.getByLabel(words['label.nameOnCard']).fill('Ada Byron');
    await this.typesHostedFields(alias);
    await page.getByLabel(words['payment.expires']).fill('12/39');
  }

  async continuesToReview(): Promise<void> {
    await this.button(this.words['payment.continue']).click();
    await this.heading(this.words['review.title']).waitFor();
  }

  /** From an empty shipping form to the last look before the order. */
  async goesToReview(card = 'visa-ok'): Promise<void> {
    await this.fillsShipping();
    await this.continuesToPayment();
    await this.typesCard(card);
    await this.continuesToReview();
  }

  get placeOrder(): Locator {
    const [before = ''] = this.words['review.place'].split('{total}');
    return this.button(new RegExp(`^${before}`));
  }

  /** The number of the order on its thank-you page. */
  async thankYouOrderId(): Promise<string> {
    await this.page.waitForURL('**/thank-you/*');
    await this.heading(this.words['thanks.title']).waitFor();
    return decodeURIComponent(new URL(this.page.url()).pathname.split('/').at(-1) ?? '');
  }
}
