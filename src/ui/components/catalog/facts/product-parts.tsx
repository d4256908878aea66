/** What a product page can do without at first, as one chunk that is loaded after the first paint. */
export { BuyMore } from '#ui/components/catalog/facts/buy-more.tsx';
export { ProductMore } from '#ui/components/catalog/facts/product-more.tsx';
