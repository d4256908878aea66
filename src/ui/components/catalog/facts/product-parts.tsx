/** What a product page can do without at first, as one chunk that is loaded after the first paint. */
export { BuyMore } from '#ui/components/catalog/facts/buy-more.tsx';
export { PictureViews } from '#ui/components/catalog/facts/picture-views.tsx';
export { ProductMore } from '#ui/components/catalog/facts/product-more.tsx';
export { Zoom } from '#ui/components/catalog/facts/zoom.tsx';
export { BackInStockForm } from '#ui/components/catalog/product/back-in-stock-form.tsx';
