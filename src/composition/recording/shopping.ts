import { cartIn, recordedCart } from '#composition/recording/recorded-cart.ts';
import type { TellersOf } from '#composition/recording/teller.ts';
import type { ProductQuery } from '#domain/catalog/product-query.ts';
import { contentsOf } from '#domain/mix/mix-bags.ts';

/** What narrows a list, in lists of its own. */
const namesIn = ({ sort, page, ...query }: Omit<ProductQuery, 'searchText'>) => ({
  ...{ productTypes: [...query.productTypes], brand: [...query.brand] },
  ...{ flavor: [...query.flavor], diet: [...query.diet], size: [...query.size] },
  ...{ price: [...query.price], availability: [...query.availability], badge: [...query.badge] },
  ...{ sort, page },
});

/** What is told of looking around and of the cart. */
export const shopping: TellersOf<
  | 'catalog'
  | 'search'
  | 'visit'
  | 'reviews'
  | 'cart'
  | 'cartExtras'
  | 'accountCart'
  | 'mix'
  | 'coupon'
  | 'shipping'
  | 'delivery'
  | 'content'
  | 'newsletter'
> = {
  catalog: {
    showHome: 'quiet',
    // The page asks when a shopper goes on in it; the server draws the list that it opens with.
    listProducts: ([{ searchText, ...query }], found) => ({
      ...{ is: 'list', ...namesIn(query) },
      ...(searchText !== undefined && { text: searchText }),
      ...(found !== undefined && { total: found.totalProduct }),
    }),
    listFilters: 'quiet',
    recommendPacks: 'quiet',
    // A page that is opened notes the view, whoever drew it.
    showProduct: 'quiet',
    listBrands: 'quiet',
    showNavigation: 'quiet',
    readShopConfig: 'quiet',
    readLabels: 'quiet',
  },
  search: {
    suggestProducts: 'quiet',
    recentSearches: 'quiet',
    rememberSearch: ([text]) => ({ is: 'search', text }),
    forgetSearches: 'quiet',
  },
  visit: {
    noteViewed: ([productId]) => ({ is: 'view', productId }),
    showViewed: 'quiet',
    forgetViewed: 'quiet',
    notifyWhenBack: ([productId, email, isSure]) => ({ is: 'notify', productId, email, isSure }),
  },
  reviews: {
    showReviews: 'quiet',
    readOwnReview: 'quiet',
    writeReview: ([productId, { stars, title, text }]) => ({
      ...{ is: 'review', productId, stars, title, text },
    }),
    removeReview: 'no-command',
  },
  cart: {
    readCart: 'quiet',
    addToCart: ([{ productId }, quantity], cart) => ({
      ...{ is: 'add', productId, quantity },
      ...cartIn(cart),
    }),
    changeQuantity: ([line, quantity], cart) => ({
      ...{ is: 'change', line, quantity },
      ...cartIn(cart),
    }),
    removeLine: ([line], cart) => ({ is: 'remove', line, ...cartIn(cart) }),
    clearCart: (_, cart) => ({ is: 'clear', ...cartIn(cart) }),
    reviewCart: 'quiet',
  },
  cartExtras: {
    putBackLine: (_, cart) => ({ is: 'goods', ...cartIn(cart) }),
    showCartGoods: 'quiet',
    openSharedCart: 'quiet',
    addSharedCart: (_, cart) => ({ is: 'goods', ...cartIn(cart) }),
    showFillers: 'quiet',
  },
  accountCart: {
    syncCart: (_, synced) =>
      synced && { is: 'sync', cart: recordedCart(synced.cart), stored: synced.stored },
    reorder: ([orderId, email], value) => ({
      ...{ is: 'reorder', orderId },
      ...(email !== undefined && { email }),
      ...cartIn(value?.cart),
    }),
    undoMerge: 'no-command',
    redoMerge: 'no-command',
    closeMerge: 'quiet',
    tellMerge: 'quiet',
  },
  mix: {
    showMixProducts: 'quiet',
    readMix: 'quiet',
    storeMix: 'quiet',
    surpriseMix: 'quiet',
    editMix: 'quiet',
    addMixToCart: ([{ name, bags, editing }], cart) =>
      editing === undefined
        ? { is: 'mix', name, items: contentsOf(bags).map((item) => ({ ...item })), ...cartIn(cart) }
        : { is: 'goods', ...cartIn(cart) },
    showSavedMixes: 'quiet',
    readSavedMix: 'quiet',
    openSavedMix: 'quiet',
    saveMix: 'no-command',
    renameSavedMix: 'no-command',
    copySavedMix: 'no-command',
    removeSavedMix: 'no-command',
    addSavedMixToCart: 'no-command',
  },
  coupon: {
    applyCoupon: ([code], cart) => ({ is: 'coupon', code, ...cartIn(cart) }),
    removeCoupon: (_, cart) => ({ is: 'coupon-off', ...cartIn(cart) }),
    revalidateCoupon: 'quiet',
  },
  shipping: {
    setZip: ([zip], verdict) => ({
      ...{ is: 'zip', zip },
      ...(verdict?.city !== undefined && { city: verdict.city }),
      ...(verdict?.state !== undefined && { state: verdict.state }),
    }),
    declineZip: 'quiet',
    checkZip: 'quiet',
  },
  delivery: {
    estimateCart: 'quiet',
    expectProduct: 'quiet',
    tellCutOff: 'quiet',
    suggestAddresses: 'quiet',
  },
  content: {
    readContentPage: 'quiet',
    readFaq: 'quiet',
    showEvents: 'quiet',
    listGiftCards: 'quiet',
    contactShop: ([{ subject, name, email, phoneNumber: phone, description }]) => ({
      ...{ is: 'message', subject, name, email, phone, description },
    }),
    registerForConcert: 'no-command',
  },
  newsletter: { signUpForNewsletter: 'no-command' },
};
