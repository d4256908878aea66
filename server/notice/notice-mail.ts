import type { ProductDetail } from '#domain/catalog/product.ts';
import { productAddress } from '#domain/catalog/product-id.ts';
import type { Language } from '#domain/locale/language.ts';
import { shopMail } from '#server/base/mail/mail-document.ts';
import {
  buttonPart,
  headPart,
  linkPart,
  paragraphPart,
  picturePart,
  smallPart,
} from '#server/base/mail/mail-parts.ts';
import { mailPicture } from '#server/base/mail/mail-picture.ts';
import { moneyText } from '#server/base/mail/money-text.ts';
import { own } from '#server/base/mail/typed-words.ts';
import type { RestockRequest } from '#server/data/notice/restock-requests.ts';
import { stopPath } from '#server/notice/notice-paths.ts';
import type { Mail } from '#server/parties/mail-sender.ts';

interface NoticeWords {
  readonly subject: (title: string) => string;
  readonly heading: string;
  readonly opening: (what: string) => string;
  readonly price: (price: string) => string;
  readonly look: string;
  readonly why: string;
  readonly stop: string;
}

const words: Readonly<Record<Language, NoticeWords>> = {
  'en-us': {
    subject: (title) => `${title}: back in stock`,
    heading: 'Back in stock',
    opening: (what) => `${what} is back in stock.`,
    price: (price) => `It costs ${price}. We cannot hold it for you, so be quick.`,
    look: 'See it in the shop',
    why: 'You asked us to tell you once. This is that email.',
    stop: 'No more of these emails',
  },
  es: {
    subject: (title) => `${title}: otra vez disponible`,
    heading: 'Otra vez disponible',
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
  const { heading, opening, price, look, why, stop } = words[language];
  const query = language === 'es' ? '?lang=es-us' : '';
  const productLink = `${shopOrigin}${productAddress(product.productId)}${query}`;
  const stopLink = `${shopOrigin}${stopPath}${request.stop_token}`;
  const subject = words[language].subject(product.title);
  return {
    ...shopMail({
      to: request.email,
      subject,
      mailId: `${request.request_id}.${request.times}`,
      language,
      shopOrigin,
      parts: [
        headPart(heading, [own(opening(`${product.title} (${product.size})`))]),
        picturePart(mailPicture(product.imagePath, shopOrigin)),
        paragraphPart(own(price(moneyText(product.price, language)))),
        buttonPart(look, productLink),
        smallPart(own(why)),
        linkPart(stop, stopLink),
      ],
    }),
    stopLink,
  };
};
