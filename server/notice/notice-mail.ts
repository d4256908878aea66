import type { ProductDetail } from '#domain/catalog/product.ts';
import { markupText } from '#domain/content/markup-text.ts';
import { documentLanguage, type Language } from '#domain/locale/language.ts';
import { dollarsFromCents } from '#domain/money/cents.ts';
import type { RestockRequest } from '#server/data/notice/restock-requests.ts';
import { stopPath } from '#server/notice/notice-paths.ts';
import type { Mail } from '#server/parties/mail-sender.ts';

interface NoticeWords {
  readonly subject: (title: string) => string;
  readonly opening: (what: string) => string;
  readonly price: (price: string) => string;
  readonly look: string;
  readonly why: string;
  readonly stop: string;
}

const words: Readonly<Record<Language, NoticeWords>> = {
  'en-us': {
    subject: (title) => `${title}: back in stock`,
    opening: (what) => `${what} is back in stock.`,
    price: (price) => `It costs ${price}. We cannot hold it for you, so be quick.`,
    look: 'See it in the shop',
    why: 'You asked us to tell you once. This is that email.',
    stop: 'No more of these emails',
  },
  es: {
    subject: (title) => `${title}: otra vez disponible`,
    opening: (what) => `${what} ya está disponible otra vez.`,
    price: (price) => `Cuesta ${price}. No podemos apartarlo, así que no tardes.`,
    look: 'Verlo en la tienda',
    why: 'Nos pediste que te avisáramos una vez. Este es el aviso.',
    stop: 'Dejar de recibir estos correos',
  },
};

/** The mail that a product is back, in the language of the request. Texts are escaped. */
export const noticeMail = (
  request: RestockRequest,
  product: ProductDetail,
  shopOrigin: string,
): Mail => {
  const { language } = request;
  const { subject, opening, price, look, why, stop } = words[language];
  const query = language === 'es' ? '?lang=es-us' : '';
  const productLink = `${shopOrigin}/product/${encodeURIComponent(product.productId)}${query}`;
  const stopLink = `${shopOrigin}${stopPath}${request.stop_token}`;
  const lines = [
    opening(`${product.title} (${product.size})`),
    price(dollars(product, language)),
  ] as const;
  return {
    to: request.email,
    subject: subject(product.title),
    mailId: `${request.request_id}.${request.times}`,
    language: documentLanguage(language),
    stopLink,
    text: [...lines, `${look}: ${productLink}`, why, `${stop}: ${stopLink}\n`].join('\n\n'),
    html: [
      `<!doctype html><html lang="${documentLanguage(language)}">`,
      `<head><meta charset="utf-8"><title>${markupText(subject(product.title))}</title></head><body>`,
      ...lines.map((line) => `<p>${markupText(line)}</p>`),
      `<p><a href="${markupText(productLink)}">${markupText(look)}</a></p>`,
      `<p>${markupText(why)} <a href="${markupText(stopLink)}">${markupText(stop)}</a></p>`,
      '</body></html>',
    ].join(''),
  };
};

const dollars = ({ price }: ProductDetail, language: Language): string =>
  new Intl.NumberFormat(documentLanguage(language), {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
  }).format(dollarsFromCents(price));
