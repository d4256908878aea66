/** What a product page can do without at first, as one chunk that is loaded after the first paint. */
export { ProductMore } from '#ui/components/catalog/facts/product-more.tsx';
