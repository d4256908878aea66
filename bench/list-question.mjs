/** The storefront's call for a list, and what a page asks it. */
export const listPath = '/v3/dopservice/b2c/getqueryproducts';

export const listQuestion = (differs = {}) => ({
  productTypes: [],
  brand: [],
  flavor: [],
  size: [],
  sort: 'featured',
  page: 1,
  pageSize: 36,
  ...differs,
});
