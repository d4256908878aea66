import { isQuietWord, searchStem, searchWords } from '#domain/locale/search-words.ts';

/** Pages of the shop that people look for in the search box, which sells none of them. */
export type ShopPage =
  | 'giftcards'
  | 'giftcards/balance'
  | 'shippingandreturns'
  | 'trackorder'
  | 'orderhistory'
  | 'contactus'
  | 'flaminhotuniversity'
  | 'faq';

/** What each is called, in both languages. */
const names: Readonly<Record<ShopPage, string>> = {
  giftcards: 'gift card cards giftcard egift voucher present tarjeta regalo vale',
  'giftcards/balance': 'gift card cards balance tarjeta regalo saldo',
  shippingandreturns:
    'shipping delivery return returns refund refunds exchange money back envio entrega devolucion devoluciones reembolso cambio',
  trackorder: 'order orders track tracking package parcel guest pedido rastrear paquete rastreo',
  orderhistory: 'order orders history pedido pedidos historial',
  contactus: 'contact help phone email support contacto ayuda telefono correo soporte',
  flaminhotuniversity: 'concert concerts event events show tour concierto conciertos evento gira',
  faq: 'faq questions help answers preguntas ayuda respuestas',
};

/** Words of a question that name nothing. */
const fillers = 'where is are my your how do can i get a donde esta mi tu como puedo cual es'.split(
  ' ',
);

/** A beginning typed alone, shorter than this, says nothing about a page, characters. */
const shortestAlone = 3;

const pages = Object.entries(names).map(([page, words]) => ({
  page: page as ShopPage,
  words: words.split(' '),
}));

/** Whether a typed word begins one of these words, or is another form of it. */
const isAmong = (words: readonly string[], typed: string, shortest: number): boolean =>
  words.some(
    (word) =>
      (typed.length >= shortest && word.startsWith(typed)) ||
      searchStem(word) === searchStem(typed),
  );

/** The pages that every typed word speaks of, in a fixed order; small words do not count. */
export const suggestedPages = (text: string): readonly ShopPage[] => {
  const typed = searchWords(text).filter((word) => !isQuietWord(word) && !fillers.includes(word));
  if (typed.length === 0) return [];
  const shortest = typed.length === 1 ? shortestAlone : 1;
  return pages
    .filter(({ words }) => typed.every((word) => isAmong(words, word, shortest)))
    .map(({ page }) => page);
};
